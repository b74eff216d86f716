import { homePage } from '@/app/[locale]/(home)/definition';
import { PageFrame } from '@/app/frame/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { pageLocale } from '@/lib/i18n/locale';
import { plainText } from '@/lib/text/lines';
import { labneedsPage } from './definition';
import { noticeAddress } from './preparing';

/** Tells that LabNeeds is in preparation; `enhance` goes home, where the toast says so (spec section 8). */
export async function PreparingNotice({ path }: { path: string }) {
  const locale = await pageLocale();
  const { title, text, home } = labneedsPage.copy(locale).preparing;
  return (
    <PageFrame path={path} notice>
      <section
        className="top pb-(--spacing-section)"
        aria-label={plainText(title)}
        data-redirect-notice={noticeAddress(locale)}
      >
        <div className="s gap-y-6 pt-10">
          <Heading level={1} text={title} className="a-1 b-9" />
          <p className="lead a-1 b-8">{text}</p>
          <div>
            <ButtonLink look="s" to={homePage.path}>
              {home}
            </ButtonLink>
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
