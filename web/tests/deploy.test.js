// A new version comes to the server, and the files of the one before are gone: an open page says so, and one press later the
// same game goes on in the new one.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, afterEach, before, test } from "node:test";
import { Pointer } from "./hands.js";
import { Player } from "./player.js";
import { PATIENCE, PLAY, QUIET, address, closeLeftovers, guest, leaveUndrawn, open, pressIfThere, uncovered } from "./table.js";

const LONG = 4 * PATIENCE;
/** A file in the folder of what opponents need, by the parts of its name. */
const THINKING = /(thinking\/\w+-)([0-9a-f]{16})(\.\w+)/g;
/** The same digits for the names of the other version, and back. */
const mirrored = (hash) => [...hash].reverse().join("");

let browser;
let server;
/** Whether the other version is there. Only the names of what opponents need are others; the contents are the same. */
let isOther = false;
before(async () => {
  browser = await open();
  server = createServer(async (request, response) => {
    const path = request.url.slice(1);
    const renamed = path.replace(THINKING, (_, begin, hash, end) => `${begin}${isOther ? mirrored(hash) : hash}${end}`);
    const answer = await fetch(new URL(renamed, address));
    const type = answer.headers.get("content-type");
    response.writeHead(answer.status, { "Content-Type": type, "Cache-Control": "no-cache" });
    const isText = /^(worker\.js|index\.html)?(\?|$)/.test(path);
    if (!isText || !isOther) return response.end(Buffer.from(await answer.arrayBuffer()));
    const text = (await answer.text()).replaceAll(THINKING, (_, begin, hash, end) => `${begin}${mirrored(hash)}${end}`);
    response.end(text.replace(/"index\.html":"[0-9a-f]{16}"/, '"index.html":"0123456789abcdef"'));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(closeLeftovers);
after(async () => {
  await browser?.close();
  server?.close();
});

for (const [where, serviceWorkers] of [["without a service worker", "block"], ["with a service worker", "allow"]]) {
  test(`after a new version has come the game goes on by one press, ${where}`, { timeout: LONG }, async () => {
    isOther = false;
    const { context, page } = await guest(browser, { serviceWorkers });
    await leaveUndrawn(page);
    await context.addInitScript((settings) => {
      const kept = JSON.stringify({ format: 1, kept: settings });
      if (!localStorage.getItem("tesserae/settings.json")) localStorage.setItem("tesserae/settings.json", kept);
    }, QUIET);
    const player = new Player(page, new Pointer(page));
    await page.goto(`http://127.0.0.1:${server.address().port}/?report`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
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
    for (const end = Date.now() + PATIENCE; !(await offer.isVisible()); await page.waitForTimeout(200)) {
      assert.ok(Date.now() < end, "nothing says that a file is missing");
      const now = await player.now();
      if (now.turn === "first" && now.steps?.length) await player.act(now);
      else await pressIfThere(page, "Throw");
    }
    assert.match(await offer.innerText(), /^A new version is on the server\. Reload: your game goes on\./);
    const then = await player.now();
    assert.equal(then.turn, "second", "the opponent is to play");
    await page.evaluate(() => (globalThis.isOld = true));
    await page.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction(() => !globalThis.isOld);
    await uncovered(page);
    assert.match(await page.locator("#recovered-text").textContent(), /^This is the new version, and your game goes on/);
    assert.ok(await offer.isHidden());
    const decided = await player.wait((now) => now.screen === "table" && now.position && now.turn === "first", PATIENCE);
    assert.ok(decided, `the opponent plays: ${JSON.stringify(await player.now())}`);
    await context.close();
  });
}

test("a file that does not come is named, and what to do", { timeout: LONG }, async () => {
  isOther = false;
  const { context, page } = await guest(browser, { serviceWorkers: "block" });
  await page.route(/\.wasm$/, () => {});
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
  await context.close();
});
