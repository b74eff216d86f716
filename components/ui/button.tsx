import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { ExternalLink } from './external-link';
import { Icon, type IconName } from './icon';
import { SiteLink } from './site-link';

type Look = { text: ReactNode; look?: ButtonLook; small?: boolean; className?: string };
type Props<Element, Own = { icon?: IconName }> = Omit<Element, 'children' | keyof Own | keyof Look> &
  Look &
  Own;

/** A link to a page of the site that looks like a button. An arrow back stands before its words. */
export const ButtonLink = ({
  text,
  look,
  small,
  className,
  icon = 'arrow',
  ...rest
}: Props<ComponentProps<typeof SiteLink>>) => (
  <SiteLink {...rest} className={buttonLook({ look, small, className })}>
    {icon === 'left' ? <Icon name={icon} /> : null}
    <span>{text}</span>
    {icon === 'left' ? null : <Icon name={icon} />}
  </SiteLink>
);

/** A link to another site that looks like a button. */
export const ExternalButton = ({
  text,
  look,
  small,
  className,
  ...rest
}: Props<ComponentProps<typeof ExternalLink>, { href: string }>) => (
  <ExternalLink {...rest} className={buttonLook({ look, small, className })}>
    <span>{text}</span>
    <Icon name="external" />
  </ExternalLink>
);

/** A link down the page that looks like a button: `to="#contact"`. */
export const AnchorButton = ({ text, to, look, className }: Look & { to: `#${string}` }) => (
  <a href={to} className={buttonLook({ look, className })}>
    <span>{text}</span>
    <Icon name="anchor" />
  </a>
);

/** A real button: opens a dialog, shows a notice, starts a download. */
export const Button = ({ text, look, small, className, icon, ...rest }: Props<ComponentProps<'button'>>) => (
  <button type="button" {...rest} className={buttonLook({ look, small, className })}>
    <span>{text}</span>
    {icon ? <Icon name={icon} /> : null}
  </button>
);
