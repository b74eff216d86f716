import assert from 'node:assert/strict';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PROBLEMS } from './listen.ts';

const PATIENCE = 60_000;

/** Says what is seen in a page, in a word that can be compared. */
type Seen<T> = () => Promise<T>;

/** The page in the browser's one window, in the words of the tests. */
export class Page {
  readonly driver: WebDriver;
  readonly #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Goes to an address of the site, and waits until the client entry has run. */
  async open(address: string): Promise<void> {
    await this.driver.get(this.#origin + address);
    await this.sees(() => this.run('return document.documentElement.hasAttribute("data-script")'), true);
  }

  /** Runs a script in the page. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...args);
  }

  /** Path, query and hash of the page. */
  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).replace(this.#origin, '');
  }

  /** Sets the size of the window, and waits until the page has it; the browser makes none narrower than 447 px. */
  async size(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await this.sees(() => this.run('return innerWidth'), width);
  }

  /** The one visible element that matches; fails if there is none or several. */
  async find(selector: string, text?: string): Promise<WebElement> {
    let found: WebElement[] = [];
    const look = async () => {
      found = await this.visible(selector, text);
      return found.length;
    };
    await this.sees(look, 1, `${selector} ${text ?? ''}`);
    return found[0] as WebElement;
  }

  /** All visible elements that match, those alone whose name or text is `text` if it is given. */
  visible(selector: string, text?: string): Promise<WebElement[]> {
    return this.run<WebElement[]>(
      `const [selector, text] = arguments;
       const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
       return [...document.querySelectorAll(selector)].filter((element) =>
         element.checkVisibility({ visibilityProperty: true }) && (text === null || nameOf(element) === text));`,
      selector,
      text ?? null,
    );
  }

  /** Clicks the one visible element that matches, as a mouse does. */
  click(selector: string, text?: string): Promise<void> {
    return this.#unlessReplaced(async () => {
      const found = await this.find(selector, text);
      // Else a page that scrolls smoothly is still on its way when the click comes.
      await this.run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
      await found.click();
    });
  }

  /** Clicks the lower left corner of the window, which no menu covers. */
  async clickCorner(): Promise<void> {
    const height = await this.run<number>('return document.documentElement.clientHeight');
    await this.driver
      .actions()
      .move({ x: 4, y: height - 4 })
      .click()
      .perform();
  }

  /**
   * Picks an option of a select box by its value, once its list is alive. What visitors enter earlier than that is tested
   * in input-before-hydration.spec.ts.
   */
  async choose(value: string): Promise<void> {
    await this.shows('main [data-explorer]:not([data-ready])', 0);
    await this.driver.findElement(By.css(`main select option[value="${value}"]`)).click();
  }

  /** An island that wakes puts new elements in the place of the old; what met an old one is done again. */
  async #unlessReplaced(act: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await act();
      } catch (error) {
        const isGone = error instanceof Error && /^(?:NoSuchElement|StaleElement)/.test(error.name);
        if (!isGone || tries === 3) throw error;
      }
    }
  }

  /** Presses keys, one after the other, where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key together with Control. */
  async pressControl(key: string): Promise<void> {
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Waits until a look at the page gives what is expected; fails with what it gave last. */
  async sees<T>(look: Seen<T>, expected: T, what?: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await look();
      try {
        assert.deepEqual(seen, expected);
        return;
      } catch (error) {
        if (Date.now() > end) throw what ? new Error(`${what}: ${error}`) : error;
      }
      await this.driver.sleep(50);
    }
  }

  /** Waits until an address is reached. */
  isAt(expected: string): Promise<void> {
    return this.sees(() => this.address(), expected);
  }

  /** Waits until so many elements are visible. */
  shows(selector: string, count: number, text?: string): Promise<void> {
    return this.sees(async () => (await this.visible(selector, text)).length, count, selector);
  }

  /** Waits until an element has the focus. */
  focusIsOn(selector: string): Promise<void> {
    return this.sees(
      () => this.run<boolean>('return document.activeElement.matches(arguments[0])', selector),
      true,
    );
  }

  /** Waits until an element holds a text. */
  reads(selector: string, text: string): Promise<void> {
    return this.sees(
      () =>
        this.run<boolean>(
          'return [...document.querySelectorAll(arguments[0])].some((e) => e.textContent.includes(arguments[1]))',
          selector,
          text,
        ),
      true,
    );
  }

  /** How much wider than the window the page is. */
  overflow(): Promise<number> {
    return this.run(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
    );
  }

  /** What the pages since the last question did that they should not; see listen.ts. */
  async problems(): Promise<string[]> {
    const kept = await this.run<string | null>(
      'const kept = sessionStorage.getItem(arguments[0]); sessionStorage.removeItem(arguments[0]); return kept',
      PROBLEMS,
    );
    return JSON.parse(kept ?? '[]');
  }
}
