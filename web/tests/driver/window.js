// The program in a window: on a virtual screen (Xvfb), drawn by the processor, with a pointer moved by xdotool.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Player } from "./player.js";

/** @import { ChildProcessByStdio } from "node:child_process" */
/** @import { Readable } from "node:stream" */
/** @import { Hands, Report, Spot } from "./report.d.ts" */

/** The program, built with its tools for developers. */
export const PROGRAM = process.env.TESSERAE_PROGRAM ?? "";
/** The size of screen and window. */
const SIZE = [800, 450];
const ASSETS = fileURLToPath(new URL("../../..", import.meta.url));
/** Mesa's driver that needs no graphics card. */
const DRIVERS = "/usr/share/vulkan/icd.d";

/**
 * A program whose output is read.
 * @typedef {ChildProcessByStdio<null, Readable, null>} Running
 */

/** A window of the program; its data lie in the folder. */
export class Window {
  /**
   * The last report.
   * @type {Report | null}
   */
  report = null;

  /**
   * @param {string} folder
   * @param {Running} screen
   * @param {string} display
   * @param {Running} program
   */
  constructor(folder, screen, display, program) {
    this.folder = folder;
    this.screen = screen;
    this.display = display;
    this.program = program;
    const lines = createInterface({ input: program.stdout });
    lines.on("line", (line) => line.startsWith("{") && (this.report = JSON.parse(line)));
  }

  /**
   * Opens a window with this argument.
   * @param {string} folder
   * @param {object} settings
   * @param {string} argument
   */
  static async open(folder, settings, argument) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "settings.json"), JSON.stringify({ format: 1, kept: settings }));
    const flags = ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", `${SIZE.join("x")}x24`];
    const screen = spawn("Xvfb", flags, { stdio: ["ignore", "pipe", "ignore"] });
    const display = `:${(await firstLine(screen.stdout)).trim()}`;
    const driver = readdirSync(DRIVERS).find((name) => name.startsWith("lvp"));
    const log = openSync(join(folder, "log.txt"), "w");
    const program = /** @type {Running} */ (spawn(PROGRAM, [argument], {
      stdio: ["ignore", "pipe", log],
      env: {
        ...process.env,
        WAYLAND_DISPLAY: "",
        DISPLAY: display,
        VK_DRIVER_FILES: join(DRIVERS, driver ?? ""),
        TESSERAE_REPORT: "1",
        TESSERAE_SIZE: SIZE.join("x"),
        TESSERAE_DATA: folder,
        BEVY_ASSET_ROOT: ASSETS,
      },
    }));
    return new Window(folder, screen, display, program);
  }

  /** Runs xdotool with these words. */
  xdotool(/** @type {string[]} */ ...words) {
    return this.run("xdotool", words);
  }

  /** Saves what is on the screen. */
  screenshot(/** @type {string} */ path) {
    return this.run("import", ["-window", "root", path]);
  }

  /**
   * @param {string} program
   * @param {string[]} words
   */
  run(program, words) {
    const { status } = spawnSync(program, words, { env: { ...process.env, DISPLAY: this.display } });
    return status === 0;
  }

  close() {
    this.program.kill("SIGKILL");
    this.screen.kill();
  }
}

async function firstLine(/** @type {Readable} */ input) {
  for await (const line of createInterface({ input })) return line;
  throw new Error("there is no virtual screen");
}

/**
 * A pointer on the window, as `hands.js` has one for pages.
 * @implements {Hands}
 */
class WindowPointer {
  constructor(/** @type {Window} */ window) {
    this.window = window;
  }

  async press(/** @type {Spot} */ at) {
    await this.move(at);
    // The game finds out what lies under the pointer before it learns that it went down.
    await sleep(150);
    this.window.xdotool("mousedown", "1");
  }

  async move(/** @type {Spot} */ at) {
    this.window.xdotool("mousemove", ...at.map((along) => String(Math.max(0, Math.round(along)))));
  }

  async release() {
    this.window.xdotool("mouseup", "1");
  }

  async tap(/** @type {Spot} */ at) {
    await this.press(at);
    await this.release();
  }
}

/** Plays in a window as in a page. */
export class WindowPlayer extends Player {
  /**
   * @param {Window} window
   * @param {number} seed
   */
  constructor(window, seed) {
    const evaluate = () => Promise.reject(new Error("a window has no page"));
    super({ evaluate, waitForTimeout: sleep }, new WindowPointer(window), seed);
    this.window = window;
  }

  /**
   * The last report; milliseconds stand for the frames, which a window at rest does not draw.
   * @override
   */
  async look() {
    return { report: this.window.report, frames: Date.now() };
  }

  /**
   * The report comes before its frame is drawn.
   * @override
   */
  async letFramesPass() {
    await sleep(300);
  }
}
