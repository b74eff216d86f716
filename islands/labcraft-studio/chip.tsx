import { fill } from '@/lib/listing/fill';
import { type Path, samePath } from '@/lib/protocol/edit';
import type { Field } from '@/lib/protocol/operations/fields';
import { printPlace } from '@/lib/protocol/print';
import type { Place } from '@/lib/protocol/wells';
import { Swatch } from './liquids';
import type { StudioState } from './use-studio';
import { duration } from './words';

/** What a value is called in a block; nothing where there is none. */
export function chipText(
  field: Field,
  value: unknown,
  { words, locale, nameOf, plates }: StudioState,
  verb?: string,
): string | undefined {
  switch (field.kind) {
    case 'place':
      return printPlace(value as Place, locale, plates.length > 1 || (value as Place).plate > 1);
    case 'liquid':
      return nameOf(value as string) || words.check.blank;
    case 'diluent':
      return value === null ? undefined : nameOf(value as string) || words.check.blank;
    case 'tips':
      return words.check.chipTips[value as keyof typeof words.check.chipTips];
    case 'seconds':
      return value === null ? undefined : duration(value as number, locale);
    default:
      return value === null
        ? words.check.none
        : fill(
            (verb === 'dilute' && field.name === 'times'
              ? words.check.mixed
              : words.check.chips[field.name as keyof typeof words.check.chips]) ?? `{v}${field.unit ?? ''}`,
            { v: String(value) },
          );
  }
}

type ChipProps = {
  field: Field;
  text: string;
  liquid: string | undefined;
  isAssumed: boolean;
  /** Whether the block has a colour of its own, on which a value is white. */
  isOnColour: boolean;
  isChosen: boolean;
  studio: StudioState;
  path: Path;
};

/** A value of a block: a press opens it. */
export function Chip({ field, text, liquid, isAssumed, isOnColour, isChosen, studio, path }: ChipProps) {
  const { words, names, letters, open, opened } = studio;
  const index = liquid === undefined ? -1 : names.indexOf(liquid);
  const isOpen = opened !== undefined && samePath(opened.path, path) && opened.field === field.name;
  return (
    <button
      type="button"
      disabled={!studio.isAwake}
      tabIndex={isChosen ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={fill(words.check.chip, { field: words.check.fields[field.name], value: text })}
      title={isAssumed ? words.check.notSaid : text.length > 20 ? text : undefined}
      data-field={field.name}
      className={`inline-flex h-7 max-w-full items-center gap-1 rounded-edge px-1.5 text-[0.8125rem]/[1] whitespace-nowrap text-ink outline-offset-0 hover:[box-shadow:inset_0_0_0_1px_var(--color-teal)] ${isAssumed ? 'border border-dashed border-line-strong' : ''} ${isOpen ? 'bg-white [box-shadow:inset_0_0_0_2px_var(--color-teal)]' : isOnColour || isAssumed ? 'bg-white' : 'bg-teal-mist'} pointer-coarse:pointer-events-none`}
      onClick={(event) => {
        event.stopPropagation();
        open(path, field.name);
      }}
    >
      {index >= 0 ? <Swatch liquid={index} letter={letters[index] ?? ''} /> : null}
      {field.kind === 'tips' ? (
        <svg
          viewBox="0 0 8 14"
          className="h-3.5 w-2 fill-none stroke-current stroke-[1.25]"
          aria-hidden="true"
        >
          <path d="M.8 1h6.4L5 13H3z" />
        </svg>
      ) : null}
      <span className="min-w-0 overflow-x-clip text-ellipsis">{text}</span>
    </button>
  );
}
