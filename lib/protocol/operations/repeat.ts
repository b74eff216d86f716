import { field } from './fields.ts';

/** Steps that are done several times: the one step that holds others, so its schema is in model.ts. */
export const repeat = {
  glyph: ['M3.5 9V5.5h12M12.5 2.5l3 3-3 3M16.5 11v3.5h-12M7.5 17.5l-3-3 3-3'] as const,
  fields: [field.times],
  blank: { do: 'repeat' as const, times: 2, steps: [] },
  print: {
    en: (times: number) => `Repeat the following ${times} ${times > 1 ? 'times' : 'time'}:`,
    ja: (times: number) => `次を${times}回くり返す：`,
  },
  end: { en: 'End of repeat.', ja: 'ここまで。' },
};
