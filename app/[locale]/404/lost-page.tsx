import { homePage } from '@/app/[locale]/(home)/definition';
import type { NotFoundCopy } from '@/app/[locale]/404/copy';
import { ShortOfThePlate } from '@/app/[locale]/404/short-of-the-plate';
import { PageFrame } from '@/app/frame/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { pageLocale } from '@/lib/i18n/locale';
import { lostPage } from './definition';
import { SiteIndex } from './site-index';

/**
 * The 404 page of a language. `enhance` shows the message that belongs to the attempted path (unknown case,
 * example, post); without script the general one stands.
 */
export async function LostPage() {
  const copy = lostPage.copy(await pageLocale());
  return (
    <PageFrame path={homePage.path} surface="white" notice>
      <div className="top lost" data-not-found>
        <div className="s r">
          <div className="a-1 b-9">
            <h1>
              <span className="lost__n">404</span>
              <span data-when-path="default">{copy.default.title}</span>
              {copy.special.map(({ path, title }) => (
                <span key={path} data-when-path={path} hidden>
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
        </div>
      </div>
      <SiteIndex {...copy.index} />
    </PageFrame>
  );
}

type WayProps = NotFoundCopy['default'] & { path: string; hidden?: boolean };

/** What happened and the one way out. */
function Way({ path, text, link, hidden }: WayProps) {
  return (
    <div data-when-path={path} hidden={hidden}>
      <p className="lead mt-5 mb-6">{text}</p>
      <ButtonLink to={link.path} text={link.text} />
    </div>
  );
}
