/** @jest-environment node */

import { legalTexts } from '@/app/documents/legal-texts';
import { type Pictures, TypstSource } from '@/build/prepare/documents/typst';
import { contextOf } from '../seo/context';

const BODY =
  '## 範囲\n\n次のとおり[^1]。\n\n![図](./p.webp)\n\n### 例外\n\nなし。\n\n## 施行\n\n本日から。\n\n[^1]: 別に定めるものを除く。\n';

jest.mock('@/app/[locale]/(legal)/definition', () => {
  const actual = jest.requireActual('@/app/[locale]/(legal)/definition');
  const withText = (page: typeof actual.termsPage) => ({
    ...page,
    copy: (locale: 'ja' | 'en') => ({ ...page.copy(locale), body: BODY }),
  });
  return { termsPage: withText(actual.termsPage), privacyPage: withText(actual.privacyPage) };
});

it('a legal text on paper has the footnotes that stand in another article, and its pictures', () => {
  const [terms] = legalTexts(contextOf('ja', '/'));
  const files: string[] = [];
  const pictures: Pictures = (picture) => {
    if (picture.type === 'photo') files.push(picture.file);
    return { file: '/p.jpg', alt: '図' };
  };
  const set = new TypstSource('ja', pictures, 'https://site.example').sections(terms?.blocks ?? []);
  expect(set).toContain('footnote({par({"別に定めるものを除く。"})})');
  expect(set).not.toContain('[^1]');
  expect(set).toContain('section(phrases(("第1条 ","範囲",)), ');
  expect(set).toContain('heading(level: 2, phrases(("例外",)))');
  expect(set).toContain('section(phrases(("第2条 ","施行",)), ');
  expect(files).toEqual(['legal/terms/p.webp']);
});
