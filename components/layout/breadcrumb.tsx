import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';

type BreadcrumbProps = {
  /** Pages between home and this one. */
  parents?: readonly { to: string; text: string }[];
  current: string;
};

/** Where the page stands: home, its parents, itself. */
export async function Breadcrumb({ parents = [], current }: BreadcrumbProps) {
  const t = await getTranslations('breadcrumb');
  return (
    <nav className="crumb" aria-label={t('label')}>
      <ol>
        {[{ to: '/', text: t('home') }, ...parents].map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to}>{text}</SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
