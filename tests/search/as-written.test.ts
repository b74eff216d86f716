import { asWritten } from '@/lib/search/as-written';
import { Corpus } from '@/lib/search/corpus';
import { fold } from '@/lib/search/fold';
import { Synonyms } from '@/lib/search/synonyms';

const TITLES = [
  'Robot arm, 5 kg, 320 mm, ±0.05 mm, 50 µL, 15%, h2s',
  '96 well plates',
  'natural-language instructions in natural language',
  'On-site visits to a site, 3D-printed parts',
  'リーチ 月額50,000円 1,000 2025年',
];
const CORPUS = new Corpus({ pages: TITLES.map((title) => ({ path: `/${title}`, kind: 'blog', title })) });
const SYNONYMS = new Synonyms([['email', 'e-mail']]);

describe('a word is looked for as the site writes it:', () => {
  it.each([
    ['a number and its unit', '5kg', ['5', 'kg']],
    ['of full width', '５ｋｇ', ['5', 'kg']],
    ['of either sign for micro', '50µL', ['50', 'μl']],
    ['of capital letters', '320MM', ['320', 'mm']],
    ['a number with a sign and a point', '±0.05mm', ['±0.05', 'mm']],
    ['a number and its unit behind a word', 'リーチ320mm', ['リーチ320', 'mm']],
    ['not where the site writes them together', '15%', ['15%']],
    ['not what is no unit', '96-well', ['96-well']],
    ['not inside a Latin word', 'xh22s', ['xh22s']],
    ['not before a longer word', '5kgs', ['5kgs']],
    ['a large number', '50000', ['50,000']],
    ['a large number before a word', '50000円', ['50,000円']],
    ['a large number with a comma where the site has none', '2,025年', ['2025年']],
    ['an amount and its currency', '50,000yen', ['50,000', 'yen']],
    ['a year as it is', '2025', ['2025']],
    ['a number that the site lacks', '70000', ['70000']],
    ['numbers with a comma between that are none together', '320,100', ['320', '100']],
    ['words with a hyphen between', 'robot-arm', ['robot', 'arm']],
    ['a number and a word', '96well', ['96', 'well']],
    ['of full width, before another', '９６ｗｅｌｌプレート', ['96', 'wellプレート']],
    ['a number and a synonym', '2emails', ['2', 'emails']],
    ['not inside a Latin word', 'x96well', ['x96well']],
    ['several', 'state-of-the-art', ['state', 'of', 'the', 'art']],
    ['words that the site writes in both ways', 'natural-language', ['natural', 'language']],
    ['not words that it writes with a hyphen only', 'on-site', ['on-site']],
    ['nor a figure and a word', '3D-printed', ['3d-printed']],
    ['nor a synonym', 'e-mail', ['e-mail']],
    ['nor its plural', 'E-mails', ['e-mails']],
    ['nor what only ends in a hyphen', 'robot-', ['robot-']],
  ])('%s: %s', (_what, word, words) => {
    expect(asWritten(fold(word), CORPUS, SYNONYMS)).toEqual(words);
  });
});
