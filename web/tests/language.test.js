// The page in the language of whoever reads it: where they arrive, what the page and the game say, and what is fetched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { leaveUndrawn } from "./driver/drawing.js";
import { ALL_GAMES, PATIENCE, address, uncovered } from "./driver/page.js";

const LONG = 3 * PATIENCE;

const browser = testBrowser();

test("a German browser gets the German page and table, and no file of another language", { timeout: LONG }, async () => {
  const visit = await Visit.begin(browser(), { locale: "de-DE" });
  const { page } = visit;
  await leaveUndrawn(page);
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(address);
  await page.waitForURL(new URL("de/", address).href);
  const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  assert.deepEqual({ lang, dir }, { lang: "de", dir: "ltr" });
  await page.locator(ALL_GAMES).click();
  await uncovered(page);
  const settings = page.locator("#buttons button", { hasText: /^Einstellungen/ });
  await settings.first().waitFor({ state: "attached", timeout: PATIENCE });
  const languages = fetched.flatMap((url) => url.match(/assets\/words\/([^/]+)\/[^/]/)?.[1] ?? []);
  assert.ok(languages.length > 0, "the files of the language are fetched");
  assert.deepEqual([...new Set(languages)], ["de"]);
  await visit.end();
});

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

test("a Hebrew browser gets the Hebrew page, which says that the table speaks the next language that is read", { timeout: LONG }, async () => {
  for (const { read, tag, name } of [
    { read: ["he-IL", "he"], tag: "en", name: "English" },
    { read: ["he-IL", "fr-FR", "en"], tag: "fr", name: "Français" },
  ]) {
    const visit = await Visit.begin(browser(), { locale: "he-IL" });
    const { page } = visit;
    await leaveUndrawn(page);
    await page.addInitScript((read) => Object.defineProperty(navigator, "languages", { get: () => read }), read);
    await page.goto(address);
    await page.waitForURL(new URL("he/", address).href);
    const said = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      const named = document.querySelector("#table-language bdi");
      return { lang, dir, table: tesseraeLanguage(), named: [named?.getAttribute("lang"), named?.textContent] };
    });
    assert.deepEqual(said, { lang: "he", dir: "rtl", table: tag, named: [tag, name] });
    // What the game comes to speak changes nothing of what the page says.
    await page.evaluate(() => tesseraeSpeak("en", "ltr"));
    const languages = await page.evaluate(() => [document.documentElement.lang, document.getElementById("announce")?.lang]);
    assert.deepEqual(languages, ["he", "en"]);
    await visit.end();
  }
});
