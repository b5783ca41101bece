// Asks the worker in which bots think. Without one, or when it fails, the game lets them think by itself.
(() => {
  "use strict";
  const { bots: parts } = JSON.parse(document.getElementById("build").textContent);
  const address = (path) => new URL(path, document.baseURI).href;
  /** The answers that have come, by the number of the question. */
  const answers = new Map();
  let worker;
  let works = Boolean(parts && globalThis.Worker);
  let asked = 0;

  function fail(reason) {
    if (works) console.warn(`The worker for opponents has failed: ${reason}`);
    works = false;
    worker?.terminate();
    worker = undefined;
  }

  function send(game, message) {
    if (!works) return false;
    try {
      if (!worker) {
        worker = new Worker(address(parts.script));
        worker.addEventListener("message", ({ data }) => {
          if (data.failed) fail(data.failed);
          else answers.set(data.number, data.answer);
        });
        worker.addEventListener("error", (event) => fail(event.message));
      }
      const addresses = { module: address(parts.module), knowledge: address(`assets/bots/${game}.bin`) };
      worker.postMessage({ addresses, game, ...message });
    } catch (error) {
      fail(String(error));
    }
    return works;
  }

  /** Fetches what the bots of a game need, before they are asked. */
  globalThis.tesseraePrepareBots = (game) => send(game, {});

  /** Asks a question; returns its number, 0 if there is no worker. */
  globalThis.tesseraeAskBot = (game, question) => {
    asked += 1;
    return send(game, { number: asked, question }) ? asked : 0;
  };

  /** The answer to a question, once: null while the bot thinks, and an empty text if the worker has failed. */
  globalThis.tesseraeBotAnswer = (number) => {
    const answer = answers.get(number);
    answers.delete(number);
    return answer ?? (works ? null : "");
  };
})();
