/** The words of the workshop in which LabCraft is tried (islands/labcraft-try): all that it says. */
import { z } from 'zod';
import { text } from '../content/fields.ts';
import { HINTS, REASONS } from '../protocol/frame.ts';
import { TIPS } from '../protocol/model.ts';
import { MISTAKES } from '../protocol/rehearse.ts';

export const VERBS = ['given', 'dispense', 'transfer', 'remove', 'mix', 'dilute', 'wait', 'repeat'] as const;
const FIELDS = ['volume', 'liquid', 'from', 'at', 'tips', 'times', 'seconds', 'factor', 'diluent'] as const;
const MOVES = ['up', 'down', 'in', 'out', 'wrap', 'copy', 'remove'] as const;
const FORMATS = ['ja', 'en', 'csv', 'opentrons', 'pylabrobot', 'json'] as const;

const words = <const K extends readonly [string, ...string[]]>(keys: K) => z.record(z.enum(keys), text);

export const tryWords = z
  .strictObject({
    waiting: text,
    say: z.strictObject({
      title: text,
      label: text,
      help: text,
      example: text,
      examples: z.array(z.strictObject({ name: text, text })).length(8),
      meanings: text,
      understood: text,
      refused: text,
      couldSay: text,
      goTo: text,
      other: text,
      assumed: words(['tips', 'mixing', 'mix-volume']),
      reasons: words(REASONS),
      hints: words(HINTS),
    }),
    check: z.strictObject({
      title: text,
      help: text,
      tree: text,
      empty: text,
      locked: text,
      form: text,
      add: text,
      addKind: text,
      none: text,
      blank: text,
      notPlace: text,
      verbs: words(VERBS),
      fields: words(FIELDS),
      tips: words(TIPS),
      moves: words(MOVES),
    }),
    rehearse: z.strictObject({
      title: text,
      plate: text,
      row: text,
      well: text,
      emptyWell: text,
      slider: text,
      play: text,
      pause: text,
      back: text,
      forward: text,
      start: text,
      moment: text,
      operations: words(['pick', 'drop', 'aspirate', 'dispense', 'wait']),
      places: words(['reservoir', 'plate', 'waste']),
      tips: text,
      liquids: text,
      liquid: text,
      noLiquids: text,
      time: text,
      minutes: text,
      fine: text,
      stopped: text,
      goTo: text,
      nothing: text,
      mistakes: words(MISTAKES),
      assumptions: text,
    }),
    take: z.strictObject({
      title: text,
      format: text,
      preview: text,
      formats: words(FORMATS),
      copy: text,
      save: text,
      link: text,
      copied: text,
      failed: text,
      blocked: text,
      mail: text,
      subject: text,
      sentence: text,
      paste: text,
    }),
  })
  .meta({
    ja: '体験版の中の言葉。{ }の中は置きかわります',
    en: 'Words of the trial; what stands in { } is replaced',
  });
export type TryWords = z.output<typeof tryWords>;
