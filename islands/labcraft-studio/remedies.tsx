import { useMemo } from 'react';
import { fill } from '@/lib/listing/fill';
import { type Change, remedies } from '@/lib/protocol/remedies';
import { chipText } from './chip';
import { because } from './operation-text';
import { MEND, WHY } from './pane';
import type { StudioState } from './use-studio';
import { micro } from './words';

type RemediesProps = {
  studio: StudioState;
  /** In the place of why, where that stands beside. */
  title?: string;
};

/** Why the rehearsal stopped, and what could be changed: one press each. */
export function Remedies({ studio, title }: RemediesProps) {
  const { understood, rehearsal, edit, close, follow } = studio;
  const { steps } = understood.protocol;
  const { mistake } = rehearsal;
  const found = useMemo(() => remedies(steps, rehearsal), [steps, rehearsal]);
  return (
    <>
      {title && found.length ? (
        <p className="text-[0.75rem]/[1.3] text-ink-3">{title}</p>
      ) : mistake ? (
        <p className={WHY}>{because(mistake, studio)}</p>
      ) : null}
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {found.map(({ change, edited }) => {
          const text = remedyText(change, studio);
          return (
            <li key={text}>
              <button
                type="button"
                className={MEND}
                onClick={() => {
                  close();
                  follow.current = true;
                  edit(edited);
                }}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function remedyText(change: Change, studio: StudioState): string {
  const { words, nameOf } = studio;
  if (change.do !== 'value') {
    const { do: name, ...figures } = change;
    return fill(words.rehearse.remedies[name], {
      ...('times' in figures && { times: figures.times }),
      ...('volume' in figures && { volume: micro(figures.volume) }),
      ...('liquid' in figures && { liquid: nameOf(figures.liquid) }),
    });
  }
  const { field, verb, before, after } = change;
  const text = (value: unknown) =>
    field.kind === 'tips'
      ? words.check.tips[value as keyof typeof words.check.tips]
      : (chipText(field, value, studio, verb) ?? '');
  return field.min === undefined
    ? fill(words.check.chip, { field: words.check.fields[field.name], value: text(after) })
    : fill(words.rehearse.change, { before: text(before), after: text(after) });
}
