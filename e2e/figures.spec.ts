import { expect, test } from '@playwright/test';
import { localizedPath } from '../lib/i18n/paths.ts';
import { textOf } from './html';

/** Every figure of the specification's section 9 (and the stated ones of section 2), as a reader meets it. */
const FIGURES: readonly [path: string, ja: readonly (string | RegExp)[], en: readonly (string | RegExp)[]][] =
  [
    [
      '/',
      ['無料', '3営業日', '24時間', '100万〜600万円', '2〜6か月', '最短1日', '約1時間'],
      ['¥1M to ¥6M', '2 to 6 months', '1 day', 'three business days', '45 min', '15%', '3%', '0.3 s', '1/10'],
    ],
    [
      '/services/custom-automation',
      [
        /0\.5\s*kg/,
        /320\s*mm/,
        /±0\.05\s*mm/,
        /625\s*mm/,
        /±0\.1\s*mm/,
        /850\s*mm/,
        /±0\.03\s*mm/,
        '100万',
        '600万',
        '500万',
        /2か月から6か月|2〜6か月/,
        '4〜8週',
        '1週',
        '2週',
        '70',
        '95',
        '30',
        '1日',
        '1年',
      ],
      [
        /0\.5\s*kg/,
        /320\s*mm/,
        /±0\.05\s*mm/,
        /625\s*mm/,
        /±0\.1\s*mm/,
        /850\s*mm/,
        /±0\.03\s*mm/,
        '1 million',
        '6 million',
        '5 million',
        /2\s*(?:to|–)\s*6 months/,
        /4\s*(?:to|–)\s*8 weeks/,
        '70',
        '95',
        '30',
      ],
    ],
    ['/services/labcraft', ['約1時間', '96ウェル'], [/(?:1|one|an) hour/, '96-well']],
    ['/services/lablockly', ['30%', '40%'], ['30%', '40%']],
    [
      '/services/maintenance',
      ['¥50,000', '¥120,000', '¥250,000', /9[時:〜–-].*17/, /8[時:〜–-].*19/, /年\s*2\s*回/, '24'],
      ['¥50,000', '¥120,000', '¥250,000', /9.*17/, /8.*19/, /(?:2|two|twice).*year/i, '24/7'],
    ],
    ['/about', ['2025年5月1日', '500,000円'], ['1 May 2025', 'JPY 500,000']],
    ['/contact', ['3営業日', '24時間'], [/3 business days|three business days/, /24 hours|24\/7/]],
    ['/privacy', ['2025年10月5日'], ['5 October 2025']],
    ['/terms', ['2023年4月1日'], ['1 April 2023']],
    ['/tech/waste-liquid', ['90%', '10分', '30秒', '12'], ['90%', '10 min', /30\s*s/, '12']],
    ['/whitepaper', ['75%', '95%', '40%', '3分'], ['75%', '95%', '40%', /(?:3|three) minutes|3 min/]],
  ];

for (const [path, ja, en] of FIGURES) {
  for (const [locale, expected] of [
    ['ja', ja],
    ['en', en],
  ] as const) {
    test(`${localizedPath(locale, path)} states its figures`, async ({ request }) => {
      const text = textOf(await (await request.get(localizedPath(locale, path))).text());
      const missing = expected.filter((figure) =>
        typeof figure === 'string' ? !text.includes(figure) : !figure.test(text),
      );
      expect(missing.map(String)).toEqual([]);
      expect(text).not.toMatch(/\{\{|\}\}/);
    });
  }
}
