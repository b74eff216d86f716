/** Sentences of two meanings, or of another than their words in order tell: none is read. */
import { understand } from '@/lib/protocol/understand';
import { localeOf } from './refusals';

const isRefused = (text: string) => !understand(text, localeOf(text)).understood;

describe('refused', () => {
  it.each([
    // Which goes where?
    'Transfer 20 µL of A1 to A2 and of B1 to B2.',
    'Transfer 20 µL of column 1 to column 2 and of column 3 to column 4.',
    'Transfer 20 µL of A1 and of B1 to C1.',
    'Transfer 20 µL from column 1 to column 2 to column 3.',
    'Transfer 20 µL from row A to row B to row C.',
    'Move 50 µL from column 1 to column 2, back to column 1.',
    'Add 50 µL of buffer to column 1 to column 2 to column 3.',
    'Add 50 µL of PBS and 20 µL of dye to A1 and B1, respectively.',
    'Transfer 20 µL from columns 1-3 to columns 4-5, respectively.',
    // Out of the wells, or into them?
    'Add 50 µL of the sample in column 1 to column 2.',
    'Pipette 20 µL of standard in row A to row B.',
    'Add 50 µL buffer (A2) to A1.',
    'Add 20 µL of stop (H12) into all wells.',
    'Add 20 µL primer mix, A12, to A1 to A6.',
    'Add 20 µL beads (plate 2) to column 1.',
    'Add 50 µL of buffer to A1. Mix 5 times. Add 20 µL of the mixture to B1.',
    'Add 50 µL of lysis buffer to A1. Wait 5 min. Add 20 µL of eluate to B1.',
    'Add 50 µL of water to A1. Add 20 µL of the diluted sample to B1.',
    'Repeat 3 times:\nAdd 50 µL of lysis buffer to A1.\nEnd repeat.\nAdd 20 µL of eluate to B1.',
    '次を3回繰り返す。\nA1に水を50 µL加える。\n繰り返し終わり。\nB1に混合液を20 µL加える。',
    'A1に水を50 µL加える。3回混ぜる。B1に混合液を20 µL加える。',
    'A1に水50 µL加える（B1から）。',
    // A note, or more of it?
    'Add 100 µL cells to columns 1-3 (control: A1).',
    'Add 100 µL cells to columns 1-3, controls: column 3.',
    'Transfer 20 µL from column 1 to column 2 (blank: column 3).',
    'Add 10 µL of drug to column 1, 20 µL to column 2, etc.',
    'Transfer 20 µL from column 1 to column 2 etc.',
    'Transfer 20 µL from column 1 to column 2 onwards.',
    'Transfer 20 µL from column 1 to column 2 (triplicates).',
    'Add 20 µL triplicates to A1.',
    'Add 50 µL each primer to A1.',
    'Add 50 µL of enzyme to A1 (37 °C).',
    // A series, or each well by itself? And what is it that is diluted?
    '1:2 dilution of columns 1-6 with 100 µL water.',
    'Tenfold dilution of column 1 into column 12 with 10 µL.',
    'Serial dilution 1:2 with 100 µL sample in columns 1 to 6.',
    'Two-fold serial dilution with 50 µL drug in A1-A6.',
    '1列から6列まで試料100 µLで2倍段階希釈する。',
    // One of them so often, or all?
    'Add 20 µL dye to column 1 and twice 50 µL buffer to column 2.',
    'Add 100 µL PBS to column 1 twice, and 20 µL dye to column 2.',
    // Row by row, or a rectangle?
    'Add 50 µL buffer to A11-B2.',
    'A10〜B3に水50 µLを加える。',
    // One well, or a row and a column?
    'A行1列目に水50 µLを加える。',
    'A行 1列目に水50 µLを加える。',
    // Shaken, how fast?
    '37℃で5分振とうする。',
    '37℃、5分間振とうする。',
    '振とう（37℃、1時間）。',
    // Of all that were filled, or the last?
    'A1に水20 µL加える。B1にPBS 20 µL加える。それぞれ10 µLで5回混ぜる。',
    'A1に水20 µL加える。B1にPBS 20 µL加える。10 µLで5回ずつ混ぜる。',
    'A1からB1に20 µL移し、それぞれ10 µLで3回混ぜる。',
    // Instead of it, or as well?
    'A1〜A3に水50 µLを加える（A1は100 µL）。',
    'A行に水50 µL、A1のみ100 µLを加える。',
    'A行に水50 µL、A1だけ100 µLを加える。',
    '全ウェルに培地100 µLを入れ、12列目にはPBS 100 µLを入れる。',
    'A行に水50 µLを加え、A1にはPBS 100 µLを加える。',
    // In all, or in each?
    'A行全体に水240 µLを加える。',
    'プレート全体に水96 µLを加える。',
    // Done before, or now?
    'すでに1列目にPBS 50 µLを加えた。2列目に水50 µLを加える。',
    // As much as what?
    'A1に水100 µLを加え、20 µLで3回混ぜ、同量を除去する。',
    'A1に水100 µL、PBS 50 µLを加え、同量除去する。',
    'Add 100 µL of water to A1, mix 3 times with 20 µL and remove the same volume.',
    '1列目の上清を100 µL除去し、2列目にも同量の培地を加える。',
    // Until when?
    '1列目に水50 µL、37℃で5分、2列目にPBS 50 µL。',
    // Either, or both?
    '1列目に水/PBS 50 µLを加える。',
  ])('%s', (text) => expect(isRefused(text)).toBe(true));
});

describe('but understood', () => {
  it.each([
    'Transfer 20 µL from columns 1 to 3 to columns 4 to 6.',
    'Transfer 20 µL from columns 1-3 to columns 4-6, respectively.',
    'Transfer 20 µL from column 1 to columns 2 to 12.',
    'Add 50 µL of dye to A01-A12.',
    'A行の1列目に水50 µLを加える。',
    '1列に細胞を100 µL加え、37℃で24時間培養する。',
    'Add 50 µL of the mixture to column 1. Add 20 µL of the mixture to column 2.',
    '1:2 dilution col 1–col 8, 100 µL, PBS, mix 5x',
    'Add 50 µL of the primer in A1 to A3.',
    '37℃、500 rpmで5分振とうする。',
    '1〜3列に水を50 µL加え、それぞれ20 µLで5回混ぜる。',
    'A1に水を50 µL加え、B1にも水を50 µL加える。',
    '全ウェルに培地を50 µLずつ加える。',
    'A行に水を50 µL加え、B行にはPBSを50 µL加える。',
    '1列に水を50 µL加え、2列にはPBSを50 µL加える。',
    'Serial dilution 1:2 with 100 µL sample buffer in columns 1 to 6.',
    'Mix the wells in column 1 to column 3 5 times with 20 µL.',
    'A1に水を100 µL加え、20 µLで3回混ぜる。',
    'Add 50 µL of DMEM/F12 to A1.',
    'Add 50 µL of PBS to H1 to A1.',
  ])('%s', (text) => expect(isRefused(text)).toBe(false));
});
