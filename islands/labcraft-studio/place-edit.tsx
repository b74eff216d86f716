import { useId } from 'react';
import { fill } from '@/lib/listing/fill';
import type { Step } from '@/lib/protocol/model';
import { printPlace } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { type Place, wellsOf } from '@/lib/protocol/wells';
import { chipText } from './chip';
import { BOX, type EditProps, Labelled, PLATE_NUMBERS, useTyped } from './labelled';
import { Spoken } from './spoken';
import type { StudioState } from './use-studio';
import { WellsPicker } from './wells-picker';

/** Words that name a plate. */
const PLATE = /pl|p[. ]?[1-3]|プ|枚/i;

/** A place as it is written in a sentence; on a plate that stands beside it, where the words name none. */
function placeIn(text: string, plate: number, locale: StudioState['locale']): Place | undefined {
  const { protocol, understood } = understand(
    locale === 'ja' ? `${text}から10 µL捨てる。` : `Remove 10 µL from ${text}.`,
    locale,
  );
  const [step, ...more] = protocol.steps as Step[];
  if (!understood || step?.do !== 'remove' || more.length) return undefined;
  return PLATE.test(text) ? step.at : { ...step.at, plate };
}

/** Wells on a small plate, or in words. */
export function PlaceEdit({ field, value, change, studio }: EditProps) {
  const { words, locale } = studio;
  const id = useId();
  const now = value as Place;
  const [typed, setTyped] = useTyped<{ text: string; isWrong: boolean; from: Place }>(studio);
  const isWrong = typed?.isWrong ?? false;
  const label = words.check.fields[field.name];
  return (
    <Labelled field={field} label={label} more={words.check.pick}>
      <WellsPicker place={now} label={label} onPlace={change} words={words.check} />
      <div className="flex gap-1.5">
        <input
          className={`${BOX} font-semibold`}
          aria-label={fill(words.check.inWords, { field: label })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          autoComplete="off"
          value={typed?.text ?? chipText(field, now, studio) ?? ''}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value;
            const from = typed?.text ? typed.from : now;
            const found = placeIn(text, from.plate, locale);
            const isWrong = !found || !change(found);
            // What goes on from a place and is none leaves no part of itself.
            if (isWrong && text) change(from);
            setTyped({ text, isWrong, from });
          }}
          onBlur={() => setTyped(undefined)}
        />
        <select
          className="min-h-10 rounded-edge border border-line-strong bg-white px-2 font-body text-[0.8125rem] text-ink pointer-coarse:min-h-11 pointer-coarse:text-base"
          aria-label={words.check.plate}
          value={now.plate}
          onChange={({ currentTarget }) => change({ ...now, plate: Number(currentTarget.value) })}
        >
          {PLATE_NUMBERS.map((n) => (
            <option key={n} value={n}>
              {fill(words.check.plateOf, { n })}
            </option>
          ))}
        </select>
      </div>
      <p className={`text-[0.75rem]/[1.5] ${isWrong ? 'text-red' : 'text-ink-3'}`} id={id}>
        {isWrong
          ? words.check.notPlace
          : fill('columns' in now ? words.check.byColumns : words.check.byWells, {
              n: 'columns' in now ? now.columns.length : now.wells.length,
              wells: wellsOf(now).length,
              place: printPlace(now, locale),
            })}
      </p>
      <Spoken text={isWrong ? words.check.notPlace : ''} />
    </Labelled>
  );
}
