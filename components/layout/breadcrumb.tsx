import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';

type BreadcrumbProps = {
  /** Pages between home and this one. */
  parents?: readonly { to: string; text: string }[];
  current: string;
};

/** A step of the way; a short line leads to it from the one before. */
const ITEM =
  'inline-flex min-h-11 items-center not-first:before:mx-2.5 not-first:before:h-px not-first:before:w-5 not-first:before:bg-line-strong';

/** Where the page stands: home, its parents, itself. */
export async function Breadcrumb({ parents = [], current }: BreadcrumbProps) {
  const t = await getTranslations('breadcrumb');
  return (
    <nav className="print:hidden" aria-label={t('label')} data-breadcrumb>
      <ol className="flex flex-wrap text-[0.8125rem]/[1.6] text-ink-3 in-[.surface-night]:text-on-dark-2">
        {[{ to: '/', text: t('home') }, ...parents].map(({ to, text }) => (
          <li key={to} className={ITEM}>
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center text-ink-2 underline-offset-[0.3em] in-[.surface-night]:text-on-dark-2"
            >
              {text}
            </SiteLink>
          </li>
        ))}
        <li className={ITEM}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
