import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import type { Step } from '@/lib/protocol/model';
import type { Tips } from '@/lib/protocol/operations/fields';
import { type Place, run, wellsBetween } from '@/lib/protocol/wells';

/** A sentence of the corpus, what it means, and what is said of it where it must be refused: nothing, or a line for each refusal. */
export type Saying = { say: string; line: number; steps: Step[]; refused: string[] };

/** `c1-3,7`, `A1-A6,B1` or `2:c1`, as the corpus writes places. */
function place(written: string): Place {
  const [, plate = '1', rest = ''] = /^(?:(\d):)?(.+)$/.exec(written) ?? [];
  const parts = rest.replace(/^c/, '').split(',');
  if (rest.startsWith('c'))
    return {
      plate: Number(plate),
      columns: parts.flatMap((part) => {
        const [from = 0, to = from] = part.split('-').map(Number);
        return run(from, to);
      }),
    };
  const wells = parts.flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    return wellsBetween(from, to);
  });
  return { plate: Number(plate), wells };
}

function step(written: string): Step {
  const [verb = '', ...first] = (written.split(' | ')[0] ?? '').split(' ');
  const [, ...fields] = written.split(' | ').map((field) => field.trim());
  const [a = '', b = '', c = '', d = '', e = ''] = fields;
  const volume = Number(first.at(-1));
  switch (verb) {
    case 'given':
      return { do: verb, volume, liquid: a, at: place(b) };
    case 'dispense':
      return { do: verb, volume, liquid: a, at: place(b), tips: c as Tips };
    case 'transfer':
      return { do: verb, volume, from: place(a), at: place(b), tips: c as Tips };
    case 'remove':
      return { do: verb, volume, at: place(a), tips: b as Tips };
    case 'mix':
      return { do: verb, times: Number(first[0]), volume, at: place(a), tips: b as Tips };
    case 'dilute':
      return {
        do: verb,
        factor: volume,
        volume: Number(a),
        at: place(b),
        diluent: c === '-' ? null : c,
        times: Number(d),
        tips: e as Tips,
      };
    case 'wait':
      return { do: verb, seconds: volume };
    case 'shake':
      return { do: verb, rpm: volume, seconds: Number(a), plate: Number(b) };
    case 'hold': {
      const [celsius = null, seconds = null] = [first.at(-1), a].map((one) =>
        one === '-' ? null : Number(one),
      );
      return { do: verb, celsius, seconds, plate: Number(b) };
    }
    case 'repeat':
      return { do: verb, times: volume, steps: [] };
    default:
      throw new Error(`the corpus has no step "${written}"`);
  }
}

/** Reads a corpus of a language; `\\n` stands for a new line in a sentence. */
export function corpus(locale: Locale, folder = 'corpus'): Saying[] {
  const sayings: Saying[] = [];
  let open: Step[][] = [];
  const lines = readFileSync(join(__dirname, folder, `${locale}.txt`), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (!line || line.startsWith('#')) continue;
    if (line.startsWith('!')) sayings.at(-1)?.refused.push(line.slice(2));
    else if (line === '= end') open.pop();
    else if (line.startsWith('= ')) {
      const made = step(line.slice(2));
      open.at(-1)?.push(made);
      if (made.do === 'repeat') open.push(made.steps);
    } else {
      const steps: Step[] = [];
      open = [steps];
      sayings.push({ say: line.replaceAll('\\n', '\n'), line: index + 1, steps, refused: [] });
    }
  }
  return sayings;
}
