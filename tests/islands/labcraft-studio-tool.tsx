/** The studio of LabCraft in a page as a test needs it. */
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Gallery } from '@/app/[locale]/services/labcraft/try/gallery';
import LabcraftStudio from '@/islands/labcraft-studio';
import { exampleOf } from '@/islands/labcraft-studio/example';
import type { StudioProps } from '@/islands/labcraft-studio/props';
import type { Locale } from '@/lib/i18n/locales';
import { tryWords } from '@/lib/pages/try-words';
import { understand } from '@/lib/protocol/understand';

export { retype } from '../helpers/long-tool';

// Browsers have it; jsdom does not.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});

/** Makes what a language needs once for a file of tests. */
function once<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale));
    return made.get(locale) as T;
  };
}

export const page = once((locale) =>
  JSON.parse(
    readFileSync(`content/pages/labcraft-studio/${locale}.json`, 'utf8').replace(/\{\{=?([\w.]+)\}\}/g, '$1'),
  ),
);
export const copy = once((locale) => tryWords.parse(page(locale).workshop));

export const propsOf = once((locale): StudioProps => {
  const words = copy(locale);
  return {
    locale,
    words,
    examples: words.say.examples.map((example) => exampleOf(example, locale)),
    reading: understand(words.say.examples[0]?.text ?? '', locale),
    address: '/services/labcraft/try',
    mail: 'hello@example.com',
    questions: ['Name'],
    schema: 'https://example.com/data/schema/protocol.json',
  };
});

/** Opens the page, anew where it is open. */
export async function open(locale: Locale = 'en'): Promise<UserEvent> {
  cleanup();
  const props = propsOf(locale);
  render(
    <>
      <LabcraftStudio {...props} />
      <Gallery gallery={page(locale).gallery} examples={props.examples} island="labcraft-studio" />
    </>,
  );
  await waitFor(() => expect(document.querySelector('[data-awake]')).toBeInTheDocument());
  return userEvent.setup();
}

export const text = (locale: Locale = 'en') =>
  screen.getByRole('textbox', { name: copy(locale).say.label }) as HTMLTextAreaElement;
/** Writes a text in place of what is there. */
export async function write(user: UserEvent, words: string, locale: Locale = 'en'): Promise<void> {
  await user.clear(text(locale));
  await user.click(text(locale));
  await user.paste(words);
}

/** Opens the page with a text in place of the example. */
export async function openWith(words: string, locale: Locale = 'en'): Promise<UserEvent> {
  const user = await open(locale);
  await write(user, words, locale);
  return user;
}

/** How the protocol stands, as the strip says it. */
export const state = () => document.getElementById('studio-state')?.textContent?.slice(1);
/** A well of the plate in sight, by what it holds. */
export const well = (name: string) => screen.getByRole('gridcell', { name });
/** Opens the values of a block at a chip, the first of that name. */
export async function openValues(user: UserEvent, chip: string | RegExp): Promise<HTMLElement> {
  await user.click(screen.getAllByRole('button', { name: chip })[0] as HTMLElement);
  return screen.findByRole('dialog', { name: /^Values of/ });
}
/** Opens the drawer with what can be taken home. */
export async function takeHome(user: UserEvent, locale: Locale = 'en'): Promise<HTMLElement> {
  const { take } = copy(locale);
  await user.click(screen.getAllByRole('button', { name: take.title })[0] as HTMLElement);
  return screen.findByRole('dialog', { name: take.title });
}

/** A window that has one of the things that are asked of it; `matchMedia` is to be taken away after the test. */
export function windowWith(what: string): void {
  window.matchMedia = (query) =>
    ({
      matches: query.includes(what),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
