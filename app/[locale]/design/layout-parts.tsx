import { SimpleFooter } from '@/app/frame/footer';
import { PageTop } from '@/app/frame/page-top';
import type { Samples } from '@/components/examples/samples';
import type { Specimens } from '@/components/examples/specimens';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Copyright } from '@/components/layout/copyright';
import { HomeLink } from '@/components/layout/home-link';
import { LanguageToggle } from '@/components/layout/language-toggle';
import { Lead } from '@/components/ui/lead';
import { teamPage } from '../team/definition';

/** What stands around the content of a page. Header, footer and search of the sheet itself are the rest of it. */
export const layout = (words: Samples): Specimens => ({
  'components/layout/home-link.tsx': { looks: { HomeLink: <HomeLink path="/" /> } },
  'components/layout/breadcrumb.tsx': {
    looks: {
      Breadcrumb: <Breadcrumb parents={[{ to: '/cases', text: words.link }]} current={words.label} />,
    },
  },
  'components/layout/language-toggle.tsx': {
    looks: { LanguageToggle: <LanguageToggle path="/design" className="inline-flex" /> },
  },
  'components/layout/copyright.tsx': { looks: { Copyright: <Copyright /> } },
  // Every page has it, this one as well: a button of `SoonButton` shows a notice in it.
  'components/layout/toast-region.tsx': {},
  'components/layout/document-head.tsx': {},
  'app/frame/page-top.tsx': {
    layout: 'bleed',
    looks: {
      PageTop: (
        <PageTop page={teamPage} sheet>
          <Lead>{words.text}</Lead>
        </PageTop>
      ),
    },
  },
  'app/frame/page-frame.tsx': {},
  'app/frame/header.tsx': {},
  'app/frame/footer.tsx': { layout: 'bleed', looks: { SimpleFooter: <SimpleFooter path="/" /> } },
});
