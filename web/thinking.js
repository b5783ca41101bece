// Asks the workers in which questions are answered: for opponents, hints, odds, the coach and the analysis. A worker
// answers one question at a time, so to cancel one is to end its worker.
(() => {
  "use strict";
  /** A bot need not wait until an analysis and two turns that are played out are complete. */
  const MOST_WORKERS = 3;
  const NO_WORKERS = "opponents and advice need web workers, which this browser does not have";
  const { thinking: parts } = JSON.parse(document.getElementById("build").textContent);
  const address = (path) => new URL(path, document.baseURI).href;
  /** The workers, each with the question that it answers. */
  const places = [];
  /** The questions that no worker has yet. */
  let queue = [];
  /** The answers that have come and were not taken, by the number of the question. */
  const answers = new Map();
  let asked = 0;

  function open() {
    const place = { worker: new Worker(address(parts.script)), question: undefined };
    place.worker.addEventListener("message", ({ data }) => hear(place, data));
    place.worker.addEventListener("error", (event) => fail(place, event.message));
    places.push(place);
    return place;
  }

  function close(place) {
    place.worker.terminate();
    places.splice(places.indexOf(place), 1);
  }

  function hear(place, { answer, failed, last }) {
    if (failed) return fail(place, failed);
    if (answer !== undefined) answers.get(place.question.number)?.push([answer, last]);
    globalThis.tesseraeWake?.();
    if (!last) return;
    place.question = undefined;
    next();
  }

  /** A worker that has failed is replaced at the next question. */
  function fail(place, reason) {
    console.warn(`A worker has failed: ${reason}`);
    refuse(place.question, reason);
    close(place);
    next();
  }

  function refuse(question, reason) {
    answers.get(question?.number)?.push([JSON.stringify({ error: reason }), true]);
    globalThis.tesseraeWake?.();
  }

  /** Gives waiting questions to workers. */
  function next() {
    while (queue.length > 0) {
      const place = places.find(({ question }) => !question) ?? (places.length < MOST_WORKERS ? open() : undefined);
      if (!place) return;
      place.question = queue.shift();
      place.worker.postMessage(place.question);
    }
  }

  function send(question) {
    const addresses = { module: address(parts.module), knowledge: address(`assets/bots/${question.game}.bin`) };
    queue.push({ addresses, ...question });
    try {
      next();
    } catch (error) {
      refuse(queue.pop(), error.message);
    }
  }

  const works = () => parts && globalThis.Worker;

  /** Fetches what is needed to answer questions about a game. */
  globalThis.tesseraePrepareThinking = (game) => {
    if (works()) send({ game });
  };

  /** Asks a question; returns its number. */
  globalThis.tesseraeAsk = (game, text) => {
    asked += 1;
    answers.set(asked, []);
    if (works()) send({ number: asked, game, text });
    else refuse({ number: asked }, NO_WORKERS);
    return asked;
  };

  /** The next answer to a question, once, and whether it is the last one; null while there is none. */
  globalThis.tesseraeAnswer = (number) => answers.get(number)?.shift() ?? null;

  /** Ends the thinking about a question, and forgets its answers. */
  globalThis.tesseraeCancel = (number) => {
    answers.delete(number);
    queue = queue.filter((question) => question.number !== number);
    const place = places.find(({ question }) => question?.number === number);
    if (!place) return;
    close(place);
    next();
  };
})();
