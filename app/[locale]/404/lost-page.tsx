import { homePage } from '@/app/[locale]/(home)/definition';
import type { NotFoundCopy } from '@/app/[locale]/404/copy';
import { PageFrame } from '@/app/frame/page-frame';
import { pagesOf } from '@/app/pages';
import { Blocks } from '@/components/blocks/blocks';
import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { GROUPS } from '@/lib/pages/define-page';
import { isJapanese } from '@/lib/text/lines';
import { lostPage } from './definition';

/**
 * The 404 page of a language. A script shows the message that belongs to the attempted path (unknown case,
 * example, post); without script the general one stands.
 */
export async function LostPage() {
  const locale = await pageLocale();
  const copy = lostPage.copy(locale);
  return (
    // The English home in both languages: its toggle leads to a home page, and the menus call none the current page.
    <PageFrame path={localizedPath('en', homePage.path)} surface="white">
      <div className="pt-36 pb-part" data-not-found>
        <Sheet className="gap-y-part">
          <div className="md:col-end-10">
            <h1 className="text-(length:--text-h2)">
              <span className="text-display/none block tracking-figure">404</span>
              <span data-when-path="default" lang={isJapanese(copy.default.title) ? undefined : 'en'}>
                {copy.default.title}
              </span>
              {copy.special.map(({ path, title, toast }) => (
                <span
                  key={path}
                  data-when-path={path}
                  data-notice-title={toast?.title}
                  data-notice-text={toast?.text}
                  hidden
                >
                  {title}
                </span>
              ))}
            </h1>
            <Way path="default" {...copy.default} />
            {copy.special.map((message) => (
              <Way key={message.path} {...message} hidden />
            ))}
          </div>
          <div>
            <ShortOfThePlate label={copy.drawing} />
          </div>
        </Sheet>
      </div>
      <SiteIndex {...copy.index} />
      <Blocks {...lostPage.blocks(locale)} />
    </PageFrame>
  );
}

type WayProps = NotFoundCopy['default'] & { path: string; hidden?: boolean };

/** What happened and the one way out. */
function Way({ path, text, link, hidden }: WayProps) {
  return (
    <div data-when-path={path} hidden={hidden}>
      <Lead className="mt-5 mb-6">{text}</Lead>
      <ButtonLink to={link.path} text={link.text} />
    </div>
  );
}

/** The drawing of the 404 page: an arm that stops 404 mm short of its plate. */
function ShortOfThePlate({ label }: { label: string }) {
  return (
    <svg
      className="drawing h-auto w-full [--drawing-text:26px] max-sm:[--drawing-text:44px]"
      viewBox="0 0 1260 640"
      role="img"
      aria-label={label}
    >
      <path className={draw.line} d="M0 620H1260" />
      <ArmElevation x={200} y={620} reach={625} angles={[12, 66]} />
      <path className={draw.body} d="M1010 606h140v14h-140z" />
      <g className={draw.dimension}>
        <path d="M506 560H1080M506 480v92M1080 540v60" />
        <path className={draw.arrowhead} d="M506 560l12-4v8zM1080 560l-12-4v8z" />
        <Label className={`${draw.measure} fill-ink`} x="793" y="544" textAnchor="middle" text="404 mm" />
      </g>
    </svg>
  );
}

/** The site's pages in groups, for readers what the sitemap is for machines. */
async function SiteIndex({ title, groups }: NotFoundCopy['index']) {
  const locale = await pageLocale();
  return (
    <section aria-label={title} className="bg-sunk py-section">
      <Sheet className="gap-y-8">
        <div>
          <Heading level={2} text={title} />
        </div>
        {GROUPS.map((group, index) => (
          <div key={group} className={COLUMNS[index % COLUMNS.length]}>
            <h3 className="border-b border-ink pb-3">{groups[group]}</h3>
            <ul>
              {pagesOf(group).map((page) => (
                <li key={page.path} className="border-b border-line">
                  <SiteLink to={page.path} className={PAGE_LINK}>
                    {page.head(locale).label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Sheet>
    </section>
  );
}

const PAGE_LINK =
  'flex min-h-11 items-center no-underline hover:text-teal hover:underline hover:underline-offset-[0.3em]';

const COLUMNS = ['sm:col-end-6', 'sm:col-start-6 sm:col-end-10', 'sm:col-start-10'];
