import BarrenderKit

extension SpecArguments {
  /// `spec` as it is arranged, for what is printed and not painted. The code is `done` unless something
  /// is wrong with it, which is told.
  func prepared(
    _ spec: SpecFile, _ console: Console
  ) throws -> (prepared: Prepared, code: ExitCode) {
    console.warn(ofEmptyFolders: fonts.directories)
    let prepared = try Renderer(fonts: fonts)
      .prepare(try spec.read(), patches: patches, themes: themes)
    return (prepared, console.report(prepared.problems, in: prepared.sources))
  }
}

/// The way from one spec to its outputs, whatever is made of it.
struct SpecRun {
  let renderer: Renderer
  let specArguments: SpecArguments
  let console: Console
  /// Of the places that are known only with the picture.
  private var taken: TakenPlaces

  init(_ renderer: Renderer, _ specArguments: SpecArguments, _ console: Console, specs: [SpecFile])
  {
    self.renderer = renderer
    self.specArguments = specArguments
    self.console = console
    taken = TakenPlaces(specs: specs)
  }

  /// Finds out that an output cannot be written before anything is made, and makes `product` before
  /// any output is opened.
  mutating func carryOut(
    _ job: OutputPlan.Job, product: (Prepared) throws(RenderFailure) -> [UInt8]
  ) -> ExitCode {
    do throws(FileFailure) {
      for path in job.places.compactMap(\.path) { try checkOutput(path) }
    } catch {
      return console.report(error)
    }
    let input: SpecInput
    do throws(FileFailure) {
      input = try job.spec.read()
    } catch {
      return console.report(error)
    }
    let prepared = renderer.prepare(
      input, patches: specArguments.patches, themes: specArguments.themes)
    let code = console.report(prepared.problems, in: prepared.sources)
    if code != .done { return code }
    let places: [OutputPlan.Place]
    do throws(UsageError) {
      places = try settled(job, prepared)
      let inputs = specArguments.files + prepared.namedFiles(in: input.folder)
      for path in places.compactMap(\.path) { try keep(inputs, from: path) }
    } catch {
      return console.report(error)
    }
    do throws(RenderFailure) {
      return write(try product(prepared), to: places)
    } catch {
      return console.report(error, of: job.spec.name)
    }
  }

  /// Refuses to write to a file that was read.
  private func keep(_ inputs: [FilePath], from output: FilePath) throws(UsageError) {
    guard let input = inputs.first(where: { leadToSameFile(output, $0) }) else { return }
    throw UsageError("\"\(output.shortened)\" is \"\(input.shortened)\", which this run reads")
  }

  /// The places of a picture without open fields.
  private mutating func settled(
    _ job: OutputPlan.Job, _ prepared: Prepared
  ) throws(UsageError) -> [OutputPlan.Place] {
    let places = job.places.map { $0.settled(by: prepared) }
    for place in places { try taken.take(place, for: job.spec) }
    return places
  }

  /// A place that cannot be written keeps no other from being written.
  private func write(_ product: [UInt8], to places: [OutputPlan.Place]) -> ExitCode {
    places.reduce(.done) { code, place in
      do throws(FileFailure) {
        switch place {
        case .standardOutput: try StandardStreams.writeOutput(product)
        case .file: if let path = place.path { try writeOutput(product, to: path) }
        }
        return code
      } catch {
        return code.and(console.report(error))
      }
    }
  }
}
