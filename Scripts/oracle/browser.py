"""Chromium kept open, so that many pages cost one start: its DevTools protocol over a pipe."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-headless-shell")


def name():
    """The program here, else None."""
    return next((name for name in NAMES if shutil.which(name)), None)


def opened(tries=3):
    """A browser; some starts never answer, as happens on a busy machine."""
    for left in reversed(range(tries)):
        browser = Browser()
        try:
            browser.open()
            return browser
        except RuntimeError:
            browser.close()
            if not left:
                raise


class Browser:
    """One page of one browser; use from one thread at a time."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory()
        self._number, self._rest, self._events = 0, b"", []
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        os.set_blocking(self._in, False)
        # Chromium reads from descriptor 3 and writes to 4.
        shell = f'exec 3<&{theirs_in} 4>&{theirs_out} && exec "$@"'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "bash", name(), "--headless", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run", "about:blank"],
            pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"HOME": self._folder.name, "PATH": os.environ["PATH"]})
        os.close(theirs_in)
        os.close(theirs_out)
        self._session = None

    def open(self, patience=60):
        target = self.call(
            "Target.createTarget", patience=patience, url="about:blank")["targetId"]
        self._session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDefaultBackgroundColorOverride",
                  color={"r": 0, "g": 0, "b": 0, "a": 0})

    def picture(self, page, width, height, scale):
        """The page, some HTML, as a PNG file: `width` by `height` points, `scale` pixels each."""
        path = os.path.join(self._folder.name, "page.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)
        self._events.clear()
        self.call("Page.navigate", url=f"file://{path}")
        self._wait(lambda message: message.get("method") == "Page.loadEventFired")
        # Pictures are decoded and shown before the second frame.
        self.call("Runtime.evaluate", awaitPromise=True, expression="""
            Promise.all([...document.querySelectorAll('image')].map(node => {
              const image = new Image();
              image.src = node.href.baseVal;
              return image.decode();
            })).then(() => new Promise(done =>
              requestAnimationFrame(() => requestAnimationFrame(done))))""")
        answer = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return base64.b64decode(answer["data"])

    def call(self, method, patience=300, **parameters):
        self._number += 1
        number = self._number
        message = {"id": number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        answer = self._wait(lambda message: message.get("id") == number, patience)
        if "error" in answer:
            raise RuntimeError(f"chromium: {method}: {answer['error']['message']}")
        return answer["result"]

    def _wait(self, is_wanted, patience=300):
        """The first message of that kind; the others before it are forgotten."""
        end = time.monotonic() + patience
        while True:
            while self._events:
                message = self._events.pop(0)
                if is_wanted(message):
                    return message
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                raise RuntimeError(f"chromium does not answer within {patience} s")
            data = os.read(self._in, 1 << 20)
            if not data:
                raise RuntimeError("chromium has ended")
            *messages, self._rest = (self._rest + data).split(b"\0")
            self._events += [json.loads(message) for message in messages]

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._folder.cleanup()
