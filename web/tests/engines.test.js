// The page in other browsers than Chromium: the start, and a whole game, drawn, by touch in Firefox and by mouse in
// WebKit. TESSERAE_ENGINES=firefox,webkit names the browsers, which must be installed.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { ENGINES } from "./driver/engines.js";
import { Player } from "./driver/player.js";
import { colours } from "./driver/drawing.js";
import { PATIENCE, QUIET, address, keepSettings } from "./driver/page.js";

/** @import { EnginePage } from "./driver/report.d.ts" */

const LONGEST = 30 * 60_000;
/** A table without its board has half as many colours, one without pieces and board a tenth. */
const LEAST_COLOURS = 15_000;
const asked = (process.env.TESSERAE_ENGINES ?? "").split(",");
const pictures = process.env.TESSERAE_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/** Presses the button of the start page as soon as it is there. */
async function start(/** @type {EnginePage} */ page) {
  const end = Date.now() + PATIENCE;
  const press = () => {
    const button = document.getElementById("all-games");
    const isThere = button.checkVisibility();
    if (isThere) button.click();
    return isThere;
  };
  while (!(await page.evaluate(press))) {
    assert.ok(Date.now() < end, "the start page has no button");
    await page.waitForTimeout(100);
  }
}

describe("other browsers", { concurrency: 1 }, () => {
  for (const [name, open] of Object.entries(ENGINES)) {
    const skip = !asked.includes(name) && "TESSERAE_ENGINES does not name it";
    test(`a game of Tablero di Berona is played to its result in ${name}`, { skip, timeout: LONGEST }, async () => {
      const { page, hands, close } = await open();
      try {
        await page.goto(address);
        await page.evaluate(keepSettings, { ...QUIET, scale: 0.6 });
        const begun = Date.now();
        await page.goto(`${address}?report`);
        await start(page);
        const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
        /** @type {Record<string, string>} */
        const times = { start: seconds() };
        const player = new Player(page, hands);
        player.goesOn = true;
        assert.ok(await player.wait((now) => now.screen === "menu", PATIENCE), "the menu is there");
        times.menu = seconds();
        await player.sitDown("Tablero di Berona");
        times.table = seconds();
        const picture = async (/** @type {string} */ what) => {
          if (pictures) writeFileSync(`${pictures}/${name}-${what}.png`, await page.screenshot());
        };
        const end = Date.now() + PATIENCE;
        let seen = 0;
        while (seen < LEAST_COLOURS && Date.now() < end) {
          await page.waitForTimeout(500);
          seen = await colours(page);
        }
        await picture("table");
        assert.ok(seen >= LEAST_COLOURS, `the table shows ${seen} colours`);
        await player.play(LONGEST - PATIENCE);
        await picture("result");
        times.result = seconds();
        console.log(`${name}: ${JSON.stringify(times)}, ${seen} colours, ${JSON.stringify(player.done)}`);
        assert.ok(player.done.flings > 0 && player.done.taps > 0 && player.done.drags > 0, JSON.stringify(player.done));
      } finally {
        await close();
      }
    });
  }
});
