import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

type DisclosureProps = Pick<ComponentProps<'details'>, 'name' | 'open' | 'aria-label'> & {
  summary: ReactNode;
  children: ReactNode;
};

const SUMMARY =
  'grid grid-cols-[1fr_auto] items-center gap-4 min-h-18 py-4 cursor-pointer list-none [&::-webkit-details-marker]:hidden ' +
  'font-head font-semibold text-[1.125rem]/[1.6] text-ink palt break-keep hover:text-teal';

/** A title that opens what stands below it; the platform does it, and the style lets it take its time. */
export const Disclosure = ({ summary, children, ...rest }: DisclosureProps) => (
  <details className="disclosure group/disclosure border-t border-line last:border-b" {...rest}>
    <summary className={SUMMARY}>
      {summary}
      <Icon
        name="plus"
        className="text-teal transition-transform duration-(--duration-move) ease-arm group-open/disclosure:rotate-45"
      />
    </summary>
    {children}
  </details>
);
