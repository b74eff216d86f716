import { readFileSync } from 'node:fs';
import { loadWholeContent } from '@/app/whole-content';
import { repeats } from '@/lib/content/repeated-labels';
import { copyOfContent, removeContent } from './fixture';

afterAll(removeContent);

it.each([
  ['ja', 'フォームの質問', 'フォームでお聞きする質問。', true],
  ['ja', 'ロボットアームの機種', 'アーム3機種。重さと届く範囲で選ぶ。', false],
  ['en', 'Vision', 'One good fix, within everyone’s reach.', false],
  ['ja', 'よくある質問', 'よくある質問です', true],
  ['ja', 'よくある質問', '費用、納期、保証について', false],
  ['en', 'Documents to download', 'Documents to keep.', false],
  ['en', 'Contact', 'Contact us about the step.', true],
  ['en', 'Related services', 'Our related services', true],
  ['en', 'Accessibility', 'Accessibility', false],
] as const)('in %s, "%s" above "%s": %s', (locale, label, title, expected) => {
  expect(repeats(label, title, locale)).toBe(expected);
});

const changed = (file: string, edit: (data: never) => void): Record<string, string> => {
  const data = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  edit(data as never);
  return { [file]: JSON.stringify(data) };
};

it('a heading that repeats its label is named in its file', () => {
  const root = copyOfContent({
    ...changed('pages/contact/en.json', ({ hero, head }: Record<'hero' | 'head', Record<string, string>>) => {
      hero.title = `${head.crumb} us`;
    }),
  });
  expect(() => loadWholeContent(root)).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ file: 'content/pages/contact/en.json', field: 'hero.title' })],
    }),
  );
});
