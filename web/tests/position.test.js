// The page of one position: in a frame of another page, in the language of whoever reads it, and the way from there to the
// table. And what happens to text that is no position.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, address, pressElement, uncovered } from "./driver/page.js";

/** @import { Frame, Page } from "playwright-core" */

const LONG = 3 * PATIENCE;
/** The folder for pictures that somebody looks at; without it none is taken. */
const PICTURES = process.env.TESSERAE_PICTURES;

/** A position in a match to seven points with a turned cube, as eXtreme Gammon writes it. */
const MATCH = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:2:3:0:7:10";
/** One of Ur, as the game writes it. */
const UR = "B:s0r0h5:C4* I:s0r1h5:6 T:6/9/6 S:B move:B:1-1-0";

const browser = testBrowser();
/** @type {import("node:http").Server} */
let server;
/** Another page, elsewhere, with an empty frame. */
before(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>Elsewhere</title><iframe style="border: 0"></iframe>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
after(() => server.close());

/** The address of the other page. */
function elsewhere() {
  const bound = server.address();
  assert.ok(bound && typeof bound === "object", "the server listens");
  return `http://127.0.0.1:${bound.port}/`;
}

/** The address of a position by itself. */
const position = (/** @type {string} */ text, query = "") => `${address}position/${query}#${encodeURIComponent(text)}`;

/**
 * Opens the other page with this address in a frame of this size; the frame, when it shows something.
 * @param {Page} page
 * @param {string} shown
 * @param {{ width: number, height: number }} size
 * @returns {Promise<Frame>}
 */
async function framed(page, shown, { width, height }) {
  await page.goto(elsewhere());
  await page.evaluate(([src, width, height]) => {
    const frame = document.querySelector("iframe");
    if (frame) Object.assign(frame, { src, width, height });
  }, /** @type {const} */ ([shown, width, height]));
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  assert.ok(frame, "there is a frame");
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  return frame;
}

/**
 * What stands in it, and whether it is larger than its frame.
 * @param {Frame | Page} frame
 */
function shownIn(frame) {
  return frame.evaluate(() => {
    const { lang, dir, scrollWidth, scrollHeight } = document.documentElement;
    const drawing = document.querySelector("#shown > svg")?.getBoundingClientRect();
    const link = document.querySelector("footer a");
    const end = link?.getBoundingClientRect();
    const fits = scrollWidth <= innerWidth && scrollHeight <= innerHeight && end !== undefined && end.bottom <= innerHeight;
    return {
      lang, dir, fits, title: document.querySelector("#shown title")?.textContent ?? null, link: link?.textContent,
      room: drawing ? [Math.round(drawing.width), Math.round(drawing.height)] : [0, 0],
      refusal: document.querySelector("#shown > p")?.textContent ?? null,
    };
  });
}

test("a position stands in a frame of any size, in the language of whoever reads it", { timeout: LONG }, async () => {
  for (const { locale, lang, dir, link, words } of /** @type {const} */ ([
    { locale: "en-GB", lang: "en", dir: "ltr", link: "Open at the table", words: [] },
    { locale: "he-IL", lang: "he", dir: "rtl", link: "לפתוח בשולחן", words: ["he"] },
  ])) {
    const visit = await Visit.begin(browser(), { locale });
    const { page } = visit;
    /** @type {string[]} */
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    for (const size of [{ width: 200, height: 150 }, { width: 320, height: 240 }, { width: 900, height: 650 }]) {
      for (const text of [MATCH, UR]) {
        const shown = await shownIn(await framed(page, position(text), size));
        const { title, room, ...others } = shown;
        assert.deepEqual(others, { lang, dir, fits: true, link, refusal: null });
        assert.ok(title, "the diagram has a title");
        assert.ok(room[0] === size.width && (room[1] ?? 0) > size.height / 2, `${size.width}: ${room}`);
        if (!PICTURES) continue;
        await page.locator("iframe").screenshot({ path: join(PICTURES, `position-${lang}-${text.slice(0, 1)}-${size.width}.png`) });
      }
    }
    const languages = fetched.flatMap((url) => url.match(/position\/words-([\w-]+)-[0-9a-f]{16}\.json$/)?.[1] ?? []);
    assert.deepEqual([...new Set(languages)], words);
    const game = fetched.filter((url) => /\/tesserae-|\/assets\/(?!icons)/.test(url));
    assert.deepEqual(game, [], "nothing of the game is fetched");
    await visit.end();
  }
});

test("the language can be named in the address, and the position can change in it", { timeout: LONG }, async () => {
  const visit = await Visit.begin(browser(), { locale: "he-IL" });
  const { page } = visit;
  await page.goto(position(UR, "?lang=de"));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const { lang, dir, link, title } = await shownIn(page);
  assert.deepEqual({ lang, dir, link }, { lang: "de", dir: "ltr", link: "Am Tisch öffnen" });
  assert.match(title ?? "", /^Das Königliche Spiel von Ur/);
  await page.evaluate((text) => (location.hash = encodeURIComponent(text)), MATCH);
  await page.waitForFunction(() => document.title.startsWith("Backgammon"));
  await visit.end();
});

test("the link opens the position at the table, in a page that knows nothing of this one", { timeout: LONG }, async () => {
  const visit = await Visit.begin(browser());
  const { context, page } = visit;
  // The game itself is not needed there.
  await context.route(/\/tesserae-[^/]*\.wasm$/, () => {});
  const frame = await framed(page, position(UR), { width: 320, height: 240 });
  const opening = context.waitForEvent("page");
  await frame.locator("footer a").click();
  const table = await opening;
  await table.waitForFunction(() => globalThis.tesseraeArrival?.() !== undefined);
  assert.equal(await table.evaluate(() => tesseraeArrival()), "Somebody has sent you a game.");
  assert.equal(await table.evaluate(() => window.opener), null);
  const link = await frame.evaluate(() => document.querySelector("footer a")?.getAttribute("href") ?? "");
  await visit.close();
  const player = await Visit.settled(browser());
  await player.sitDown(new URL(link, address).hash);
  await player.reported((now) => now.position === UR);
  await player.end();
});

test("the panel of pictures gives the address of a position, and the HTML that shows it in another page", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser());
  const { page } = visit;
  await page.goto(`${address}?report&play=ur`);
  const { position } = await visit.reported((now) => now.screen === "table" && now.position);
  // Below the start page no key reaches the game.
  await uncovered(page);
  await page.locator("#tesserae").press("F2");
  /** What the dialog has after a press on this button. */
  const given = async (/** @type {string} */ button) => {
    await pressElement(page, button);
    await page.locator("#link").waitFor();
    assert.equal(await page.locator("#link-title").innerText(), button);
    const text = await page.locator("#link-text").inputValue();
    await page.locator("#link-close").click();
    return text;
  };
  const at = await given("Address of this picture");
  const html = await given("HTML for another page");
  assert.ok(at.startsWith(`${address}position/#1-`), at);
  assert.ok(html.startsWith("<iframe ") && html.includes(`src="${at}"`), html);
  await visit.end();
  const reader = await Visit.begin(browser());
  await reader.page.goto(elsewhere());
  await reader.page.evaluate((html) => (document.body.innerHTML = html), html);
  const frame = reader.page.frameLocator("iframe");
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  const link = (await frame.locator("footer a").getAttribute("href")) ?? "";
  await reader.end();
  const player = await Visit.settled(browser());
  await player.sitDown(new URL(link, address).hash);
  await player.reported((now) => now.position === position);
  await player.end();
});

