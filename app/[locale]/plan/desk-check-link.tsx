import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { presetHash } from '@/lib/desk-check/preset';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { planPage } from './definition';

/** The example of the desk check that belongs to a page. */
function checkPath(page: string): string {
  const preset = planPage.copy(DEFAULT_LOCALE).presets.find(({ pages }) => pages.includes(page));
  return preset ? `${planPage.path}${presetHash(preset.id)}` : planPage.path;
}

type DeskCheckLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'className'> & {
  /** The page that it stands on, by its path: the tool opens with the example that belongs to it. */
  page: string;
};

/** Leads to the desk check. */
export async function DeskCheckLink({ page, look = 'text', className }: DeskCheckLinkProps) {
  const t = await getTranslations('deskCheck');
  return <ButtonLink look={look} className={className} to={checkPath(page)} text={t('invite')} />;
}
