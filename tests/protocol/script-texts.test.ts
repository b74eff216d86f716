/**
 * The exported scripts as they are read, word by word: somebody reviews them before a machine follows them, so each change of
 * them is to be seen as a change of these files (accepted with jest's `-u`). That they do what was rehearsed is for exports.test.ts.
 */
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';

const LIBRARIES = { opentrons, pylabrobot };

const PIPETTED = `
A10 holds 150 µL of sample. Add 50 µL of buffer to columns 3 to 5, with new tips for each column.
Add 10 µL of buffer to column 6, with the tips from the previous step. Transfer 20.5 µL from A10 to B2, with one tip.
Repeat the following 2 times: remove 10 µL from columns 3 to 5. Wait 90 seconds. End of repeat.
Mix column 3 with 20 µL, 4 times. Add 90 µL of buffer to A7 to A9.
Make a 1:10 serial dilution from A10 to A12 in buffer, moving 10 µL each time and mixing twice.`;
const SHAKEN = `
プレート1の1列目と2列目に緩衝液を50 µLずつ加える。プレート1の1列目からプレート2の1列目へ20 µL移す。
プレート1を500 rpmで30秒振とうする。プレート3を37℃に温める。
プレート2を65℃で10分間保温する。プレート3の加熱を止める。`;

describe.each(['opentrons', 'pylabrobot'] as const)('the script for %s', (library) => {
  it.each([
    ['of what a pipette does', 'en', PIPETTED],
    ['of plates that are shaken and heated', 'ja', SHAKEN],
  ] as const)('%s', (_, locale, text) => {
    const { protocol, sentences } = understand(text, locale);
    expect(sentences.filter(({ issue }) => issue)).toEqual([]);
    const rehearsal = rehearse(protocol);
    expect(rehearsal.mistake).toBeUndefined();
    expect(python(LIBRARIES[library], protocol, rehearsal, locale)).toMatchSnapshot();
  });
});
