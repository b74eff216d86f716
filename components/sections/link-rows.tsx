import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classes } from '@/lib/classes';

export const COLUMNS = {
  1: '',
  2: 'md:grid md:grid-cols-2 md:gap-x-gap md:*:border-b',
  3: 'md:grid md:grid-cols-3 md:gap-x-gap md:*:h-full md:*:border-b',
};

export type LinkRowsProps = { columns?: keyof typeof COLUMNS; className?: string; children: ReactNode };

/** Pages as hairline rows, each of which is a link. */
export const LinkRows = ({ columns = 1, className = '', children }: LinkRowsProps) => (
  <ul className={classes(COLUMNS[columns], className)}>{children}</ul>
);

/** On the link of a row. */
export const ROW_LINK = 'stretched no-underline tracking-[inherit]';

type LinkRowProps = {
  /** The link, and what stands beside it. */
  name: ReactNode;
  text: string;
  /** Between the text and the arrow. */
  children?: ReactNode;
  /** Left out where the row leads nowhere. */
  arrow?: boolean;
  className?: string;
  arrowClass?: string;
};

/** One of the rows: name, text, arrow. */
export const LinkRow = ({
  name,
  text,
  children,
  arrow = true,
  className = '',
  arrowClass = '',
}: LinkRowProps) => (
  <li
    className={`group relative grid grid-cols-[1fr_auto] sm:max-md:grid-cols-[9fr_5fr_1.375rem] sm:max-md:items-center items-baseline gap-x-6 gap-y-1 border-line border-t py-5.5 transition-[padding] duration-(--duration-move) ease-arm last:border-b hover:pl-3 ${className}`.trim()}
  >
    <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[clamp(1.5rem,1.1rem+1.9vw,2.625rem)]/[1.15] tracking-[-0.03em] group-hover:text-teal md:max-[80rem]:text-[1.375rem]">
      {name}
    </h3>
    <p className={`text-[0.9375rem]/[1.8] ${arrow ? '' : 'col-start-1 sm:max-md:col-start-2'}`.trim()}>
      {text}
    </p>
    {children}
    {arrow ? (
      <Icon
        name="arrow"
        className={`col-start-2 sm:max-md:col-start-3 row-[1/3] self-center text-[1.375rem] text-teal transition-transform duration-(--duration-move) ease-arm group-hover:translate-x-1.5 ${arrowClass}`.trim()}
      />
    ) : null}
  </li>
);
