// The program in a window: on a virtual screen (Xvfb), drawn by the processor, with a pointer moved by xdotool.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Player } from "./player.js";

/** The program, built with its tools for developers. */
export const PROGRAM = process.env.TESSERAE_PROGRAM;
/** The size of screen and window. */
const SIZE = [800, 450];
const ASSETS = fileURLToPath(new URL("../..", import.meta.url));
/** Mesa's driver that needs no graphics card. */
const DRIVERS = "/usr/share/vulkan/icd.d";

/** A window, opened with this argument; its data lie in the folder. */
export class Window {
  static async open(folder, settings, argument) {
    const window = new Window();
    window.folder = folder;
    window.report = {};
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "settings.json"), JSON.stringify({ format: 1, kept: settings }));
    const screen = ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", `${SIZE.join("x")}x24`];
    window.screen = spawn("Xvfb", screen, { stdio: ["ignore", "pipe", "ignore"] });
    window.display = `:${(await firstLine(window.screen.stdout)).trim()}`;
    const driver = readdirSync(DRIVERS).find((name) => name.startsWith("lvp"));
    window.program = spawn(PROGRAM, [argument], {
      stdio: ["ignore", "pipe", openSync(join(folder, "log.txt"), "w")],
      env: {
        ...process.env,
        WAYLAND_DISPLAY: "",
        DISPLAY: window.display,
        VK_DRIVER_FILES: join(DRIVERS, driver ?? ""),
        TESSERAE_REPORT: "1",
        TESSERAE_SIZE: SIZE.join("x"),
        TESSERAE_DATA: folder,
        BEVY_ASSET_ROOT: ASSETS,
      },
    });
    const lines = createInterface({ input: window.program.stdout });
    lines.on("line", (line) => line.startsWith("{") && (window.report = JSON.parse(line)));
    return window;
  }

  /** Runs xdotool with these words. */
  xdotool(...words) {
    return this.run("xdotool", words);
  }

  /** Saves what is on the screen. */
  screenshot(path) {
    return this.run("import", ["-window", "root", path]);
  }

  run(program, words) {
    const { status } = spawnSync(program, words, { env: { ...process.env, DISPLAY: this.display } });
    return status === 0;
  }

  close() {
    this.program.kill("SIGKILL");
    this.screen.kill();
  }
}

async function firstLine(input) {
  for await (const line of createInterface({ input })) return line;
  throw new Error("there is no virtual screen");
}

/** A pointer on the window, as `hands.js` has one for pages. */
class WindowPointer {
  constructor(window) {
    this.window = window;
  }

  async press(at) {
    await this.move(at);
    // The game finds out what lies under the pointer before it learns that it went down.
    await sleep(150);
    this.window.xdotool("mousedown", "1");
  }

  async move(at) {
    this.window.xdotool("mousemove", ...at.map((along) => String(Math.max(0, Math.round(along)))));
  }

  async release() {
    this.window.xdotool("mouseup", "1");
  }

  async tap(at) {
    await this.press(at);
    await this.release();
  }
}

/** Plays in a window as in a page. */
export class WindowPlayer extends Player {
  constructor(window, seed) {
    super({ waitForTimeout: sleep }, new WindowPointer(window), seed);
    this.window = window;
  }

  /** The last report; milliseconds stand for the frames, which a window at rest does not draw. */
  async look() {
    return [this.window.report, Date.now()];
  }

  /** The report comes before its frame is drawn. */
  async letFramesPass() {
    await sleep(300);
  }
}
