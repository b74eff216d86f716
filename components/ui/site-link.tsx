import type { ComponentProps } from 'react';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path without a language prefix; the link stays in the page's language. */
  to: string;
};

/** A link inside the site. */
export async function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={localizedPath(await pageLocale(), to)}>
      {children}
    </a>
  );
}

/** A navigation link that marks the current page. */
export function NavLink({ path, ...rest }: ComponentProps<typeof SiteLink> & { path: string }) {
  return <SiteLink {...rest} aria-current={rest.to === path ? 'page' : undefined} />;
}
