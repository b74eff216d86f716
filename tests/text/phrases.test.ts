import fc from 'fast-check';
import { phrasesOf, QUOTE_WITH_PARTICLE } from '@/lib/text/phrases';

describe('a line of Japanese', () => {
  it.each([
    ['breaks between phrases', '研究者の24時間から、', '研究者の/24時間から、'],
    ['breaks a short statement', 'くり返しを数えてみる。', 'くり返しを/数えてみる。'],
    ['keeps a single phrase whole', 'くり返しは、', 'くり返しは、'],
    ['breaks after a middle dot', '岩手県・関東地方', '岩手県・/関東地方'],
    ['breaks after each middle dot', '受賞・採択・助成', '受賞・/採択・/助成'],
    ['keeps a word that the model takes apart', '手順書から起こす、特注設計', '手順書から/起こす、/特注設計'],
    ['keeps a number with its months', '納期は2〜6か月', '納期は/2〜6か月'],
    ['keeps a number with its counter', '96回の分注から、', '96回の/分注から、'],
    ['keeps a Latin word whole', 'LabCraftなら、ことばで', 'LabCraftなら、/ことばで'],
    ['keeps 約 with its number', '登録が約30秒で終わる', '登録が/約30秒で/終わる'],
    ['keeps 約 with its number after a comma', '廃液の登録を、約30秒で。', '廃液の/登録を、/約30秒で。'],
    ['keeps 約 with a part', '費用は市販品の約1/10です', '費用は/市販品の/約1/10です'],
    ['keeps the particle of a quoted name', '「TORE」のブログ記事', '「TORE」の/ブログ記事'],
    ['keeps 」に', '『手順』に沿って', '『手順』に/沿って'],
    ['breaks a long compound', 'フラクションコレクターを、', 'フラクション/コレクターを、'],
    ['breaks policy after privacy', 'プライバシーポリシー', 'プライバシー/ポリシー'],
    ['breaks another', 'ウェブアクセシビリティ方針', 'ウェブ/アクセシビリティ/方針'],
    ['keeps brackets with what they hold', '「手順」を読む', '「手順」を/読む'],
  ])('%s', (_rule, line, expected) => {
    expect(phrasesOf(line).join('/')).toBe(expected);
  });

  it.each([
    ['「LabCraft」の紹介ページ', ['「LabCraft', '」の', '紹介ページ']],
    ['『手順』から動かす', ['『手順', '』から', '動かす']],
    ['「手順」動かす', ['「手順」動かす']],
  ])('%s keeps the end of a quotation with its particle', (phrase, parts) => {
    expect(phrase.split(QUOTE_WITH_PARTICLE)).toEqual(parts);
  });

  it('is taken apart once: whoever asks again gets the same', () => {
    expect(phrasesOf('装置をつくる、|動かす')).toBe(phrasesOf('装置をつくる、|動かす'));
  });

  const WHOLE = ['手順書', '要件書', '仕様書', '当てはま', '12か月', '3ヶ月', '3営業日'];
  it.each(WHOLE)('keeps 「%s」 whole wherever it stands', (word) => {
    const words = fc.constantFrom(...'装置 の を 作る らない から 、 仕様 手順 動かす'.split(' '));
    const some = fc.array(words, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(some, some, (before, after) => {
        const phrases = phrasesOf(before + word + after);
        const ends = phrases.map((_phrase, index) => phrases.slice(0, index + 1).join('').length);
        const inside = ends.filter((end) => end > before.length && end < before.length + word.length);
        expect(inside).toEqual([]);
      }),
    );
  });

  it.each([...'、。，．・：；？！ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ）」』】〉》])},.%'])(
    'never begins a line with %s',
    (sign) => {
      for (const before of ['装置', '96', '作る', 'ため', '・'])
        for (const phrase of phrasesOf(`${before}${sign}動かすための装置`).slice(1))
          expect(phrase[0]).not.toBe(sign);
    },
  );

  // Lines in which the model alone would break right after the bracket.
  const BRACKETS = 'いボ（む ろさ「「て アを手『2動 おけ【「 二〈「二 ボ《（c る(お動 お[（お ん{「B';
  it.each(BRACKETS.split(' '))('never ends with an opening bracket: %s', (line) => {
    for (const phrase of phrasesOf(line).slice(0, -1)) expect(phrase).not.toMatch(/[（「『【〈《([{]$/);
  });

  // The model alone would break before 動かす, inside of most of these.
  it.each(['R&D', 'R＆D', 'pre-built', 'A/B', "arm's", 'arm’s', '1,000mm', 'v1.5b', 'C++17', 'é2'])(
    'keeps %s whole',
    (word) => {
      for (const line of [`${word}動かす`, `装置の${word}を動かす`])
        expect(phrasesOf(line).some((phrase) => phrase.includes(word))).toBe(true);
    },
  );

  it('never loses or adds a character', () => {
    const part = fc.constantFrom(...'手順書/が、/装置/・/24/時間/LabCraft/「/」/ /ー'.split('/'));
    const line = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(fc.property(line, (text) => phrasesOf(text).join('') === text));
  });

  it('never parts a number from what follows, nor a Latin word', () => {
    const part = fc.constantFrom('装置', 'を', '24', '1.5', '時間', 'mm', 'Lab', '回', 'で', '、');
    const line = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(line, (text) =>
        phrasesOf(text)
          .slice(0, -1)
          .every((phrase, index, all) => {
            const next = all[index + 1] ?? phrasesOf(text).at(-1) ?? '';
            return !/\d$/.test(phrase) && !(/[A-Za-z]$/.test(phrase) && /^[A-Za-z\d]/.test(next));
          }),
      ),
    );
  });
});
