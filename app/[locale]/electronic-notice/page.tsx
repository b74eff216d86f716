import { aboutPage } from '@/app/[locale]/about/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { Wells } from '@/components/drawings/wells';
import { ButtonLink } from '@/components/ui/button';
import { EMPTY_BOX } from '@/components/ui/empty-box';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { electronicNoticePage } from './definition';

/** How the company gives its notices; there are none (spec section 2, /electronic-notice). */
const { generateMetadata, Page } = route(electronicNoticePage, ({ title, method, notices }) => (
  <>
    <div className="pt-24 pb-section">
      <Sheet className="gap-y-6">
        <PageBreadcrumb page={electronicNoticePage} />
        <section className="md:col-end-7" aria-label={method.label}>
          <Heading level={1} text={title} />
          <p className="mt-6">{method.text}</p>
          <p className="mt-3">{method.exception}</p>
        </section>
        <section className={`md:col-start-8 ${EMPTY_BOX}`} aria-label={notices.label}>
          <svg className="drawing w-40" viewBox="0 0 130 88" aria-hidden="true">
            <Wells fill={() => undefined} />
          </svg>
          <Heading level={2} label={notices.label} text={notices.title} className="text-h3" />
          <p>{notices.text}</p>
          <ButtonLink to={aboutPage.path} text={notices.action} />
        </section>
      </Sheet>
    </div>
  </>
));

export { generateMetadata, Page as default };
