import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';

/** A link to another site: opens a new tab and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </a>
  );
}

/** Tells screen readers that a link leaves for a new tab. */
export async function NewTabNote() {
  const t = await getTranslations('link');
  return (
    <span className="visually-hidden" data-new-tab-note>
      {t('newTab')}
    </span>
  );
}
