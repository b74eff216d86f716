import { sentences } from '@/lib/text/sentences';

it.each([
  ['ja', ['直します。', 'ベーシックの内容'], '直します。ベーシックの内容。'],
  ['ja', ['届きますか？', '「届きます」'], '届きますか？「届きます」。'],
  ['en', ['We fix it.', 'Part of Basic'], 'We fix it. Part of Basic.'],
  ['en', ['Does it reach?', 'It does!'], 'Does it reach? It does!'],
] as const)('%s: %j read on as sentences', (locale, parts, text) => {
  expect(sentences(locale, ...parts)).toBe(text);
});
