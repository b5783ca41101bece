// A tab in the background gets no frames from the browser. While a friend plays at another machine the game needs them: it
// has to answer their throws and to say whose turn it is. Then a hidden tab has a frame a second, and one at once when
// something has come over the line: for that the game calls `tesseraeFrame`.
(() => {
  "use strict";
  /** The pause between two frames of a hidden tab, in milliseconds; browsers make it longer after some minutes. */
  const PAUSE = 1000;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const cancel = globalThis.cancelAnimationFrame.bind(globalThis);

  /**
   * What is to be called in the next frame, each with the number of the browser's request for it.
   * @type {Map<number, { callback: FrameRequestCallback, own: number }>}
   */
  const waiting = new Map();
  let last = 0;
  let plays = false;
  /** @type {ReturnType<typeof setTimeout> | 0} */
  let timer = 0;

  function run(/** @type {number} */ number) {
    const request = waiting.get(number);
    // What is called in the same frame may have cancelled it.
    if (!request) return;
    waiting.delete(number);
    cancel(request.own);
    request.callback(performance.now());
  }

  function frame() {
    clearTimeout(timer);
    timer = 0;
    if (!plays || !document.hidden) return;
    // What asks for another frame meanwhile has to wait for that.
    for (const number of [...waiting.keys()]) run(number);
  }

  /** Sees to the next frame, if the browser does not. */
  function provide() {
    if (!timer && waiting.size && plays && document.hidden) timer = setTimeout(frame, PAUSE);
  }

  globalThis.requestAnimationFrame = (callback) => {
    const number = ++last;
    waiting.set(number, { callback, own: request(() => run(number)) });
    provide();
    return number;
  };

  globalThis.cancelAnimationFrame = (number) => {
    const request = waiting.get(number);
    if (request) cancel(request.own);
    waiting.delete(number);
  };

  /** Whether a friend plays at another machine. */
  globalThis.tesseraePlaysLive = (does) => {
    plays = does;
    provide();
  };

  // The pause of a timer may have become long; messages come at once.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = frame;

  /** Something has come over the line. */
  globalThis.tesseraeFrame = () => port2.postMessage(null);

  document.addEventListener("visibilitychange", provide);
})();
