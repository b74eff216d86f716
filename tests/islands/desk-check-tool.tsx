/** The desk check in a page as a test needs it, and the ways in which a visitor finds its parts. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { planPage } from '@/app/[locale]/plan/definition';
import DeskCheck from '@/islands/desk-check';
import { figure, site } from '@/lib/content';
import { planOf } from '@/lib/desk-check/answer';
import { companyFacts } from '@/lib/desk-check/company-facts';
import { writePlan } from '@/lib/desk-check/link';
import { presetPlan } from '@/lib/desk-check/preset';
import { readPlan } from '@/lib/desk-check/read';
import { reportOf } from '@/lib/desk-check/report';
import { type Draft, MOST_STEPS, type Plan, type Step } from '@/lib/desk-check/schema';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';

export { retype } from '../helpers/long-tool';

// Headless UI asks whether things are drawn, and jsdom draws none.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A phone: the paper lies over the page. Nor does jsdom know of media.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

const propsIn = (locale: Locale) => {
  const { tool, names, presets } = planPage.copy(locale);
  const { company, mail } = site();
  return {
    words: tool,
    names,
    presets,
    locale,
    facts: companyFacts(figure),
    company: { name: company.name[locale], address: company.address[locale], mail },
  };
};

/** What the tool is given in each language. */
export const PROPS = { ja: propsIn('ja'), en: propsIn('en') };
export const { words, names, presets } = PROPS.ja;

/** The plan of the example at a place. */
export const example = (index: number): Plan => presetPlan(presets[index] as (typeof presets)[number]);
/** What the tool opens with. */
export const FIRST = example(0);
/** A plan of as many steps as there may be. */
export const LONGEST: Plan = {
  ...FIRST,
  steps: Array.from({ length: MOST_STEPS }, (_, index) => ({
    ...(FIRST.steps[index % FIRST.steps.length] as Step),
    handsOn: index + 1,
  })),
};

/** What the answer to a plan is, in words. */
export const reportFor = (plan: Plan, locale: Locale = 'ja') => {
  const { facts: own, words: tool, names: named } = PROPS[locale];
  return reportOf(plan, planOf(plan, own), { words: tool, names: named, locale });
};

/** Draws the tool and waits until it answers; `hash` is the end of the address that the page is opened with. */
export async function openTool(locale: Locale = 'ja', hash = ''): Promise<void> {
  window.history.replaceState(null, '', `/plan${hash}`);
  render(<DeskCheck {...PROPS[locale]} />);
  await waitFor(() => expect(document.querySelector('[aria-describedby="bench-keys"]')).toBeInTheDocument());
}

/** As a reload does, or leaving the page. */
export const closeTool = cleanup;

afterEach(() => {
  closeTool();
  sessionStorage.clear();
});

type Unit = Exclude<keyof typeof words.units, 'of'>;
/** The label of a field whose value has a unit. */
export const labelled = (label: string, unit: Unit) =>
  fill(words.units.of, { label, unit: words.units[unit] });

/** The fields of every step, in their order. */
export const steps = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('li fieldset')].filter((field) =>
    field.querySelector('legend')?.textContent?.startsWith(fill(words.procedure.step, { n: '' }).trim()),
  );
/** One of its kind by what it is called. Looking through a page this long as the library does takes a second each time. */
function called<E extends Element>(
  kind: string,
  name: string,
  all: Iterable<E>,
  nameOf: (each: E) => unknown,
): E {
  const found = [...all].filter((each) => nameOf(each) === name);
  if (found.length !== 1) throw new Error(`${found.length} ${kind} called "${name}"`);
  return found[0] as E;
}
/** A field by its label: of a step, counted from 1, or of all. */
export function field(label: string, ofStep?: number): HTMLInputElement {
  const within: ParentNode | undefined = ofStep === undefined ? document : steps()[ofStep - 1];
  const labels = within?.querySelectorAll('label') ?? [];
  return called('labels', label, labels, ({ textContent }) => textContent).control as HTMLInputElement;
}
export const handsOn = (n: number) => field(labelled(words.procedure.handsOn, 'minutes'), n);
export const operation = (n: number) => field(words.procedure.operation, n);
/** The minutes of hands of all steps, by which they are known. */
export const minutes = () => steps().map((_, index) => handsOn(index + 1).value);
export const minutesOf = ({ steps: all }: Pick<Draft, 'steps'>) =>
  all.map((one) => String(one.handsOn ?? ''));

const buttonName = (each: Element) =>
  each.getAttribute('aria-label') ??
  [...each.childNodes]
    .filter((child) => !(child instanceof Element && child.getAttribute('aria-hidden') === 'true'))
    .map(({ textContent }) => textContent)
    .join('');
const buttons = () => document.querySelectorAll<HTMLElement>('button, [role="button"]');
export const button = (name: string) => called('buttons', name, buttons(), buttonName) as HTMLButtonElement;
export const hasButton = (name: string) => [...buttons()].some((each) => buttonName(each) === name);
export const moveButton = (way: 'up' | 'down' | 'remove', n: number) =>
  button(fill(words.procedure[way], { n }));
/** An example by its place in the list. */
export const exampleLink = (index: number) =>
  screen
    .getByText(presets[index]?.title ?? '', { selector: '#examples a b' })
    .closest('a') as HTMLAnchorElement;

/** What a thing on the bench is called, with where it stands. */
export const placeName = (name: string, { x, y }: { x: number; y: number }, locale: Locale = 'ja') =>
  fill(PROPS[locale].words.bench.place, { name, x, y });

/** What is said of what happened last. */
export const notice = () => document.querySelector('#procedure [role="status"]') as HTMLElement;
/** What is said of the last copy. */
export const said = () => document.querySelector('#take [role="status"]') as HTMLElement;
/** Who decides in a step, counted from 1. */
export const judge = (n: number, who: keyof typeof words.procedure.judgements) =>
  field(words.procedure.judgements[who], n);
/** The value that stands below its name on the paper; what has its place in a drawing or a table there, in the printed list. */
export function figureOf(term: string): string | null | undefined {
  const shown = [...document.querySelectorAll('[data-paper] summary')].find(
    ({ firstElementChild }) => firstElementChild?.textContent === term,
  );
  // There a number and its unit do not part.
  if (shown) return shown.querySelector('b')?.textContent?.replaceAll('\u00a0', ' ');
  const printed = [...document.querySelectorAll('[data-paper] dt')].map(
    ({ textContent }) => textContent ?? '',
  );
  return printed.find((text) => text.startsWith(`${term} `))?.slice(term.length + 1);
}

/** The plan that the tool holds now, as a saved file would hold it. */
export const storedPlan = (): Plan => readPlan(JSON.parse(sessionStorage.getItem('desk-check') ?? '{}')).plan;
/** A file of a plan, or of anything. */
export const planFile = (content: Plan | string, name = 'desk-check.json') =>
  new File([typeof content === 'string' ? content : writePlan(content)], name, { type: 'application/json' });
