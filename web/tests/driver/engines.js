// Other browsers than Chromium: stock Firefox by WebDriver BiDi, WebKitGTK by its own WebDriver. Both are made to look
// like a page of Playwright, as far as `player.js`, `hands.js` and the test use one. They need a screen, real or
// virtual (`xvfb-run`).
import { spawn } from "node:child_process";
import { launch } from "puppeteer-core";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import { Finger, Pointer } from "./hands.js";

/** @import { WebDriver } from "selenium-webdriver" */
/** @import { EnginePage, Hands } from "./report.d.ts" */

/** As few pixels as the overlay has room on: a software GPU draws them. */
const SIZE = { width: 520, height: 250 };
const WEBKIT_PORT = 4_567;
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** @type {(milliseconds: number) => Promise<void>} */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openFirefox() {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.TESSERAE_FIREFOX ?? "/usr/bin/firefox-esr",
    headless: false,
    // Without a graphics card Firefox refuses WebGL, and inside a container its sandbox cannot load the software GPU.
    extraPrefsFirefox: {
      "webgl.force-enabled": true,
      "security.sandbox.content.level": 0,
      // Also on a machine without a touch screen.
      "dom.w3c_touch_events.enabled": 1,
    },
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  const [tab = await browser.newPage()] = await browser.pages();
  await tab.setViewport(SIZE);
  const page = /** @type {EnginePage} */ (/** @type {unknown} */ (Object.assign(tab, { waitForTimeout: pause })));
  return { page, hands: new Finger(tab), close: () => browser.close() };
}

/**
 * A page that is driven by WebDriver.
 * @implements {EnginePage}
 */
class DriverPage {
  waitForTimeout = pause;

  constructor(/** @type {WebDriver} */ driver) {
    this.driver = driver;
    this.mouse = new DriverMouse(driver);
  }

  goto(/** @type {string} */ address) {
    return this.driver.get(address);
  }

  /**
   * @template Value, Result
   * @param {(...values: Value[]) => Result | Promise<Result>} run
   * @param {Value[]} values
   * @returns {Promise<Result>}
   */
  evaluate(run, ...values) {
    return this.driver.executeScript(`return (${run})(...arguments)`, ...values);
  }

  async screenshot() {
    return Buffer.from(await this.driver.takeScreenshot(), "base64");
  }
}

class DriverMouse {
  constructor(/** @type {WebDriver} */ driver) {
    this.driver = driver;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  move(x, y) {
    const to = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
    return this.driver.actions({ async: true }).move(to).perform();
  }

  down() {
    return this.driver.actions({ async: true }).press().perform();
  }

  up() {
    return this.driver.actions({ async: true }).release().perform();
  }
}

async function openWebKit() {
  // With its optimising compiler WebKitGTK 2.50.6 breaks the program after about a minute: a look-up that cannot fail
  // fails in the translation of a shader. Without it, it runs.
  const env = { JSC_useOMGJIT: "0", ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" };
  const program = spawn("WebKitWebDriver", [`--port=${WEBKIT_PORT}`], { env, stdio: "inherit" });
  const options = { binary: process.env.TESSERAE_WEBKIT ?? MINI_BROWSER, args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  try {
    await pause(1_000);
    const driver = await new Builder().usingServer(`http://127.0.0.1:${WEBKIT_PORT}`).withCapabilities(capabilities).build();
    const page = new DriverPage(driver);
    const window = driver.manage().window();
    await window.setRect({ x: 0, y: 0, ...SIZE });
    // The window has a bar above the page.
    const bar = SIZE.height - (await page.evaluate(() => innerHeight));
    await window.setRect({ ...SIZE, height: SIZE.height + bar });
    const close = async () => {
      await driver.quit();
      program.kill();
    };
    return { page, hands: new Pointer(page), close };
  } catch (error) {
    program.kill();
    throw error;
  }
}

/**
 * The name of each browser, and how it is opened.
 * @type {Record<string, () => Promise<{ page: EnginePage, hands: Hands, close: () => Promise<void> }>>}
 */
export const ENGINES = { firefox: openFirefox, webkit: openWebKit };
