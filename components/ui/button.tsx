import type { ComponentProps } from 'react';
import { ExternalLink } from './external-link';
import { Icon, type IconName } from './icon';
import { SiteLink } from './site-link';

/** p primary, s secondary, t text with a line, w white on teal, n outlined on night. */
export type ButtonLook = 'p' | 's' | 't' | 'w' | 'n';
type Look = { look?: ButtonLook; small?: boolean };

const classes = (look: ButtonLook, small: boolean | undefined, extra: string | undefined) =>
  ['btn', `btn--${look}`, small ? 'btn--sm' : '', extra ?? ''].filter(Boolean).join(' ');

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  look = 's',
  small,
  className,
  children,
  icon = 'arrow',
  ...rest
}: ComponentProps<typeof SiteLink> & Look & { icon?: IconName }) {
  return (
    <SiteLink {...rest} className={classes(look, small, className)}>
      <span>{children}</span>
      <Icon name={icon} />
    </SiteLink>
  );
}

/** A link to another site that looks like a button. */
export function ExternalButton({
  look = 's',
  small,
  className,
  children,
  ...rest
}: ComponentProps<typeof ExternalLink> & Look) {
  return (
    <ExternalLink {...rest} className={classes(look, small, className)}>
      <span>{children}</span>
      <Icon name="external" />
    </ExternalLink>
  );
}

/** A real button: opens a dialog, shows a notice, starts a download. */
export function Button({
  look = 's',
  small,
  className,
  children,
  icon,
  ...rest
}: ComponentProps<'button'> & Look & { icon?: IconName }) {
  return (
    <button type="button" {...rest} className={classes(look, small, className)}>
      <span>{children}</span>
      {icon ? <Icon name={icon} /> : null}
    </button>
  );
}
