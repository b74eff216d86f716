import { FAMILY, faceRule } from '../../build/prepare/fonts/faces';
import { withJapaneseRules } from '../../build/prepare/fonts/stylesheet';

const latin = `@font-face{font-family:"${FAMILY.latin}";src:url(/a.woff2)}`;
const rules = ['一', '二'].map((character) =>
  faceRule({
    family: FAMILY.japanese,
    src: '/b.woff2',
    weight: '600',
    characters: [character],
    metrics: true,
  }),
);

it('the rules of the Japanese face come once, and stay where they are when other styles follow', () => {
  const once = withJapaneseRules(`a{}${latin}b{}`, rules);
  for (const rule of rules) expect(once.split(rule)).toHaveLength(2);
  expect(withJapaneseRules(`${once}\ni{}`, rules)).toBe(`${once}\ni{}`);
});
