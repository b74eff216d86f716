/** The words of the studio in which LabCraft is tried (islands/labcraft-studio): all that it says. */
import { z } from 'zod';
import { text, texts } from '../content/fields.ts';
import type { Operation } from '../protocol/actions.ts';
import { MISTAKES } from '../protocol/mistakes.ts';
import { FIELD_NAMES, TIPS } from '../protocol/operations/fields.ts';
import { ACTS, VERBS } from '../protocol/operations/index.ts';
import { CHANGES } from '../protocol/remedies.ts';
import { HINTS, REASONS } from '../protocol/said.ts';

const MOVES = ['up', 'down', 'in', 'out', 'wrap', 'copy', 'remove'] as const;
const ACTIONS = ['pick', 'drop', 'aspirate', 'dispense', ...Object.keys(ACTS)] as Operation['do'][];
const FORMATS = ['ja', 'en', 'csv', 'opentrons', 'pylabrobot', 'json'] as const;

const words = <const K extends readonly string[]>(keys: K) => z.record(z.enum(keys), text);
const some = <const K extends readonly string[]>(keys: K) => z.partialRecord(z.enum(keys), text);

export const tryWords = z
  .strictObject({
    studio: z.strictObject({
      ...texts('name badge private fine stopped refused nothing unread without keys').shape,
      keyList: z.array(z.strictObject({ keys: text, what: text })),
      ...texts('full close parts').shape,
      tabs: words(['say', 'check', 'try', 'take']),
      ...texts('deck first last steps lane column drawn drawnVolume tipCount now round minute size').shape,
    }),
    say: z.strictObject({
      ...texts(
        'title label language noMirror placeholder help example own undo redo opened unreadable openedFile',
        'unreadableFile',
        'full offline',
      ).shape,
      examples: z.array(z.strictObject({ name: text, text })).length(8),
      meanings: text,
      slots: z
        .record(z.string(), text)
        .meta({ ja: '読み取った部分の名前', en: 'What a part of a sentence is' }),
      ...texts('couldSay mend leaveOut goTo').shape,
      assumed: words(['tips', 'mixing', 'mix-volume', 'each']),
      reasons: words(REASONS),
      hints: words(HINTS),
      samples: some(HINTS).meta({
        ja: '読めない言葉の代わりに入れてみる言い方',
        en: 'What is tried in place of words that are not understood',
      }),
    }),
    check: z.strictObject({
      ...texts(
        'title help tree empty form number add insert more drag gap gapTitle none noDiluent blank notSaid',
        'notPlace pick inWords plate plateOf byColumns byWells column row chip limits volumes less moreOf',
        'mixed',
      ).shape,
      verbs: words(VERBS),
      verbHelp: some(VERBS),
      fields: words(FIELD_NAMES),
      chips: some(FIELD_NAMES),
      units: some(FIELD_NAMES),
      tips: words(TIPS),
      chipTips: words(TIPS),
      moves: words(MOVES),
    }),
    plate: texts('plates dimension empty section rowUp rowDown over dead deadHelp round'),
    rehearse: z.strictObject({
      ...texts('title plate well emptyWell slider play pause back forward start moment').shape,
      operations: words(ACTIONS),
      places: words(['reservoir', 'plate', 'waste']),
      tips: text,
      time: text,
      // `clock` stands beside the scale of the time, where there is little room.
      ...texts('clock minutes stopped goTo').shape,
      mistakes: words(MISTAKES),
      change: text,
      remedies: words(CHANGES),
    }),
    take: z.strictObject({
      ...texts('title format preview').shape,
      formats: words(FORMATS),
      formatHelp: words(FORMATS),
      ...texts(
        'deskCheck steps motions tips lines copy save saved link open tooLong copied failed blocked unread',
        'nothing mail copyMail subject sentence paste',
      ).shape,
    }),
  })
  .meta({
    ja: '体験版の中の言葉。{ }の中は置きかわります',
    en: 'Words of the trial; what stands in { } is replaced',
  });
export type TryWords = z.output<typeof tryWords>;
