// What is around the game: covers, start page, zoom, and what a link or a reload says before the game is there. No module is
// loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { UPRIGHT, Visit, testBrowser } from "./driver/browser.js";
import { Fingers } from "./driver/hands.js";
import { PATIENCE, address, withoutGame } from "./driver/page.js";

/** @import { BrowserContextOptions, Page } from "playwright-core" */

const ROOM = `#room=${"0".repeat(20)}.${"1".repeat(32)}`;
const PUZZLE = { link: "#puzzle=ur-17", words: "Somebody has sent you a puzzle." };
const LINKS = [
  { link: `${ROOM}.guest.${"2".repeat(32)}.${"3".repeat(32)}`, words: "A friend has invited you to a game." },
  { link: `${ROOM}.look.${"2".repeat(32)}`, words: "You have been invited to look on at a game." },
  PUZZLE,
  { link: "#game=1-Zm9v", words: "Somebody has sent you a game." },
  { link: "?play=ur", words: "The Royal Game of Ur begins without a press." },
];

const browser = testBrowser();

/**
 * A page whose module never comes.
 * @param {BrowserContextOptions} [options]
 */
async function shell(options, behind = "") {
  const visit = await Visit.begin(browser(), { serviceWorkers: "block", ...options });
  await withoutGame(visit.page);
  await visit.page.goto(address + behind);
  return { visit, page: visit.page };
}

/** Shows the start page as it is when the game is ready. */
const showReady = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    document.getElementById("begin").hidden = false;
    document.getElementById("sit").classList.remove("invisible");
  });

test("with the colours that a system forces every cover still hides the game, and the bar can be seen", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell({ forcedColors: "active" });
  const { covers, bar } = await page.evaluate(() => {
    const colour = (/** @type {keyof PageElements} */ id) => {
      const element = document.getElementById(id);
      element.hidden = false;
      return getComputedStyle(element).backgroundColor;
    };
    const ids = /** @type {const} */ (["welcome", "trouble", "other-tab", "link", "rules", "update", "recovered"]);
    return { covers: ids.map((id) => ({ id, colour: colour(id) })), bar: colour("progress-bar") };
  });
  const cover = covers[0]?.colour ?? "";
  assert.match(cover, /^rgb\(/, "a colour without transparency");
  for (const { id, colour } of covers) assert.equal(colour, cover, id);
  assert.notEqual(bar, cover);
  await visit.close();
});

test("more contrast is heard", { timeout: PATIENCE }, async () => {
  const dimmed = async (/** @type {"no-preference" | "more"} */ contrast) => {
    const { visit, page } = await shell({ contrast });
    const colours = await page.evaluate(() =>
      [".games", ".game small", "#progress"].map((part) => getComputedStyle(document.querySelector(part) ?? document.body).color),
    );
    await visit.close();
    return colours.map((colour) => Math.min(...(colour.match(/\d+/g) ?? []).map(Number)));
  };
  const [usual, more] = [await dimmed("no-preference"), await dimmed("more")];
  usual.forEach((darkest, part) => assert.ok((more[part] ?? 0) > darkest, `${usual} ${more}`));
});

test("a tap does not colour the canvas", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell({ ...UPRIGHT, isMobile: true });
  const highlight = await page.evaluate(() => {
    const style = getComputedStyle(document.getElementById("tesserae"));
    return style.getPropertyValue("-webkit-tap-highlight-color");
  });
  assert.equal(highlight, "rgba(0, 0, 0, 0)");
  await visit.close();
});

test("nothing on the start page is cut, in small windows and with large writing", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell();
  await showReady(page);
  for (const [width, height, size] of /** @type {const} */ ([
    [640, 400, ""], [667, 375, ""], [700, 400, ""], [844, 390, ""], [1000, 640, ""], [1280, 720, ""],
    [320, 560, ""], [390, 844, ""], [390, 844, "200%"], [640, 400, "200%"], [1280, 720, "200%"],
  ])) {
    await page.setViewportSize({ width, height });
    const cut = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const welcome = document.getElementById("welcome");
      const parts = [...welcome.querySelectorAll("h1, .games, #start button, .game :is(strong, span, small), #rules-open")];
      const isCut = (/** @type {Element} */ part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const text = range.getBoundingClientRect();
        const box = (part.closest(".game") ?? welcome).getBoundingClientRect();
        return text.left < box.left - 1 || text.right > box.right + 1 || (part.closest(".game") && text.bottom > box.bottom + 1);
      };
      const names = parts.filter((part) => part.checkVisibility() && isCut(part)).map((part) => part.textContent);
      return welcome.scrollWidth > welcome.clientWidth ? [...names, "it scrolls sideways"] : names;
    }, size);
    assert.deepEqual(cut, [], `${width}×${height} ${size}`);
  }
  await visit.close();
});

