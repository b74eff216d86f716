import { partsOf } from '@/build/prepare/social-images/units';

describe('the units that a title is not broken inside of', () => {
  it.each([
    ['研究室に一台だけの実験自動化装置', [['研究室に', '一台だけの', '実験自動化装置']]],
    ['オーダーメイド実験自動化', [['オーダーメイド', '実験自動化']]],
    ['自動化した手順', [['自動化した', '手順']]],
    [
      '秤量操作の手技を、|装置でまねる',
      [
        ['秤量操作の', '手技を、'],
        ['装置で', 'まねる'],
      ],
    ],
    [
      'Quick filling|at one speed',
      [
        ['Quick ', 'filling'],
        ['at ', 'one ', 'speed'],
      ],
    ],
    ['TORE', [['TORE']]],
  ])('of 「%s」 are %j', (text, parts) => expect(partsOf(text)).toEqual(parts));
});
