/** Cards that the server's HTML does not hold, from the rows of an index, after the model of one that it holds. */
import { formatDate } from '../../../lib/dates.ts';
import { localeOf, localizedPath } from '../../../lib/i18n/paths.ts';
import { type PackedPicture, unpackPicture } from '../../../lib/listing/card-picture.ts';
import { entryPath } from '../../../lib/listing/paths.ts';
import { NEWS_PICTURE_SIZES, type NewsRow } from '../../../lib/news/row.ts';
import type { Card } from './cards.ts';

type Attributes = Readonly<Record<string, string>>;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function pictureOf(packed: PackedPicture): HTMLElement {
  const { avif, webp, src, width, height, className } = unpackPicture(packed);
  const sizes = NEWS_PICTURE_SIZES;
  const image = make('img', { class: className, width: `${width}`, height: `${height}`, loading: 'lazy' });
  image.alt = '';
  image.src = src;
  return make(
    'picture',
    { class: 'post__v' },
    make('source', { type: 'image/avif', srcset: avif, sizes }),
    make('source', { type: 'image/webp', srcset: webp, sizes }),
    image,
  );
}

/** The title's pieces, with places between them where a line may break. */
const broken = (phrases: readonly string[]): (Node | string)[] =>
  phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [document.createElement('wbr'), phrase]));

/** What assistive technology calls the lists of a card. */
export type ListNames = { marks: string; tags: string };

function listOf(className: keyof ListNames, texts: readonly string[], names: ListNames): HTMLElement[] {
  if (texts.length === 0) return [];
  const items = texts.map((text) => make('li', {}, text));
  return [make('ul', { class: className, 'aria-label': names[className] }, ...items)];
}

function cardElement(row: NewsRow, model: HTMLElement, categoryText: string, names: ListNames): HTMLElement {
  const locale = localeOf(window.location.pathname);
  const card = model.cloneNode(true) as HTMLElement;
  const fillIn = (selector: string, ...children: (Node | string)[]) =>
    card.querySelector(selector)?.replaceChildren(...children);
  card.id = row.id;
  card.dataset.in = row.category;
  card.querySelector('picture')?.remove();
  if (row.picture) card.prepend(pictureOf(row.picture));
  card.querySelector('time')?.setAttribute('datetime', row.date);
  fillIn('time', formatDate(row.date, locale));
  fillIn('time + b', categoryText);
  card.querySelector('h2 a')?.setAttribute('href', localizedPath(locale, entryPath('news', row.id)));
  fillIn('h2 a', ...broken(row.phrases));
  fillIn('h2 + p', row.excerpt);
  for (const list of card.querySelectorAll('ul')) list.remove();
  card
    .querySelector('h2 + p')
    ?.after(...listOf('marks', row.marks ?? [], names), ...listOf('tags', row.tags, names));
  return card;
}

/** A card for a row of the index; `model` is any card of the server, `nameOf` gives the name of a category. */
export function newCard(
  row: NewsRow,
  model: HTMLElement,
  nameOf: (category: string) => string,
  names: ListNames,
): Card {
  let element: HTMLElement | undefined;
  return {
    category: row.category,
    texts: [row.phrases.join(''), row.excerpt, ...row.tags],
    element: () => {
      element ??= cardElement(row, model, nameOf(row.category), names);
      return element;
    },
  };
}
