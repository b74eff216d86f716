import type { ComponentProps } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { Icon, type IconName } from '@/components/ui/icon';
import { classes } from '@/lib/classes';

type PartProps = ComponentProps<'section'> & { id: string; title: string; text?: string };

/** A part of the tool under its heading. */
export const Part = ({ id, title, text, children, className, ...section }: PartProps) => (
  <section
    {...section}
    id={id}
    aria-labelledby={`${id}-title`}
    className={classes('scroll-mt-24', className)}
  >
    <h2 id={`${id}-title`} className="text-h3">
      {title}
    </h2>
    {text ? <p className="mt-2 max-w-[36em] text-small">{text}</p> : null}
    {children}
  </section>
);

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children'> & { text: string; icon?: IconName };

/** A button of the tool. */
export const ToolButton = ({ text, icon, className, ...button }: ToolButtonProps) => (
  <button
    type="button"
    data-needs-script=""
    {...button}
    className={buttonLook({ look: 'secondary', small: true, className })}
  >
    <span>{text}</span>
    {icon ? <Icon name={icon} /> : null}
  </button>
);

type SignButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  name: string;
  icon: IconName;
  turn?: string;
};

/** A button that is a sign; its name is for who cannot see it, or does not know the sign. */
export const SignButton = ({ name, icon, turn, className, ...button }: SignButtonProps) => (
  <button
    type="button"
    data-needs-script=""
    aria-label={name}
    title={name}
    {...button}
    className={classes(
      'grid size-11 place-items-center text-ink hover:text-teal disabled:text-line-strong',
      className,
    )}
  >
    <Icon name={icon} className={turn ?? ''} />
  </button>
);

type FieldsProps = ComponentProps<'fieldset'> & { legend: string };

/** Fields that belong together. */
export const Fields = ({ legend, children, ...fieldset }: FieldsProps) => (
  <fieldset {...fieldset}>
    <legend className="visually-hidden">{legend}</legend>
    {children}
  </fieldset>
);
