import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';

/** One step up, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <SiteLink to={to} className="inline-flex min-h-11 items-center gap-2 text-small underline-offset-4">
        <Icon name="left" />
        {children}
      </SiteLink>
    </p>
  );
}
