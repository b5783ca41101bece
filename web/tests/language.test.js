// The page in the language of whoever reads it: where they arrive, what the page and the game say, and what is fetched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { leaveUndrawn } from "./driver/drawing.js";
import { ALL_GAMES, PATIENCE, address, pressElement, uncovered } from "./driver/page.js";

const LONG = 3 * PATIENCE;

const browser = testBrowser();

for (const { name, locale, tag, dir, settings, fonts } of [
  { name: "German", locale: "de-DE", tag: "de", dir: "ltr", settings: "Einstellungen", fonts: [] },
  { name: "Hebrew", locale: "he-IL", tag: "he", dir: "rtl", settings: "הגדרות", fonts: ["FrankRuhlLibre-Regular", "FrankRuhlLibre-SemiBold"] },
]) {
  test(`a ${name} browser gets the ${name} page and table, and no file of another language`, { timeout: LONG }, async () => {
    const visit = await Visit.begin(browser(), { locale });
    const { page } = visit;
    await leaveUndrawn(page);
    /** @type {string[]} */
    const fetched = [];
    const found = (/** @type {RegExp} */ name) => [...new Set(fetched.flatMap((url) => url.match(name)?.[1] ?? []))].toSorted();
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(address);
    await page.waitForURL(new URL(`${tag}/`, address).href);
    const said = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, table: tesseraeLanguage() };
    });
    assert.deepEqual(said, { lang: tag, dir, table: tag });
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual(found(/assets\/fonts\/languages\/([^/]+)\.ttf/), fonts);
    await page.locator(ALL_GAMES).click();
    await uncovered(page);
    const button = page.locator("#buttons button", { hasText: settings });
    await button.first().waitFor({ state: "attached", timeout: PATIENCE });
    assert.deepEqual(found(/assets\/words\/([^/]+)\/[^/]/), [tag]);
    assert.deepEqual(found(/assets\/fonts\/languages\/([^/]+)\.ttf/), fonts);
    const spoken = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("#announce, #buttons")];
      return parts.map((part) => [part.getAttribute("lang"), part.getAttribute("dir")]);
    });
    assert.deepEqual(spoken, [[tag, dir], [tag, dir]]);
    // What the game comes to speak changes nothing of what the page says.
    await page.evaluate(() => tesseraeSpeak("en", "ltr"));
    const languages = await page.evaluate(() => [document.documentElement.lang, document.getElementById("announce")?.lang]);
    assert.deepEqual(languages, [tag, "en"]);
    await visit.end();
  });
}

test("a choice of a language on the start page is kept, and a link opens in it with what it brings", { timeout: LONG }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await leaveUndrawn(page);
  await page.goto(address);
  await page.locator("#languages a[lang=tr]").click();
  await page.waitForURL(new URL("tr/", address).href);
  await page.goto(`${address}?play=ur`);
  await page.waitForURL(new URL("tr/?play=ur", address).href);
  await page.locator("#languages a[lang=en]").click();
  await page.waitForURL(address);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await visit.end();
});

test("a name in letters of another language gets the font of that language, and no other", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser());
  const { page } = visit;
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url().match(/fonts\/languages\/([^/]+)\.ttf/)?.[1] ?? ""));
  await visit.sitDown();
  await pressElement(page, "Backgammon");
  const field = page.locator("#buttons input[type=text]").first();
  await field.waitFor({ state: "attached", timeout: PATIENCE });
  const come = page.waitForResponse((response) => response.url().endsWith("NotoSerifGeorgian-Regular.ttf") && response.ok());
  await field.evaluate((/** @type {HTMLInputElement} */ input) => {
    input.value = "Anna გიორგი";
    input.dispatchEvent(new Event("input"));
  });
  await come;
  assert.deepEqual(fetched.filter(Boolean), ["NotoSerifGeorgian-Regular"]);
  await visit.end();
});

test("a letter that only a font of the browser has is drawn with it", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser());
  const { page } = visit;
  await visit.sitDown();
  await page.evaluate(() => {
    const draw = tesseraeDrawLetter;
    globalThis.drawnLetters = [];
    globalThis.tesseraeDrawLetter = (letter, size) => {
      const drawn = draw(letter, size);
      const ink = drawn?.coverage.filter((part) => part > 200).length ?? 0;
      globalThis.drawnLetters.push([letter, ink > size]);
      return drawn;
    };
  });
  await pressElement(page, "Backgammon");
  const field = page.locator("#buttons input[type=text]").first();
  await field.waitFor({ state: "attached", timeout: PATIENCE });
  await field.evaluate((/** @type {HTMLInputElement} */ input) => {
    // Of Tifinagh; no font has the last, an unassigned sign.
    input.value = "Anna \u2D30\u2D4E\u0E5C";
    input.dispatchEvent(new Event("input"));
  });
  await page.waitForFunction(() => globalThis.drawnLetters.length >= 3, undefined, { timeout: PATIENCE });
  const drawn = await page.evaluate(() => globalThis.drawnLetters);
  assert.deepEqual(drawn.toSorted(), [["\u0E5C", false], ["\u2D30", true], ["\u2D4E", true]]);
  await visit.end();
});
