import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { MailDraftActions } from '@/components/sections/mail-draft-actions';
import { AnchorButton } from '@/components/ui/anchor-button';
import { Heading } from '@/components/ui/heading';
import { mailFormBody } from '@/lib/mail-draft';
import { plainText } from '@/lib/text/lines';
import { whitepaperPage } from './definition';
import { DownloadButton } from './download-button';
import { chapterCount, guideLength } from './guide';
import { GuideCover } from './guide-cover';

type WhitepaperHeroProps = Pick<WhitepaperCopy, 'head' | 'hero' | 'download' | 'cover' | 'guide' | 'request'>;

/** The statement and what the file holds, before the click; beside them the cover as a drawing sheet. */
export function WhitepaperHero({ head, hero, download, cover, guide, request }: WhitepaperHeroProps) {
  const { contents, form, length } = hero.facts;
  const facts = [
    { term: contents.term, value: contents.value.replace('%n', String(chapterCount(guide))) },
    form,
    { term: length.term, value: length.value.replace('%n', guideLength(guide).toLocaleString('en')) },
  ];
  return (
    <section className="top bg-stage" aria-label={plainText(hero.title)}>
      <div className="s">
        <PageBreadcrumb page={whitepaperPage} />
      </div>
      <div className="s pt-6 pb-(--spacing-section)">
        <div className="a-1 b-8 md:pt-16">
          <Heading level={1} label={head.crumb} text={hero.title} />
          <p className="lead mt-6 md:max-w-[30em]">{hero.lead}</p>
          <dl className="kv kv--stage mt-8">
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="acts mt-8 mb-4">
            <DownloadButton {...download} from="guide-text" />
            <AnchorButton look="t" to="#guide">
              {hero.read}
            </AnchorButton>
          </div>
          <MailDraftActions
            look="s"
            text={request.action}
            subject={request.letter.subject}
            body={mailFormBody(request.letter.sentence, request.letter.questions)}
          />
        </div>
        <GuideCover {...cover} parts={guide.parts.map(({ name }) => name)} />
      </div>
    </section>
  );
}
