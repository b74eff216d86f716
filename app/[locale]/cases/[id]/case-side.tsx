import { materialName } from '@/app/[locale]/cases/[id]/material';
import { casesPage } from '@/app/[locale]/cases/definition';
import { contactPage } from '@/app/[locale]/contact/definition';
import { DeskCheckLink } from '@/app/[locale]/plan/desk-check-link';
import { servicesPage } from '@/app/[locale]/services/definition';
import { PageDocument } from '@/components/sections/document-link';
import { Actions } from '@/components/ui/actions';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { DownloadButton } from '@/components/ui/download-button';
import { Icon } from '@/components/ui/icon';
import { SIDE_CARD } from '@/components/ui/side-card';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { MATERIAL_ID } from './case-material';
import { type CaseProps, factsOf } from './parts';

/** Between a phone and the sheet: in two columns, so that the aside fills the width it stands in. */
const BESIDE = 'sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap';

/** The project in short, what to do next, and the services behind it. */
export function CaseSide({ entry, copy }: CaseProps) {
  const { actions } = copy;
  return (
    <aside className="md:col-start-9 lg:col-start-10" aria-labelledby="overview">
      {/* Taller than most windows: its end stays in sight, not its beginning, or its last links would never be. */}
      <div className="md:sticky md:top-[min(6rem,100svh-59rem)]">
        <div className={`${SIDE_CARD.card} ${BESIDE}`}>
          <div>
            <h2 id="overview" className={SIDE_CARD.title}>
              {copy.overview}
            </h2>
            <CaseFacts entry={entry} copy={copy} />
          </div>
          <div className="self-end">
            <ExternalButton
              look="primary"
              href={site().urls.caseConsultation}
              text={actions.consult}
              className={SIDE_CARD.button}
            />
            <DownloadButton
              text={actions.download}
              from={MATERIAL_ID}
              name={materialName(entry.id)}
              done={copy.download.done}
              failed={copy.download.failed}
              className={SIDE_CARD.button}
            />
            <PageDocument
              page={`${casesPage.path}/${entry.id}`}
              look="secondary"
              className={SIDE_CARD.button}
            />
          </div>
        </div>
        <div className={`mt-8 ${BESIDE}`}>
          <nav aria-label={copy.related} data-content>
            <h2 className="border-b border-ink pb-3 text-[1.125rem]/[1.5] tracking-normal">{copy.related}</h2>
            <ul>
              {entry.data.relatedServices.map(({ name, link }) => (
                <li key={link}>
                  <SiteLink
                    to={link}
                    className="flex min-h-12 items-center justify-between gap-4 border-b border-line text-ink no-underline hover:text-teal"
                  >
                    {name}
                    <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <Actions className="mt-6 content-start">
            <DeskCheckLink page={`${casesPage.path}/${entry.id}`} />
            <ButtonLink look="text" to={contactPage.path} text={actions.contact} />
            <ButtonLink look="text" to={servicesPage.path} text={actions.services} />
          </Actions>
        </div>
      </div>
    </aside>
  );
}

/** The overview as a table. */
const CaseFacts = (part: CaseProps) => (
  <table className="ruled-table">
    <tbody>
      {factsOf(part).map(([term, value]) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
