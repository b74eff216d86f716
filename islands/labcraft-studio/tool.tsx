import type { ComponentProps } from 'react';
import { Sign } from './icons';

type ToolProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  sign: ComponentProps<typeof Sign>['name'];
  name: string;
};

/** A button on the night around the bench, with a sign and a name. Where it can do nothing it still has the focus. */
export const Tool = ({ sign, name, className = '', disabled, onClick, ...rest }: ToolProps) => (
  <button
    {...rest}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
    type="button"
    aria-label={name}
    title={name}
    className={`grid size-9 flex-none place-items-center rounded-edge text-white hover:bg-night-line aria-disabled:bg-transparent aria-disabled:text-line-strong pointer-coarse:size-11 ${className}`}
  >
    <Sign name={sign} />
  </button>
);
