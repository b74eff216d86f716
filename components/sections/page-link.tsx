import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';

const LABNEEDS = '/labneeds';

/** Whether `content/site.json` holds the page at a path back: LabNeeds, whose links then show a notice. */
export const inPreparation = (path = LABNEEDS) =>
  path.startsWith(LABNEEDS) && site().switches.labneeds === 'preparing';

type PageLinkProps = { to: string; className?: string; children: ReactNode };

/** A link to a page, or the notice that it is in preparation (spec section 8). */
export const PageLink = ({ to, className, children }: PageLinkProps) =>
  inPreparation(to) ? (
    <SoonButton notice="labneeds" className={className}>
      {children}
    </SoonButton>
  ) : (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  );
