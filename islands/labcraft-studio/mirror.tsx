import { Fragment, memo, type ReactNode } from 'react';
import { type Block, blockPath } from '@/lib/protocol/blocks';
import { type Path, stepAt } from '@/lib/protocol/edit';
import type { Range } from '@/lib/protocol/grammar/match';
import { isOf, type Line } from './lines';
import { useStored } from './store';
import { useMoment } from './use-moment';
import type { StudioState } from './use-studio';

/** The text again, row by row, with what was understood of it. It lies under the field and has the same metrics. */
export function Mirror({ studio }: { studio: StudioState }) {
  const { typed, lines, numberOf } = studio;
  const numbered = new Set<string>();
  let at = 0;
  const rows = typed.text.split('\n').map((row) => {
    const [start, end] = [at, at + row.length];
    at = end + 1;
    const own = lines.filter(({ sentence }) => sentence.start >= start && sentence.start <= end);
    const [first] = own;
    const name = first && (first.sentence.issue ? '?' : numberOf(first.path));
    const number = name && (name === '?' || !numbered.has(name)) && !name.includes('.') ? name : '';
    if (name) numbered.add(name);
    return { start, end, lines: own, sign: signOf(row, start, own), number, depth: first?.path.length ?? 1 };
  });
  return rows.map((row, index) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
      key={index}
      {...row}
      studio={studio}
      opens={row.depth > (rows[index - 1]?.depth ?? 1)}
      closes={row.depth > (rows[index + 1]?.depth ?? 1)}
    />
  ));
}

/** What is drawn of a row, in a text: its words, and what each of them is understood as. */
const signOf = (row: string, start: number, lines: readonly Line[]): string =>
  [
    row,
    ...lines.map(({ path, sentence: { slots, issue } }) => {
      const marks = [...slots, ...(issue ? [{ ...issue, kind: '?', path }] : [])];
      return `${path}:${marks.map((mark) => [mark.kind, mark.path, mark.start - start, mark.end - start])}`;
    }),
  ].join('\n');

type RowProps = {
  start: number;
  end: number;
  lines: readonly Line[];
  sign: string;
  number: string;
  depth: number;
  /** Whether it is the first or the last row of what a repeat holds. */
  opens: boolean;
  closes: boolean;
  studio: StudioState;
};

/** While keys come, a row that says what it said is not drawn again. */
const Row = memo(
  RowOfWords,
  (drawn, row) =>
    row.studio.isTyping &&
    drawn.sign === row.sign &&
    drawn.number === row.number &&
    drawn.studio.selected === row.studio.selected,
);

function RowOfWords({ start, end, lines, number, depth, opens, closes, studio }: RowProps) {
  const { selected, stopped, pointed, nowAt } = studio;
  const names = lines.flatMap(({ paths }) => paths.map((path) => path.join('.')));
  const has = (name: string | undefined) => name !== undefined && names.includes(name);
  const isNow = useMoment(studio, (done) => has(nowAt(done)));
  const isPointed = useStored(pointed, has);
  const isChosen = has(selected?.join('.'));
  const bar = isChosen ? 'before:w-[3px] before:bg-teal' : 'before:w-[5px] before:bg-orange';
  return (
    <div
      data-chosen-line={isChosen ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      data-of={names[0]}
      className={`group/row relative min-h-[1lh] ${
        isChosen || has(stopped?.join('.')) ? `before:absolute before:inset-y-0 before:-left-11 ${bar}` : ''
      } ${
        depth > 1
          ? `after:absolute after:inset-y-0 after:-left-1.5 after:w-1.5 after:border-l-2 after:border-teal ${opens ? 'after:border-t-2' : ''} ${closes ? 'after:border-b-2' : ''}`
          : ''
      }`}
    >
      <span
        className={`absolute -left-11 w-9 text-right font-mono text-[0.75rem] ${isChosen ? 'font-semibold text-teal' : number === '?' ? 'text-orange-deep' : 'text-ink-3'}`}
      >
        {isNow && number ? <span className="mr-1 text-orange">{'▶'}</span> : null}
        {number}
      </span>
      <Words start={start} end={end} lines={lines} studio={studio} />
      {'\u200b'}
    </div>
  );
}

const LOOKS = {
  understood: 'border-b border-line-strong group-data-pointed/row:border-teal',
  chosen: 'border-b-2 border-teal bg-teal-mist box-decoration-clone',
  refused:
    'bg-orange-mist underline decoration-orange-deep decoration-wavy decoration-2 underline-offset-[0.3em]',
};
/** Words that were understood, of the step at a path, or that were not. */
type Mark = Range & { kind: string; path?: Path };
type WordsProps = Pick<RowProps, 'start' | 'end' | 'lines' | 'studio'>;

/** The words of a row with a line under what was understood, and what it means where the sentence is selected. */
function Words({ start, end, lines, studio }: WordsProps) {
  const { selected, words, blocks, understood, typed } = studio;
  const parts: ReactNode[] = [];
  let at = start;
  /** What a part is, in a word that is no longer than it, so that two do not meet. */
  const meaning = ({ kind, path, start, end }: Mark) => {
    const step = path && stepAt<Block>(understood.protocol.steps, path)?.do;
    const verb = words.check.verbs[step as keyof typeof words.check.verbs] as string | undefined;
    const room = end - start;
    const own = words.say.slots[kind as keyof typeof words.say.slots];
    if (kind !== 'verb') return own;
    return verb && verb.length <= room ? verb : own && own.length <= room + 1 ? own : '';
  };
  for (const line of lines) {
    const { sentence, path } = line;
    const { issue } = sentence;
    const isChosen = isOf(line, selected);
    const refused: Mark | undefined = issue && {
      ...issue,
      end: Math.min(sentence.end, issue.end),
      kind: '',
    };
    const marks: Mark[] = [
      ...sentence.slots.filter((slot) => !issue || slot.end <= issue.start || slot.start >= issue.end),
      ...(refused ? [refused] : []),
    ].sort((one, other) => one.start - other.start);
    for (const slot of marks) {
      if (slot.start < at || slot.end > end) continue;
      const look = slot === refused ? 'refused' : isChosen ? 'chosen' : 'understood';
      parts.push(
        typed.text.slice(at, slot.start),
        <span
          className={`relative ${LOOKS[look]}`}
          data-state={slot === refused ? 'refused' : 'understood'}
          data-of={(slot.path ? blockPath(blocks, slot.path) : path).join('.')}
        >
          {typed.text.slice(slot.start, slot.end)}
          {look === 'chosen' ? (
            <span className="absolute top-[1.55rem] left-0 max-h-[calc((1rem-1lh)*99)] overflow-y-clip text-[0.75rem]/[0.875rem] whitespace-nowrap text-teal">
              {meaning(slot)}
            </span>
          ) : null}
        </span>,
      );
      at = slot.end;
    }
  }
  return [...parts, typed.text.slice(at, end)].map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>{part}</Fragment>
  ));
}
