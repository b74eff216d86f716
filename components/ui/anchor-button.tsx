import type { ComponentProps } from 'react';
import type { ButtonLook } from './button';
import { Icon } from './icon';

type AnchorButtonProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A place on the same page: `#contact`. */
  to: `#${string}`;
  look?: ButtonLook;
};

/** A link down the page that looks like a button. */
export function AnchorButton({ to, look = 's', className = '', children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} href={to} className={`btn btn--${look} ${className}`.trim()}>
      <span>{children}</span>
      <Icon name="anchor" />
    </a>
  );
}
