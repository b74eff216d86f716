import type { Element } from 'hast';
import { isSample } from '../../lib/content/sample';
import { LOCALES, otherLocale } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { LIMITS } from '../specification';
import { copy, entries, entry, messages, plain, site } from '../words';
import { all, attribute, one, pageAt, region, text } from './out';

/** What the pages of entries have besides their copy. */

const hrefs = (path: string, within: string) =>
  all(`${within} a`, pageAt(path).tree).map((link) => attribute(link, 'href'));

describe.each(LOCALES)('in %s', (locale) => {
  const to = (path: string) => localizedPath(locale, path);

  it('a case leads to the list, to services, contact, consultation and three other cases', () => {
    for (const { id } of entries('cases', locale)) {
      const path = to(`/cases/${id}`);
      const ways = hrefs(path, 'main');
      for (const way of [to('/cases'), to('/services'), to('/contact'), site.urls.caseConsultation])
        expect([path, ways]).toEqual([path, expect.arrayContaining([way])]);
      const others = all('a[href*="/cases/"]', region(pageAt(path), copy('case', locale).others.label));
      const targets = new Set(others.map((link) => attribute(link, 'href')));
      const most = Math.min(LIMITS.otherCases, entries('cases', locale).length - 1);
      expect([path, targets.size, targets.has(path)]).toEqual([path, most, false]);
    }
  });

  it('the file of a case holds every part that it has', () => {
    const { parts } = copy('case', locale);
    for (const { id, data } of entries('cases', locale)) {
      const { tree } = pageAt(to(`/cases/${id}`));
      const file = text(one('#case-material', tree));
      expect(file.startsWith(plain(data.title))).toBe(true);
      const has = {
        ...{ challenge: true, solution: true, results: true, technologies: true },
        process: data.implementationProcess.length > 0,
        feedback: Boolean(data.feedback || data.testimonial),
        programFlow: data.programFlow.length > 0,
      };
      for (const [part, isThere] of Object.entries(has))
        expect([id, part, file.includes(`[ ${parts[part as keyof typeof has]} ]`)]).toEqual([
          id,
          part,
          isThere,
        ]);
      expect(file).toContain(`${site.siteUrl}${to(`/cases/${id}`)}`);
      const flows = all(`section[aria-label="${parts.programFlow}"]`, tree);
      expect([id, flows.length > 0]).toEqual([id, has.programFlow]);
    }
  });

  it('a sample among the news is marked wherever a list names it, and once on its page, which says so in words', () => {
    const { sample } = messages[locale].publication;
    const samples = entries('news', locale).filter((article) => isSample(article.samples, ''));
    const lists = ['/news', ...(locale === 'ja' ? ['/'] : [])].map(to);
    const isMark = (element: Element) => text(element) === sample;
    for (const { id } of samples) {
      const path = to(`/news/${id}`);
      for (const list of lists)
        for (const item of all(
          `main li:has(> a[href="${path}"] time, h2 > a[href="${path}"])`,
          pageAt(list).tree,
        ))
          expect([list, id, all('li', item).some(isMark)]).toEqual([list, id, true]);
      const main = one('main > :first-child', pageAt(path).tree);
      expect([id, all('li, span', main).filter(isMark)]).toEqual([id, [expect.anything()]]);
      expect(text(main)).toContain(copy('news', locale).article.sampleNote);
    }
  });

  it('an example opens its document, from its page and from its card', () => {
    const cards = hrefs(to('/labneeds'), '[data-list]');
    // Where a search in their list finds nothing, it leads to the form.
    expect(pageAt(to('/labneeds/examples')).html).toContain(site.urls.labneedsRequest);
    for (const { id, data } of entries('examples', locale)) {
      const document = data.documentUrl ?? site.urls.exampleDocument;
      expect(cards).toContain(document);
      expect([id, hrefs(to(`/labneeds/${id}`), 'main')]).toEqual([
        id,
        expect.arrayContaining([document, site.urls.labneedsRequest, to('/labneeds/examples')]),
      ]);
    }
  });

  it('a term of the glossary has a place, and its name in the other language', () => {
    const { tree } = pageAt(to('/glossary'));
    for (const { id, data } of entries('glossary', locale)) {
      const row = one(`li[id="${id}"]`, tree);
      const { term } = entry('glossary', otherLocale(locale), id).data;
      expect(text(one('dfn', row))).toBe(data.term);
      const other = all(`[lang="${otherLocale(locale)}"]`, row).map(text);
      expect([id, other]).toEqual([id, term === data.term ? [] : [term]]);
    }
  });
});
