/** What an example looks like. The server works it out, so that no visitor has to wait for it. */
import type { Locale } from '@/lib/i18n/locales';
import { rehearse } from '@/lib/protocol/rehearse';
import { type Snapshot, snapshotsOf } from '@/lib/protocol/snapshots';
import { understand } from '@/lib/protocol/understand';
import { liquidsOf, mixOf, platesOf, volumeOf } from './drawing';

const sum = (snapshot: Snapshot, plate: number) =>
  [...snapshot.wells].reduce(
    (total, [key, contents]) =>
      total + (key.startsWith(`${plate} `) ? volumeOf([...contents].map(([, v]) => [0, v])) : 0),
    0,
  );
/** Wells by what is in them, as JSON carries it. */
type Mixes = Readonly<Record<string, readonly string[]>>;
export type Example = { name: string; text: string; motions: number; tips: number; mixes: Mixes };

/** An example, known by its last plate at its fullest. Of many operations some are looked at. */
export function exampleOf({ name, text }: { name: string; text: string }, locale: Locale): Example {
  const rehearsal = rehearse(understand(text, locale).protocol);
  const { moments, tips } = rehearsal;
  const at = snapshotsOf(rehearsal);
  const liquids = liquidsOf(rehearsal);
  const plate = platesOf(rehearsal).at(-1) as number;
  const every = Math.max(1, Math.floor(moments.length / 60));
  let best = at(moments.length);
  let most = sum(best, plate);
  for (let done = 0; done < moments.length; done += every) {
    const snapshot = at(done);
    const volume = sum(snapshot, plate);
    if (volume > most) [best, most] = [snapshot, volume];
  }
  const mixes: Record<string, string[]> = {};
  for (const [key, contents] of best.wells) {
    const [on, well = ''] = key.split(' ');
    const mix = mixOf(contents, liquids);
    if (on === String(plate) && mix) mixes[mix] = [...(mixes[mix] ?? []), well];
  }
  return { name, text, motions: moments.length, tips, mixes };
}
