import { NumberedRows } from '@/app/sections/numbered-rows';
import type { Samples } from '@/components/examples/samples';
import { eachOf, type Specimens } from '@/components/examples/specimens';
import { FeedLink } from '@/components/sections/feed-link';
import { MailDraftActions, MailRequest } from '@/components/sections/mail-request';
import { PageLink } from '@/components/sections/page-link';
import { STEP_LOOKS } from '@/components/sections/step-looks';
import { TitledList } from '@/components/sections/titled-list';
import { Sheet } from '@/components/ui/sheet';
import { FEED_LISTS } from '@/lib/feeds/paths';
import { measures } from './measures';

/** What the examples of blocks show already (../blocks.tsx). */
const SHOWN_BY_BLOCKS =
  'closing-ask document-link faq link-rows list-section service-rows titled-list voice'.split(' ');

/** What pages put together from components. */
export const sections = (words: Samples): Specimens => ({
  'components/sections/step-looks.ts': {
    layout: 'bleed',
    looks: eachOf(STEP_LOOKS, (look) => (
      <Sheet className="surface-night py-10">
        <TitledList ordered look={look} items={words.steps} />
      </Sheet>
    )),
  },
  ...measures(words),
  'app/sections/numbered-rows.tsx': {
    layout: 'stack',
    looks: { NumberedRows: <NumberedRows items={words.steps} /> },
  },
  'components/sections/page-link.tsx': { looks: { PageLink: <PageLink to="/cases">{words.link}</PageLink> } },
  'components/sections/feed-link.tsx': {
    looks: Object.fromEntries(FEED_LISTS.map((list) => [list, <FeedLink key={list} list={list} />])),
  },
  'components/sections/mail-request.tsx': {
    layout: 'bleed',
    looks: {
      MailRequest: (
        <MailRequest
          id="sample-mail"
          label={words.label}
          title={words.statement}
          text={words.text}
          action={words.action}
          letter={words.letter}
          headClass="md:col-end-7"
          textClass="my-6"
          letterClass="md:col-start-8"
        />
      ),
      MailDraftActions: (
        <div className="px-gutter">
          <MailDraftActions look="secondary" text={words.action} letter={words.letter} />
        </div>
      ),
    },
  },
  ...Object.fromEntries(SHOWN_BY_BLOCKS.map((name) => [`components/sections/${name}.tsx`, {}])),
});
