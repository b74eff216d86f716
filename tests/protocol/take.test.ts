/** What a clause tells of the steps before it: more of a dilution, the other end of a move, and how often they are done. */
import { blocksOf } from '@/lib/protocol/blocks';
import type { Step } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { cases } from '../helpers/cases';
import { languageOf, refusals } from './refusals';

const shown = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if (step.do === 'repeat') return `${step.times} × [${shown(step.steps)}]`;
      const figure = 'volume' in step ? step.volume : 'seconds' in step ? step.seconds : '';
      return `${step.do} ${figure}${step.do === 'dilute' ? ` mixing ${step.times}` : ''}`;
    })
    .join(', ');
/** The steps of a text, and what of it is refused. */
const read = (text: string) => [
  shown(understand(text, languageOf(text)).protocol.steps) || 'nothing',
  ...refusals(text),
];

it.each(cases('tests/protocol/take.txt'))('%s', (text, ...meant) => expect(read(text)).toEqual(meant));

describe('steps that are done so often', () => {
  it.each(cases('tests/protocol/take.txt', 'words'))('words keep their step: %s', (text, ...told) => {
    const { sentences, understood } = understand(text, 'en');
    expect(understood).toBe(true);
    expect(
      sentences.map(({ paths, slots }) => {
        const words = slots.map(({ start, end, path }) => `${text.slice(start, end)} ${path.join('.')}`);
        return `${paths.map((path) => path.join('.')).join(' ')}: ${words.join(', ')}`.trim();
      }),
    ).toEqual(told);
  });

  it('how often is a value of the repeat, and of that nothing is assumed', () => {
    const [first, again] = understand('Add 50 µL of water to A1, wait 5 s. Do this 3 times.', 'en').sentences;
    expect([first?.assumed.flat(), again?.assumed.flat()]).toEqual([['tips'], []]);
    expect(again?.slots).toEqual([{ kind: 'verb', field: 'times', path: [0], start: 36, end: 51 }]);
  });

  it('what is refused before them stays before the repeat', () =>
    expect(blocksOf(understand('Add 50 µL. Wait 5 s. Do this 3 times.', 'en'))).toEqual([
      { do: 'gap', text: 'Add 50 µL.' },
      { do: 'repeat', times: 3, steps: [{ do: 'wait', seconds: 5 }] },
    ]));
});
