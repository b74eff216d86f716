import { wrongLanguageProblems } from '@/lib/content/wrong-language';

const found = (text: string, locale: 'ja' | 'en', field = 'title') =>
  wrongLanguageProblems([
    {
      ...{ file: `index.${locale}.md`, locale, body: '' },
      ...{
        data: { [field]: { text } },
        source: { locate: () => ({ line: 1, column: 1 }), linesBeforeBody: 0 },
      },
    },
  ]).length > 0;

it.each([
  ['実験自動化の勉強会を開きました', 'en'],
  ['LabCraftの使い方', 'en'],
  ['Arms are moved by students of the course.\n\n[Contact us](/contact)\n', 'ja'],
  ['Students met to learn how robot arms are moved.', 'ja'],
] as const)('「%s」 does not belong into %s', (text, locale) => expect(found(text, locale)).toBe(true));

it.each([
  ['Students met to learn how robot arms are moved.', 'en'],
  ['The button says 「はじめる」', 'en'],
  ['東北大学', 'en'],
  ['The ‘はじめる’ button starts it', 'en'],
  ['Toyohashi （とよはし） City', 'en'],
  ['[お問い合わせ](/contact) is the Japanese page.', 'en'],
  ['Run this:\n\n~~~sh\n# はじめる\n~~~\n', 'en'],
  ['“The robot arm did all of the work.”', 'ja'],
  ['Robots say “ok”.', 'ja'],
  ['LabCraft 2.0 | Tohoku Lab Automation', 'ja'],
  ['Best Paper Award of the Conference on Robotics', 'ja'],
  ['safety.parts.0.items.1.answer whitepaper.guide.parts.2', 'ja'],
  ['実験自動化の勉強会 (Students met to learn how)', 'ja'],
  ['Students met to learn how robot arms are moved. 勉強会', 'ja'],
  ['✍ 動画サービスでの動画のid', 'en'],
] as const)('「%s」 may stand in %s', (text, locale) => expect(found(text, locale)).toBe(false));

it('what stands in for a translation is in the other language', () =>
  expect(found('Students met to learn how robot arms are moved.', 'ja', 'other')).toBe(false));
