import type { Samples } from '@/components/examples/samples';
import { eachOf, type Specimens } from '@/components/examples/specimens';
import { ArchiveBox } from '@/components/sections/listing/archive-box';
import { FacetChips, FacetSelect } from '@/components/sections/listing/facets';
import { ListSearch } from '@/components/sections/listing/list-search';
import { NoMatch } from '@/components/sections/listing/no-match';
import { OlderNote } from '@/components/sections/listing/older-note';
import { Pager } from '@/components/sections/listing/pager';
import { CountLine, ResultLine } from '@/components/sections/listing/result-line';
import { SIDE_LAYOUTS, SideBox, SideLink } from '@/components/sections/listing/side-box';
import { TagsBox } from '@/components/sections/listing/tags-box';
import { list, tagsOf } from '@/lib/content';
import type { Locale } from '@/lib/i18n/locales';
import { LISTED_MAX } from '@/lib/listing/sizes';
import { wordsOf } from '@/lib/words';

const folder = (name: string) => `components/sections/listing/${name}`;

/** A list has as many pages as this makes. */
const TOTAL = 20;

/** What stands around a list that can be searched, filtered and turned over. */
export function lists(words: Samples, locale: Locale): Specimens {
  const news = list('news', locale);
  const choices = words.tags.map((text, index) => ({ value: text, text, count: index + 1 }));
  return {
    [folder('list-search.tsx')]: {
      looks: { ListSearch: <ListSearch label={words.search} className="w-80 max-w-full" /> },
    },
    [folder('facets.tsx')]: {
      layout: 'stack',
      looks: {
        FacetChips: <FacetChips facet="tag" label={words.label} choices={choices} count={TOTAL} />,
        FacetSelect: <FacetSelect facet="tag" label={words.label} choices={choices} />,
      },
    },
    [folder('result-line.tsx')]: {
      layout: 'stack',
      looks: {
        ResultLine: <ResultLine total={TOTAL} text={wordsOf(locale).list.result} />,
        CountLine: <CountLine total={TOTAL} />,
      },
    },
    [folder('pager.tsx')]: { looks: { Pager: <Pager total={TOTAL} /> } },
    [folder('older-note.tsx')]: { looks: { OlderNote: <OlderNote total={LISTED_MAX + 1} /> } },
    [folder('no-match.tsx')]: {
      layout: 'stack',
      looks: {
        NoMatch: (
          <div className="**:data-empty:grid!">
            <NoMatch text={words.none} advice={words.advice} />
          </div>
        ),
      },
    },
    [folder('side-box.tsx')]: {
      looks: eachOf(SIDE_LAYOUTS, (layout) => (
        <div className="w-64 [counter-reset:place]">
          <SideBox id={`side-${layout}`} title={words.label}>
            <div>
              <SideLink to="/news" layout={layout} count={TOTAL}>
                {words.link}
              </SideLink>
            </div>
          </SideBox>
        </div>
      )),
    },
    [folder('archive-box.tsx')]: {
      looks: {
        ArchiveBox: (
          <div className="w-64">
            <ArchiveBox section="news" title={words.label} items={news.map(({ data }) => data)} />
          </div>
        ),
      },
    },
    [folder('tags-box.tsx')]: {
      looks: {
        TagsBox: (
          <div className="w-64">
            <TagsBox
              section="news"
              title={words.label}
              items={news.map((entry) => ({ tags: tagsOf(entry) }))}
            />
          </div>
        ),
      },
    },
  };
}
