import BarrenderKit

/// The way from one spec to its outputs, whatever is made of it.
struct SpecRun {
  let renderer: Renderer
  let specArguments: SpecArguments
  let console: Console

  /// Finds out that an output cannot be written before anything is made, and makes `product` before
  /// any output is opened.
  func carryOut(
    _ job: OutputPlan.Job, product: (Prepared) throws(RenderFailure) -> [UInt8]
  ) -> ExitCode {
    do throws(FileFailure) {
      for case .file(let path) in job.places { try checkOutput(path) }
    } catch {
      return console.report(error)
    }
    let input: SpecInput
    do throws(FileFailure) {
      input = try job.spec.read()
    } catch {
      return console.report(error, remedy: job.spec.verbMeant(after: error))
    }
    let prepared = renderer.prepare(input, patches: specArguments.patches)
    let code = console.report(prepared.problems, in: prepared.sources)
    if code != .done { return code }
    do throws(RenderFailure) {
      return write(try product(prepared), to: job.places)
    } catch {
      return console.report(error, of: job.spec.name)
    }
  }

  /// A place that cannot be written keeps no other from being written.
  private func write(_ product: [UInt8], to places: [OutputPlan.Place]) -> ExitCode {
    places.reduce(.done) { code, place in
      do throws(FileFailure) {
        switch place {
        case .standardOutput: try StandardStreams.writeOutput(product)
        case .file(let path): try writeOutput(product, to: path)
        }
        return code
      } catch {
        return code.and(console.report(error))
      }
    }
  }
}
