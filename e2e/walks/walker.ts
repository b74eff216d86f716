import { type BrowserContext, expect, type Page } from '@playwright/test';
import { listen, withoutAborted } from '../console';
import { awake } from '../faults/awake';
import { hold } from '../held-scripts';
import { topLayer } from '../layers';
import { type Effect, Memory } from './memory';
import { nameFields, see, steadily, still } from './sight';

const SCRIPTS = /\/assets\/client\//;
/** What a browser, and a part that asked for its files, say when the net is away. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|^error: Error: \/assets\//;

/** Someone who walks through the site, with what the laws need to know of the way. */
export class Walker {
  isOffline = false;
  /** Whether it was so at any time. */
  wentOffline = false;
  /** What opened the layers that were used, by its selector. */
  readonly opened = new Set<string>();
  #release: (() => void) | undefined;
  #reported = 0;
  #wasOffline = false;

  readonly page: Page;
  readonly #memory: Memory;
  readonly #problems: readonly string[];

  private constructor(page: Page, memory: Memory, problems: readonly string[]) {
    this.page = page;
    this.#memory = memory;
    this.#problems = problems;
  }

  static async start(context: BrowserContext, origin: string, path: string): Promise<Walker> {
    await nameFields(context);
    const page = await context.newPage();
    const problems = await listen(page, origin);
    await page.goto(origin + path);
    const walker = new Walker(page, new Memory(await see(page)), problems);
    await walker.arrive();
    walker.#memory.follow(await see(page), 'nothing');
    return walker;
  }

  get isHeld(): boolean {
    return this.#release !== undefined;
  }

  /** From here on the scripts of a page do not come. */
  async hold(): Promise<void> {
    this.#release ??= await hold(this.page, SCRIPTS);
  }

  async release(): Promise<void> {
    this.#release?.();
    this.#release = undefined;
    await this.page.unroute(SCRIPTS);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    this.wentOffline ||= isOffline;
    await this.page.context().setOffline(isOffline);
  }

  /** Waits until the page that is shown answers, as far as its files come. */
  async arrive(): Promise<void> {
    const { page } = this;
    await still(page);
    if (this.isHeld || this.isOffline) return;
    await steadily(async () => {
      await page.waitForFunction(() => 'script' in document.documentElement.dataset);
      if (!(await topLayer(page)) && (await page.locator('main [data-island]').count()) > 0)
        await awake(page);
    });
    await still(page);
  }

  /** What must hold after each step. */
  async expectNothingLost(effect: Effect): Promise<void> {
    expect(this.#memory.follow(await see(this.page), effect, this.isHeld)).toEqual([]);
    const news = withoutAborted(this.#problems.slice(this.#reported));
    this.#reported = this.#problems.length;
    // What was asked for without a net may be missed when it is there again.
    const mayMiss = this.isOffline || this.#wasOffline;
    this.#wasOffline = this.isOffline;
    expect(news.filter((line) => !(mayMiss && OFFLINE.test(line)))).toEqual([]);
  }
}
