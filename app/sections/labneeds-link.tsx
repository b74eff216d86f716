import type { ReactNode } from 'react';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';

type LabneedsLinkProps = { to?: string; className?: string; children: ReactNode };

/** Whether `content/site.json` holds LabNeeds back: its links then show a notice. */
export const labneedsPreparing = () => site().switches.labneeds === 'preparing';

/** A link into LabNeeds, or the notice that it is in preparation (spec section 8). */
export function LabneedsLink({ to = labneedsPage.path, className, children }: LabneedsLinkProps) {
  return labneedsPreparing() ? (
    <SoonButton notice="labneeds" className={className}>
      {children}
    </SoonButton>
  ) : (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  );
}
