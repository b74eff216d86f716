import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { classes } from '@/lib/classes';
import { isForConversion } from '@/lib/input-method';

type PartProps = ComponentProps<'section'> & { id: string; title: string; note?: ReactNode };

/** A part of the tool under its heading and an ink rule. */
export const Part = ({ id, title, note, children, className, ...section }: PartProps) => (
  <section
    {...section}
    id={id}
    aria-labelledby={`${id}-title`}
    className={classes('scroll-mt-24', className)}
  >
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2.5 lg:col-span-full">
      <h2 id={`${id}-title`} className="text-[1.375rem]/[1.4] tracking-[0]">
        {title}
      </h2>
      {note ? <p className="text-fine text-ink-3 max-md:basis-full">{note}</p> : null}
    </header>
    {children}
  </section>
);

const BUTTON =
  'relative mr-5 inline-flex min-h-11 cursor-pointer items-center gap-2 text-small/[1.4] font-semibold text-teal outline-offset-3 outline-teal hover:text-ink has-focus-visible:outline-3';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children'> & { text: string; icon?: IconName };

/** A button in words, where less would not do. */
export const ToolButton = ({ text, icon, ...button }: ToolButtonProps) => (
  <button type="button" data-needs-script="" {...button} className={BUTTON}>
    {icon ? <Icon name={icon} /> : null}
    <span>{text}</span>
  </button>
);

type SignButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  name: string;
  icon: IconName;
  turn?: string;
  /** Shown beside the sign, where its name says more. */
  text?: string;
};

/** A button with a sign; its name is read aloud and shown as a tooltip. */
export const SignButton = ({ name, icon, turn, text, ...button }: SignButtonProps) => (
  <button
    type="button"
    data-needs-script=""
    aria-label={name}
    title={name}
    {...button}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 text-[0.875rem] text-ink hover:text-teal disabled:cursor-default disabled:text-line-strong"
  >
    <Icon name={icon} className={turn ?? ''} />
    {text ? <span>{text}</span> : null}
  </button>
);

/** Closes what is open, and nothing around it; unless the key was for something in it, or for an input method. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const { key, nativeEvent, defaultPrevented, currentTarget } = event;
  if (key !== 'Escape' || isForConversion(nativeEvent ?? event) || defaultPrevented || !currentTarget.open)
    return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

type FieldsProps = ComponentProps<'fieldset'> & { legend: string };

/** Fields that belong together. */
export const Fields = ({ legend, children, ...fieldset }: FieldsProps) => (
  <fieldset {...fieldset}>
    <legend className="visually-hidden">{legend}</legend>
    {children}
  </fieldset>
);

/** A file is chosen by what looks like the other buttons, and speaks the language of the page. */
export const FileButton = ({ text, onFile }: { text: string; onFile(file: File | undefined): void }) => (
  <label className={BUTTON} data-needs-script="">
    <Icon name="anchor" className="rotate-180" />
    <span>{text}</span>
    <input
      type="file"
      accept=".json,application/json"
      className="visually-hidden"
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        currentTarget.value = '';
      }}
    />
  </label>
);
