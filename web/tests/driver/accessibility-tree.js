// The page as screen readers get it: Chromium's accessibility tree.
import { setTimeout as sleep } from "node:timers/promises";

/** @import { CDPSession, Page } from "playwright-core" */
/** @typedef {Awaited<ReturnType<AccessibilityTree["nodes"]>>[number]} Node */
/** @typedef {Awaited<ReturnType<AccessibilityTree["parts"]>>[number]} Part */

/** How often the tree is read while something is waited for, in milliseconds: it lags behind the page. */
const PAUSE = 50;

export class AccessibilityTree {
  /**
   * The nodes of the live region that were read.
   * @type {Set<number | undefined>}
   */
  heard = new Set();

  constructor(/** @type {CDPSession} */ session) {
    this.session = session;
  }

  static async of(/** @type {Page} */ page) {
    return new AccessibilityTree(await page.context().newCDPSession(page));
  }

  async nodes() {
    return (await this.session.send("Accessibility.getFullAXTree")).nodes;
  }

  /** The parts that are read, by role and name, with their states. */
  async parts() {
    /**
     * @param {Node["properties"]} properties
     * @param {string} wanted
     */
    const of = (properties, wanted) => properties?.find(({ name }) => name === wanted)?.value.value;
    return (await this.nodes()).filter(({ ignored }) => !ignored).map(({ role, name, value, properties, backendDOMNodeId }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ""),
      value: value?.value,
      pressed: of(properties, "pressed"),
      live: of(properties, "live"),
      readonly: of(properties, "readonly"),
      node: backendDOMNodeId,
    }));
  }

  /** The sentences that the live region has got since the last call. */
  async said() {
    const nodes = await this.nodes();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    /** @type {(node: Node | undefined) => Node[]} */
    const texts = (node) => {
      if (!node) return [];
      return node.role?.value === "StaticText" ? [node] : (node.childIds ?? []).flatMap((id) => texts(byId.get(id)));
    };
    const sentences = texts(nodes.find(({ role }) => role?.value === "log"));
    const news = sentences.filter(({ backendDOMNodeId }) => !this.heard.has(backendDOMNodeId));
    for (const { backendDOMNodeId } of news) this.heard.add(backendDOMNodeId);
    return news.map(({ name }) => String(name?.value));
  }

  /**
   * The parts as soon as they meet a condition, or as they are after some milliseconds.
   * @param {(parts: Part[]) => boolean} condition
   */
  async partsWhen(condition, milliseconds = 5_000) {
    for (const end = Date.now() + milliseconds; ; await sleep(PAUSE)) {
      const all = await this.parts();
      if (condition(all) || Date.now() > end) return all;
    }
  }

  /** Presses a part, as a screen reader does; returns whether it was still there. */
  async press(/** @type {Part} */ { node }) {
    try {
      const { object } = await this.session.send("DOM.resolveNode", { backendNodeId: node });
      const press = "function () { this.click(); return this.isConnected; }";
      const { result } = await this.session.send("Runtime.callFunctionOn", {
        objectId: object.objectId, functionDeclaration: press, returnByValue: true, userGesture: true,
      });
      return Boolean(result.value);
    } catch {
      return false;
    }
  }
}
