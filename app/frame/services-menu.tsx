import { getTranslations } from 'next-intl/server';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { servicesPage } from '@/app/[locale]/services/definition';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { NavLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';

const ENTRIES = [
  { id: 'customAutomation', to: customAutomationPage.path },
  { id: 'labcraft', to: labcraftPage.path },
  { id: 'tore', to: torePage.path, status: 'trial' },
] as const;

const PANEL =
  'inset-[4.5rem_var(--spacing-gutter)_auto_auto] m-0 w-[min(30rem,92vw)] overflow-visible border-0 bg-transparent p-0 ' +
  '[--focus:var(--color-teal)] supports-[anchor-name:--a]:right-auto supports-[anchor-name:--a]:left-[anchor(left)] ' +
  'supports-[anchor-name:--a]:[position-anchor:--services]';
const SERVICE =
  'grid w-full grid-cols-[1fr_auto] gap-x-4 min-h-15 border-b border-line px-4 py-3 leading-[1.6] no-underline hover:bg-teal-mist';
const ALL =
  'flex items-center justify-between min-h-12 px-4 py-3 font-semibold text-[0.9375rem] text-teal no-underline';

/** The services dropdown: a popover, so it opens and closes without script. */
export async function ServicesMenu({ path }: { path: string }) {
  const t = await getTranslations('services');
  return (
    <div id="services-menu" className={PANEL} popover="auto">
      <ul className="grid rounded-edge bg-white p-2 [box-shadow:var(--shadow-pop)]">
        {ENTRIES.map((entry) => (
          <li key={entry.id}>
            <NavLink to={entry.to} path={path} className={SERVICE}>
              <Name text={t(`${entry.id}.name`)} />
              {'status' in entry ? <Badge status={entry.status} /> : null}
              <Note text={t(`${entry.id}.note`)} />
            </NavLink>
          </li>
        ))}
        <li>
          <SoonButton className={SERVICE}>
            <Name text={t('professorAi.name')} />
            <Badge status="soon" />
            <Note text={t('professorAi.note')} />
          </SoonButton>
        </li>
        <li>
          <NavLink to={servicesPage.path} path={path} className={ALL}>
            {t('all')}
            <Icon name="arrow" />
          </NavLink>
        </li>
      </ul>
    </div>
  );
}

const Name = ({ text }: { text: string }) => <b className={'font-head palt'}>{text}</b>;
const Note = ({ text }: { text: string }) => (
  <small className="col-span-full text-[0.8125rem] text-ink-3">{text}</small>
);