test("the progress is told in per cent, which nobody takes for what they pay", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell();
  assert.match(await page.locator("#progress-text").innerText(), /^Loading… (\d+ %)?$/);
  await visit.close();
});

test("two fingers zoom the start page and the rules, but not the table", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell({ ...UPRIGHT, isMobile: true });
  const fingers = await Fingers.on(page);
  const scale = () => page.evaluate(() => visualViewport?.scale ?? 1);
  /** Two fingers part. */
  const pinch = () => fingers.both([[170, 400], [220, 400]], [[70, 400], [320, 400]]);
  await pinch();
  assert.ok((await scale()) > 1.5, "the start page");
  await page.evaluate(() => tesseraeUnzoom());
  await page.waitForFunction(() => visualViewport?.scale === 1);
  await page.evaluate(() => tesseraeRules());
  await pinch();
  assert.ok((await scale()) > 1.5, "the rules");
  await page.evaluate(() => {
    document.getElementById("welcome").hidden = true;
    tesseraeUncover();
    document.getElementById("rules-close").click();
  });
  await page.waitForFunction(() => visualViewport?.scale === 1 && innerWidth === 390);
  await pinch();
  assert.equal(await scale(), 1, "the table");
  for (const id of /** @type {const} */ (["link", "other-tab"])) {
    await page.evaluate((id) => {
      document.getElementById(id).hidden = false;
    }, id);
    await pinch();
    assert.equal(await scale(), 1, `${id}, behind which the table is`);
  }
  await visit.close();
});

test("what an address brings is said in place of the games", { timeout: PATIENCE }, async () => {
  for (const { link, words } of LINKS) {
    const { visit, page } = await shell({}, link);
    assert.equal(await page.locator("#awaited").textContent(), words);
    assert.ok(await page.locator("#choices").isHidden(), link);
    assert.ok(await page.getByRole("button", { name: "Rules of all games" }).isVisible(), link);
    await visit.close();
  }
  const { visit, page } = await shell();
  assert.ok(await page.locator("#awaited").isHidden());
  assert.ok(await page.locator("#choices").isVisible());
  await page.evaluate((link) => (location.hash = link), PUZZLE.link);
  await page.getByText(PUZZLE.words).waitFor();
  assert.ok(await page.locator("#choices").isHidden(), "a link that is followed on the open page");
  await visit.close();
});

test("a reload in the middle of a game waits for it, and an address does not", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell();
  await page.evaluate(() => tesseraeClaim("game-0001.tesserae"));
  await page.reload();
  assert.equal(await page.locator("#awaited").textContent(), "Your game goes on where it was.");
  assert.equal(await page.evaluate(() => tesseraeRecovery.game), "game-0001.tesserae");
  await page.goto(`${address}?again`);
  assert.ok(await page.locator("#choices").isVisible());
  await page.reload();
  await page.evaluate(() => tesseraeClaim(null));
  await page.reload();
  assert.ok(await page.locator("#choices").isVisible(), "nothing is on the table any more");
  await visit.close();
});

test("that a game goes on is promised only where it is kept", { timeout: PATIENCE }, async () => {
  const promise = async (/** @type {() => void} */ prepare) => {
    const { visit, page } = await shell();
    await page.evaluate(prepare);
    const words = await page.evaluate(() => {
      tesseraeClaim("game-0001.tesserae");
      return tesseraeRecovery.promise();
    });
    await visit.close();
    return words;
  };
  assert.equal(await promise(() => localStorage.setItem("tesserae/game-0001.tesserae", "{}")), "goes-on");
  const lost = "is-lost";
  assert.equal(await promise(() => {}), lost);
  const full = () => {
    localStorage.setItem("tesserae/game-0001.tesserae", "{}");
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };
  assert.equal(await promise(full), lost);
});

test("a page that loses the graphics card while it is hidden is loaded again when it is seen", { timeout: PATIENCE }, async () => {
  const { visit, page } = await shell();
  await page.evaluate(() => {
    globalThis.isOld = true;
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.getElementById("tesserae").dispatchEvent(new Event("webglcontextlost"));
  });
  assert.equal(await page.evaluate(() => sessionStorage.getItem("tesserae/stopped")), null, "not yet");
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const isLoaded = () => !globalThis.isOld && document.readyState !== "loading" && globalThis.tesseraeRecovery?.why === "graphics";
  await page.waitForFunction(isLoaded);
  await page.evaluate(() => tesseraeRecovery.done());
  assert.match((await page.locator("#recovered-text").textContent()) ?? "", /had lost the graphics card, so the page was loaded again\.$/);
  await visit.close();
});
