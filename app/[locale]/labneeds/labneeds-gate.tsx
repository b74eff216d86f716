import type { ReactNode } from 'react';
import { homePage } from '@/app/[locale]/(home)/definition';
import { noticeAddress } from '@/app/[locale]/labneeds/preparing';
import { inPreparation } from '@/components/sections/page-link';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { pageLocale } from '@/lib/i18n/locale';
import { plainText } from '@/lib/text/lines';
import { labneedsPage } from './definition';

/** Every LabNeeds page stands behind this: while the platform is in preparation there is only the notice. */
export const LabneedsGate = ({ children }: { children: ReactNode }) =>
  inPreparation() ? <PreparingNotice /> : children;

/** Tells that LabNeeds is in preparation; `enhance` goes home, where the toast says so (spec section 8). */
async function PreparingNotice() {
  const locale = await pageLocale();
  const { title, text, home } = labneedsPage.copy(locale).preparing;
  return (
    <section
      className="pt-24 pb-section"
      aria-label={plainText(title)}
      data-redirect-notice={noticeAddress(locale)}
    >
      <Sheet className="gap-y-6 pt-10">
        <Heading level={1} text={title} className="md:col-end-10" />
        <Lead className="md:col-end-9">{text}</Lead>
        <div>
          <ButtonLink look="secondary" to={homePage.path} text={home} />
        </div>
      </Sheet>
    </section>
  );
}
