import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { cases } from '../helpers/cases';
import { copy, entries, messages } from '../words';
import { all, one, pageAt, text } from './out';

const main = (path: string, locale: Locale) => one('main', pageAt(localizedPath(locale, path)).tree);

it.each(cases('tests/built/admissions.txt'))('%s', (admitted, ...sentences) => {
  const [path = ''] = admitted.split(' ');
  LOCALES.forEach((locale, at) => {
    expect(text(main(path, locale))).toContain(sentences[at]);
  });
});

describe.each(LOCALES)('the samples of cases in %s', (locale) => {
  const samples = entries('cases', locale).filter(tellsOfNobody);
  const marks = (path: string) =>
    all('p > span', main(path, locale)).filter(
      (mark) => text(mark).trim() === messages[locale].publication.sample,
    ).length;

  it('are said to be samples on their own pages', () => {
    const silent = samples.filter(
      ({ id }) => !text(main(`/cases/${id}`, locale)).includes(copy('case', locale).sampleNote),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(samples.filter(({ id }) => marks(`/cases/${id}`) === 0)).toEqual([]);
  });

  it('are marked in the list of all cases, each once', () => {
    expect(marks('/cases')).toBe(samples.length);
  });

  it.each(['/', '/services/custom-automation'])('are marked on %s, where it names cases', (path) => {
    const named = new Set(
      samples.filter(({ id }) => all(`a[href$="/cases/${id}"]`, main(path, locale)).length > 0),
    );
    expect(marks(path)).toBeGreaterThanOrEqual(named.size);
  });
});
