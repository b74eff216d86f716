import { useId } from 'react';
import { fill } from '@/lib/listing/fill';
import { KIT } from '@/lib/protocol/kit';
import { LIMITS } from '@/lib/protocol/model';
import { liquidName } from '@/lib/protocol/names';
import { TIPS } from '@/lib/protocol/operations/fields';
import { BOX, type EditProps, Labelled, PLATE_NUMBERS, Quick, useTyped } from './labelled';
import { Swatch } from './liquids';
import { PlaceEdit } from './place-edit';
import { SheetSign } from './sheet-sign';

/** A value of a block, as it is changed: what does not fit is not taken. */
export function FieldEdit(props: EditProps) {
  const { field } = props;
  switch (field.kind) {
    case 'place':
      return <PlaceEdit {...props} />;
    case 'liquid':
    case 'diluent':
      return <LiquidEdit {...props} />;
    case 'tips':
    case 'plate':
      return <ChoiceEdit {...props} />;
    default:
      return <NumberEdit {...props} />;
  }
}

/** The number that is typed; what is none is refused by the step, as a field is that is empty for a moment. */
function numberIn(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  return text === '' ? Number.NaN : Number(text);
}

function NumberEdit({ field, value, change, studio }: EditProps) {
  const { words } = studio;
  const { min = 1, max = 1, step = 1, usual = [] } = field;
  const unit = words.check.units[field.name] ?? field.unit ?? '';
  const label = words.check.fields[field.name];
  /** What is typed, and what the value was before. */
  const [typed, setTyped] = useTyped<{ text: string; from: unknown }>(studio);
  const now = typeof value === 'number' ? value : undefined;
  const isWrong = typed !== undefined && numberIn(typed.text) !== value;
  const shown = typed?.text ?? String(now ?? '');
  /** The least that is any use: a pipette does no less. */
  const least = field.kind === 'volume' ? KIT.pipetteMin : min;
  const by = (sign: number) => {
    setTyped(undefined);
    if (sign < 0 && now === undefined) return;
    const at = now ?? least;
    // From none to the least that there is, from 2 to 5 and not to 7; and less is never more.
    const next =
      now === undefined || (sign > 0 && at < step)
        ? Math.max(least, step)
        : Math.round((at + sign * step) * 100) / 100;
    change(sign > 0 ? Math.min(max, next) : Math.min(at, Math.max(least, next)));
  };
  const stepper = (sign: 1 | -1) => (
    <button
      type="button"
      className="grid size-[42px] flex-none place-items-center text-ink hover:bg-sunk"
      aria-label={fill(sign > 0 ? words.check.moreOf : words.check.less, { field: label })}
      onClick={() => by(sign)}
    >
      <SheetSign name={sign > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <Labelled
      field={field}
      label={label}
      more={
        field.kind === 'volume'
          ? fill(words.check.volumes, { min: KIT.pipetteMin, max: KIT.tipMax })
          : fill(words.check.limits, { min, max, unit })
      }
    >
      <div
        className={`flex rounded-edge border ${isWrong ? 'border-red' : 'border-line-strong'} focus-within:[outline:3px_solid_var(--color-teal)]`}
      >
        {stepper(-1)}
        <span className="flex min-w-0 flex-1 items-baseline justify-center gap-1.5 border-x border-line text-ink">
          <input
            className={`h-[42px] min-w-0 border-0 bg-transparent p-0 text-right font-head text-[1.25rem] font-semibold ${isWrong ? 'text-red' : 'text-ink'} outline-none`}
            style={{ width: `${Math.max(4.5, shown.length + 0.5)}ch` }}
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            aria-invalid={isWrong}
            value={shown}
            onInput={({ currentTarget: { value: text } }) => {
              const from = typed ? typed.from : value;
              setTyped({ text, from });
              // What does not fit is no beginning of a value: the one before is there again.
              if (!change(numberIn(text))) change(from);
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => {
              const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (sign) by(sign);
              else if (event.key === 'Escape' && isWrong) {
                event.stopPropagation();
                setTyped(undefined);
              } else return;
              event.preventDefault();
            }}
          />
          {unit}
        </span>
        {stepper(1)}
      </div>
      <div className="flex gap-1">
        {[...usual, ...(field.optional ? [null] : [])].map((one) => (
          <Quick
            key={one}
            className="flex-1"
            isOn={one === value}
            onPress={() => {
              setTyped(undefined);
              change(one);
            }}
          >
            {one ?? words.check.none}
          </Quick>
        ))}
      </div>
    </Labelled>
  );
}

/** A name as it is typed, and the names that the protocol has. */
function LiquidEdit({ field, value, change, studio }: EditProps) {
  const { words, names, letters, nameOf } = studio;
  const [typed, setTyped] = useTyped<{ text: string; isWrong: boolean }>(studio);
  const label = words.check.fields[field.name];
  return (
    <Labelled field={field} label={label}>
      <input
        className={BOX}
        aria-label={label}
        aria-invalid={typed?.isWrong}
        autoComplete="off"
        maxLength={LIMITS.name}
        value={typed?.text ?? (value === null ? '' : nameOf(value as string))}
        placeholder={words.check.blank}
        onInput={({ currentTarget: { value: text } }) =>
          setTyped({ text, isWrong: !change(liquidName(text)) })
        }
        onBlur={() => setTyped(undefined)}
      />
      <div className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          <Quick key={name} isOn={value === name} onPress={() => change(name)}>
            <Swatch liquid={index} letter={letters[index] ?? ''} />
            {nameOf(name)}
          </Quick>
        ))}
        {field.kind === 'diluent' ? (
          <Quick isOn={value === null} onPress={() => change(null)}>
            {words.check.noDiluent}
          </Quick>
        ) : null}
      </div>
    </Labelled>
  );
}

function ChoiceEdit({ field, value, change, studio: { words } }: EditProps) {
  const id = useId();
  const options: readonly (readonly [unknown, string])[] =
    field.kind === 'tips'
      ? TIPS.map((tips) => [tips, words.check.tips[tips]])
      : PLATE_NUMBERS.map((n) => [n, String(n)]);
  return (
    <Labelled field={field} label={words.check.fields[field.name]}>
      <div className="grid">
        {options.map(([option, text]) => (
          <label
            key={text}
            className="flex min-h-7.5 items-center gap-2 text-[0.8125rem] text-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={id}
              className="m-0 size-4.5 accent-teal"
              checked={option === value}
              onChange={() => change(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </Labelled>
  );
}
