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

/** The services dropdown: a popover, so it opens and closes without script. */
export async function ServicesMenu({ path }: { path: string }) {
  const t = await getTranslations('services');
  return (
    <div id="services-menu" className="drop" popover="auto">
      <ul className="drop__in">
        {ENTRIES.map((entry) => (
          <li key={entry.id}>
            <NavLink to={entry.to} path={path} className="drop__a">
              <b>{t(`${entry.id}.name`)}</b>
              {'status' in entry ? <Badge status={entry.status} /> : null}
              <small>{t(`${entry.id}.note`)}</small>
            </NavLink>
          </li>
        ))}
        <li>
          <SoonButton className="drop__a">
            <b>{t('professorAi.name')}</b>
            <Badge status="soon" />
            <small>{t('professorAi.note')}</small>
          </SoonButton>
        </li>
        <li>
          <NavLink to={servicesPage.path} path={path} className="drop__all">
            {t('all')}
            <Icon name="arrow" />
          </NavLink>
        </li>
      </ul>
    </div>
  );
}
