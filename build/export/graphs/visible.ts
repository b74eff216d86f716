/** What a finished page shows and says of itself, for the comparison with its structured data. */
import { attribute, type Document, type Element, elementsOf, innerText } from '../html.ts';

/** A text without any white space: line breaks between phrases are not part of it. */
export const folded = (text: string): string => text.replace(/[\s\u2060]+/g, '');

const isCrumb = (element: Element) => attribute(element, 'class') === 'crumb';

/** The breadcrumb's items: name, and path as written (none for the page itself). */
export function crumbsOf(page: Document): { name: string; href: string | undefined }[] {
  const [nav] = elementsOf(page, 'nav').filter(isCrumb);
  if (!nav) return [];
  return elementsOf(nav, 'li').map((item) => {
    const [link] = elementsOf(item, 'a');
    return { name: folded(innerText(item)), href: link && attribute(link, 'href') };
  });
}

/** Questions with their answers, of the accordion that opens one at a time. */
export function questionsOf(page: Document): { question: string; answer: string }[] {
  return elementsOf(page, 'details')
    .filter((details) => attribute(details, 'name') === 'faq')
    .map((details) => {
      const [summary] = elementsOf(details, 'summary');
      const question = summary ? innerText(summary) : '';
      return { question: folded(question), answer: folded(innerText(details).slice(question.length)) };
    });
}

/** The players that a click brings, each once. */
export const playersOf = (page: Document): string[] =>
  [...new Set(elementsOf(page).flatMap((element) => attribute(element, 'data-video-src') ?? []))].sort();

export const canonicalOf = (page: Document): string | undefined => {
  const link = elementsOf(page, 'link').find((each) => attribute(each, 'rel') === 'canonical');
  return link && attribute(link, 'href');
};

export const languageOf = (page: Document): string | undefined => {
  const [html] = elementsOf(page, 'html');
  return html && attribute(html, 'lang');
};

/** Pages that stand in for another: the 404 page, and the notice of what is in preparation. */
export const isNotice = (page: Document): boolean =>
  elementsOf(page).some((element) =>
    element.attrs.some(({ name }) => name === 'data-not-found' || name === 'data-redirect-notice'),
  );
