import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/ui/site-link';

/** A navigation link that marks the current page. */
export function NavLink({ path, ...rest }: ComponentProps<typeof SiteLink> & { path: string }) {
  return <SiteLink {...rest} aria-current={rest.to === path ? 'page' : undefined} />;
}
