import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { chapterCount, guideLength } from '@/app/[locale]/whitepaper/guide';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { PageDocument } from '@/components/sections/document-link';
import { MailDraftActions } from '@/components/sections/mail-request';
import { Actions } from '@/components/ui/actions';
import { AnchorButton } from '@/components/ui/button';
import { DownloadButton } from '@/components/ui/download-button';
import { FactList } from '@/components/ui/fact-list';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { whitepaperPage } from './definition';
import { GuideCover } from './guide-cover';

type WhitepaperHeroProps = Pick<WhitepaperCopy, 'hero' | 'download' | 'cover' | 'guide' | 'request'>;

/** The statement and what the file holds, before the click; beside them the cover as a drawing sheet. */
export function WhitepaperHero({ hero, download, cover, guide, request }: WhitepaperHeroProps) {
  const { contents, form, length } = hero.facts;
  const facts = [
    { term: contents.term, value: contents.value.replace('%n', String(chapterCount(guide))) },
    form,
    { term: length.term, value: length.value.replace('%n', guideLength(guide).toLocaleString('en')) },
  ];
  return (
    <PageTop page={whitepaperPage} label={hero.title} className="bg-stage">
      <Sheet className="pt-6 pb-section">
        <div className="sm:max-md:col-end-8 md:col-end-9 md:pt-16">
          <PageTitle page={whitepaperPage} text={hero.title} />
          <Lead className="mt-6 md:max-w-[30em]">{hero.lead}</Lead>
          <FactList items={facts} look="row" className="mt-8 border-line-strong" />
          <Actions className="mt-8 mb-4">
            <DownloadButton
              look="primary"
              text={download.action}
              from="guide-text"
              name={download.file}
              done={download.done}
              failed={download.failed}
            />
            <AnchorButton look="text" to="#guide" text={hero.read} />
          </Actions>
          <PageDocument page={whitepaperPage.path} look="secondary" frame="mb-4" />
          <MailDraftActions look="secondary" text={request.action} letter={request.letter} />
        </div>
        <GuideCover {...cover} parts={guide.parts.map(({ name }) => name)} />
      </Sheet>
    </PageTop>
  );
}