test("what is no position is refused by one sentence in the reader's language", { timeout: LONG }, async () => {
  for (const { query, begin } of [
    { query: "", begin: "This address shows no position: " },
    { query: "?lang=he", begin: "אין עמדה בכתובת הזאת: " },
  ]) {
    const visit = await Visit.begin(browser());
    const { page } = visit;
    for (const behind of ["", "#hello", "#XGID=nonsense", "#%E0%A4%A", "#game=1-AAAA", `#${"7".repeat(50_000)}`, "#<img src=x onerror=alert(1)>"]) {
      const frame = await framed(page, `${address}position/${query}${behind}`, { width: 200, height: 150 });
      const { refusal, fits, title } = await shownIn(frame);
      assert.ok(refusal?.startsWith(begin) && refusal.length < 300, `${behind.slice(0, 20)}: ${refusal}`);
      assert.deepEqual({ fits, title }, { fits: true, title: null });
      const href = await frame.evaluate(() => document.querySelector("a")?.href);
      assert.equal(href, address);
    }
    await visit.end();
  }
});

test("where a file does not come the page says so in its language and leads to the game", { timeout: LONG }, async () => {
  for (const { missing, said } of [
    { missing: /position\/module-/, said: /Teil des Spiels/ },
    { missing: /position\/words-/, said: /^A part of the game could not be loaded/ },
  ]) {
    const visit = await Visit.begin(browser(), { locale: "de-DE" });
    await visit.page.route(missing, (route) => route.abort());
    await visit.page.goto(position(UR));
    const sentence = visit.page.locator("#shown > p");
    await sentence.waitFor();
    assert.match(await sentence.innerText(), said);
    assert.equal(await visit.page.evaluate(() => document.querySelector("a")?.href), address);
    await visit.close();
  }
});
