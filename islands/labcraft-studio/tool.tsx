import type { ComponentProps } from 'react';
import { Sign } from './icons';

type ToolProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  sign: ComponentProps<typeof Sign>['name'];
  name: string;
};

/** A button on the night around the bench, with a sign and a name. */
export const Tool = ({ sign, name, className = '', ...rest }: ToolProps) => (
  <button
    {...rest}
    type="button"
    aria-label={name}
    title={name}
    className={`grid size-9 flex-none place-items-center rounded-edge text-white hover:bg-night-line disabled:bg-transparent disabled:text-line-strong pointer-coarse:size-11 ${className}`}
  >
    <Sign name={sign} />
  </button>
);
