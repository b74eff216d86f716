import { fill } from '@/lib/listing/fill';
import { stepNumber } from '@/lib/protocol/edit';
import { printPlace } from '@/lib/protocol/print';
import type { Rehearsal } from '@/lib/protocol/rehearse';
import { type Change, type Remedy, remedies } from '@/lib/protocol/remedies';
import { chipText } from './chip';
import { because } from './operation-text';
import { MEND, toFoot, WHY } from './pane';
import type { StudioState } from './use-studio';
import { micro } from './words';

type RemediesProps = {
  studio: StudioState;
  /** In the place of why, where that stands beside. */
  title?: string;
};

/** The words and a block may show the same; looking for them takes many rehearsals. */
const found = new WeakMap<Rehearsal, Remedy[]>();

/** Why the rehearsal stopped, and what could be changed: one press each. */
export function Remedies({ studio, title }: RemediesProps) {
  const { understood, rehearsal, edit, close, follow } = studio;
  const { steps } = understood.protocol;
  const { mistake } = rehearsal;
  const offered = found.get(rehearsal) ?? remedies(steps, rehearsal);
  found.set(rehearsal, offered);
  return (
    <div className="flex flex-wrap items-center gap-1.5 short:gap-y-1">
      {title && offered.length ? (
        <p className="mr-1 text-[0.75rem]/[1.3] text-ink-3 short:sr-only">{title}</p>
      ) : mistake ? (
        <p className={`w-full ${WHY}`}>{because(mistake, studio)}</p>
      ) : null}
      <ul className="contents">
        {offered.map(({ change, edited }) => {
          const text = remedyText(change, studio);
          return (
            <li key={text}>
              <button
                type="button"
                className={`${MEND} short:pointer-fine:min-h-6.5`}
                onClick={({ currentTarget }) => {
                  // Where the words are, the blocks may be out of sight.
                  follow.current = !toFoot(currentTarget);
                  close();
                  edit(() => edited);
                }}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function remedyText(change: Change, studio: StudioState): string {
  const { words, nameOf, locale, plates, rehearsal } = studio;
  if (change.do !== 'value') {
    const { do: name, ...figures } = change;
    return fill(words.rehearse.remedies[name], {
      ...('times' in figures && { times: figures.times }),
      ...('volume' in figures && { volume: micro(figures.volume) }),
      ...('liquid' in figures && { liquid: nameOf(figures.liquid) }),
      ...('at' in figures && { wells: printPlace(figures.at, locale, plates.length > 1) }),
    });
  }
  const { at, field, verb, before, after } = change;
  const text = (value: unknown) =>
    field.kind === 'tips'
      ? words.check.tips[value as keyof typeof words.check.tips]
      : (chipText(field, value, studio, verb) ?? '');
  const changed =
    field.min === undefined
      ? fill(words.check.chip, { field: words.check.fields[field.name], value: text(after) })
      : fill(words.rehearse.change, { before: text(before), after: text(after) });
  const depth = rehearsal.mistake?.path.length ?? 0;
  // Of several repeats, which one.
  if (depth < 3 || at.length === depth) return changed;
  return fill(words.check.chip, {
    field: fill(words.check.number, { step: stepNumber(at) }),
    value: changed,
  });
}
