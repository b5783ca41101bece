// A new version comes to the server, and the files of the one before are gone: an open page says so, and one press later the
// same game goes on in the new one.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { leaveUndrawn } from "./driver/drawing.js";
import { PATIENCE, PLAY, QUIET, address, pressIfThere, ready, reloaded, uncovered, withoutGame } from "./driver/page.js";

const LONG = 4 * PATIENCE;
/** A file in the folder of what opponents need, by the parts of its name. */
const THINKING = /(thinking\/\w+-)([0-9a-f]{16})(\.\w+)/g;
/** The same digits for the names of the other version, and back. */
const mirrored = (/** @type {string} */ hash) => [...hash].toReversed().join("");

const browser = testBrowser();
/** @type {import("node:http").Server} */
let server;
/** Whether the other version is there. Only its number and the names of what opponents need differ. */
let isOther = false;
before(async () => {
  server = createServer(async (request, response) => {
    const path = (request.url ?? "/").slice(1);
    const renamed = path.replace(THINKING, (_, begin, hash, end) => `${begin}${isOther ? mirrored(hash) : hash}${end}`);
    const answer = await fetch(new URL(renamed, address));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type, "Cache-Control": "no-cache" });
    const isText = /^(worker\.js|index\.html)?(\?|$)/.test(path);
    if (!isText || !isOther) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const text = (await answer.text()).replaceAll(THINKING, (_, begin, hash, end) => `${begin}${mirrored(hash)}${end}`);
    const other = text.replace(/("version":")([0-9a-f]{16})/, (_, begin, hash) => begin + mirrored(hash));
    response.end(other.replace(/"index\.html":"[0-9a-f]{16}"/, '"index.html":"0123456789abcdef"'));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
after(() => server.close());

/** The address of that server. */
function there() {
  const bound = server.address();
  assert.ok(bound && typeof bound === "object", "the server listens");
  return `http://127.0.0.1:${bound.port}/`;
}

for (const [where, serviceWorkers] of /** @type {const} */ ([
  ["without a service worker", "block"],
  ["with a service worker", "allow"],
])) {
  test(`after a new version has come the game goes on by one press, ${where}`, { timeout: LONG }, async () => {
    isOther = false;
    const visit = await Visit.begin(browser(), { serviceWorkers });
    const { context, page } = visit;
    await leaveUndrawn(page);
    await context.addInitScript((settings) => {
      const kept = JSON.stringify({ format: 1, kept: settings });
      if (!localStorage.getItem("tesserae/settings.json")) localStorage.setItem("tesserae/settings.json", kept);
    }, QUIET);
    const player = visit.withPointer();
    await page.goto(`${there()}?report`);
    await ready(page);
    if (serviceWorkers === "allow") {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 50));
      });
    }
    isOther = true;
    await page.locator(PLAY).click();
    await uncovered(page);
    const offer = page.locator("#update");
    // One's own turns, until the opponent is to decide something.
    for (const end = Date.now() + PATIENCE; ; await page.waitForTimeout(200)) {
      assert.ok(Date.now() < end, "nothing says that a file is missing");
      const isOffered = await offer.isVisible();
      const now = await player.now();
      if (isOffered && now.turn === "second") break;
      // A service worker may find the new version before any file is missing.
      if (isOffered) await page.locator("#update-later").click();
      else if (now.turn === "first" && now.steps.length > 0) await player.act(now);
      else await pressIfThere(page, "Throw");
    }
    assert.match(await offer.innerText(), /^A new version is on the server\. Reload: your game goes on\./);
    await reloaded(page, () => page.getByRole("button", { name: "Reload" }).click());
    await uncovered(page);
    assert.match(await page.locator("#recovered-text").innerText(), /^This is the new version, and your game goes on/);
    assert.ok(await offer.isHidden());
    const decided = await player.wait((now) => now.screen === "table" && now.position && now.turn === "first", PATIENCE);
    assert.ok(decided, `the opponent plays: ${JSON.stringify(await player.now())}`);
    await visit.close();
  });
}

test("a file that does not come is named, and what to do", { timeout: LONG }, async () => {
  isOther = false;
  const visit = await Visit.begin(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  const offer = page.locator("#update");
  await page.evaluate(() => fetch("assets/models/nothing.glb"));
  await offer.waitFor();
  assert.match(await offer.innerText(), /could not be loaded: assets\/models\/nothing\.glb\. The server answers 404\. Reload the page\./);
  await page.getByRole("button", { name: "Later" }).click();
  await page.evaluate(() => fetch("assets/models/nothing.glb"));
  await page.route(/sounds/, (route) => route.abort());
  await page.evaluate(() => fetch("assets/sounds/nothing.ogg").catch(() => {}));
  await offer.waitFor();
  assert.match(await offer.innerText(), /could not be loaded: assets\/sounds\/nothing\.ogg\. Are you online\?/);
  await visit.close();
});

test("a page that is loaded again calls itself a new version only if it is one", { timeout: LONG }, async () => {
  isOther = false;
  const visit = await Visit.begin(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await withoutGame(page);
  await page.goto(there());
  /** What the page says when its game is there again after a press on “Reload”. */
  const told = async () => {
    await page.evaluate(() => fetch("assets/models/nothing.glb"));
    await page.locator("#update").waitFor();
    await reloaded(page, () => page.getByRole("button", { name: "Reload" }).click());
    await page.waitForFunction(() => "tesseraeTrouble" in globalThis);
    await page.evaluate(() => tesseraeRecovery.done());
    return page.locator("#recovered-text").innerText();
  };
  assert.equal(await told(), "The page was loaded again.");
  isOther = true;
  assert.equal(await told(), "This is the new version.");
  await visit.close();
});
