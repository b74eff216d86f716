import { Resvg } from '@resvg/resvg-js';
import { documentFonts } from '@/build/prepare/documents/fonts';
import { Typesetter } from '@/build/prepare/documents/typesetter';
import { cardOf, drawnCard, PICTURE } from '@/build/prepare/social-images/card';

const root = process.cwd();
const sender = { company: '東北ラボ', mark: '<svg viewBox="0 0 1 1"></svg>' };

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = new Typesetter({ fonts: await documentFonts(root), folder: root });
});

/** The rows of pixels above the bench that words are in, in bands: one for each line; and the words' right edge. */
function drawn(title: string) {
  const card = cardOf({ title, picture: 'a.webp' }, sender, 0, 'ja');
  const svg = drawnCard({ ...card, ground: '' }, typesetter.svg(card.source));
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  let [bands, right, inside] = [0, 0, false];
  for (let y = 0; y < PICTURE.height; y += 1) {
    const row = pixels.subarray(y * width * 4, (y + 1) * width * 4);
    const last = row.findLastIndex((value, at) => at % 4 === 3 && value > 0);
    if (last >= 0 && !inside) bands += 1;
    inside = last >= 0;
    right = Math.max(right, Math.floor(last / 4));
  }
  return { lines: bands, right };
}

describe('the words of a card beside a picture', () => {
  it.each([
    ['手順', 1],
    ['研究室に一台だけの実験自動化装置', 3],
    ['秤量操作の手技を、|装置でまねる', 2],
    ['「手順書」、（装置）。', 2],
    ['Keeping a protocol reproducible', 3],
    ['2025年12月31日の1234567890', 2],
  ])('「%s」 take %i lines, none of which reaches it', (title, lines) => {
    const found = drawn(title);
    expect(found.lines).toBe(lines);
    expect(found.right).toBeGreaterThan(72);
    expect(found.right).toBeLessThan(PICTURE.left - 20);
  });

  it('are drawn the same each time', () => expect(drawn('計画と見積り')).toEqual(drawn('計画と見積り')));

  it.each([
    ['of one word that is too long for a line', 'マイクロプレートリーダーマイクロプレートリーダー', 2],
    ['of one long word', 'A'.repeat(90), 6],
    ['of many words', 'Automation '.repeat(60), 6],
    ['of many phrases', 'とても長い題です。'.repeat(30), 6],
  ])('break anywhere, or are cut, where no size has room: %s', (_what, title, most) => {
    const found = drawn(title);
    expect(found.lines).toBeLessThanOrEqual(most);
    expect(found.right).toBeGreaterThan(PICTURE.left - 250);
    expect(found.right).toBeLessThan(PICTURE.left - 20);
  });
});
