import { field } from './parts.ts';

/** Steps that are done several times: the one step that holds others, so its schema is in model.ts. */
export const repeat = {
  fields: [field.times],
  blank: { do: 'repeat' as const, times: 2, steps: [] },
  print: {
    en: (times: number) => `Repeat the following ${times} ${times > 1 ? 'times' : 'time'}:`,
    ja: (times: number) => `次を${times}回くり返す：`,
  },
  end: { en: 'End of repeat.', ja: 'ここまで。' },
};
