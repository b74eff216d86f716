import type { ComponentProps } from 'react';
import { Icon } from './icon';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** What the button is called. */
  button: string;
};

/** Its own width of twenty letters would widen the page around it in Firefox. */
const FIELD =
  'h-14 w-0 min-w-0 flex-1 rounded-r-none rounded-l-edge border border-line-strong border-r-0 bg-white px-[min(1.25rem,5.2vw)] py-0 text-ink [font:inherit] ' +
  'placeholder:text-ink-3 focus-visible:-outline-offset-1';
const BUTTON =
  'grid w-[min(3.75rem,15.4vw)] place-items-center rounded-l-none rounded-r-edge bg-ink text-[1.25rem] text-white hover:bg-teal';

/** Field and button as one piece, side by side in a search form (`flex`). */
export const SearchField = ({ button, ...field }: SearchFieldProps) => (
  <>
    <input type="search" name="q" autoComplete="off" maxLength={200} {...field} className={FIELD} />
    <button type="submit" aria-label={button} className={BUTTON}>
      <Icon name="search" />
    </button>
  </>
);
