import { getTranslations } from 'next-intl/server';
import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { newsPage } from '@/app/[locale]/news/definition';
import { Steps } from '@/components/blocks/steps/steps';
import { ListSection } from '@/components/sections/list-section';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { ButtonLink } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { VideoFacade } from '@/components/ui/video-facade';
import { list, site } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { entryPath } from '@/lib/listing/paths';
import { AwardsAndPartners } from './awards-and-partners';
import { CaseCards } from './case-cards';
import { HeroJa } from './hero-ja';
import { ServicesSection } from './services-section';
import { StrengthsSection } from './strengths-section';

/** The hours of a day over the list: four long ticks, twenty-four short ones, the night shaded. */
const RULER = [
  'relative grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap md:grid-cols-4 md:pt-13',
  'md:before:absolute md:before:inset-x-0 md:before:top-0 md:before:h-13 md:before:border-b md:before:border-ink',
  'md:before:bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_1px,transparent_1px_25%),repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc(100%/24)),linear-gradient(90deg,transparent_41%,color-mix(in_srgb,var(--color-night)_9%,transparent)_50%_86%,transparent_95%)]',
  'md:before:bg-[size:calc(100%+1px)_26px,calc(100%+1px)_12px,auto] md:before:bg-bottom-left md:before:bg-repeat-x',
].join(' ');

/** One hour that hurts, hanging from the rule. */
const HOUR = [
  'relative border-ink border-t pt-5 pb-9 pl-21 md:border-0 md:pt-7 md:pr-7 md:pb-0 md:pl-4',
  'md:before:absolute md:before:top-0 md:before:bottom-1.5 md:before:left-0 md:before:w-px',
  'md:before:bg-[linear-gradient(var(--color-ink)_70%,var(--color-line))]',
].join(' ');

/** The later the hour, the lower its text. */
const STAIR = ['md:mb-11', 'md:mb-21', 'md:mb-31', 'md:mb-41'];

/** The Japanese home (spec section 2), block by block in the order of the specification. */
export const JapaneseHome = (copy: HomeJa) => (
  <>
    <HeroJa {...copy.hero} />
    <ShortFacts {...copy.facts} />
    <FilmSection {...copy.film} />
    <ListSection
      {...copy.pains}
      titleClass="md:col-end-11"
      flush
      list={{
        ordered: true,
        className: RULER,
        itemClass: HOUR,
        textClass: 'mt-2 text-[0.9375rem]/[1.85]',
        above: ({ time }, index) => (
          <time
            dateTime={time}
            className={`absolute top-5 left-0 font-mono text-base/[1.5] font-medium text-teal md:static md:block md:text-[1.125rem] ${STAIR[index]}`}
          >
            {time}
          </time>
        ),
      }}
    />
    <StrengthsSection {...copy.strengths} />
    <ServicesSection {...copy.services} />
    <Steps {...copy.flow} frame={{ surface: 'night', id: 'flow', 'data-hash-scroll': true }} />
    <CaseCards {...copy.cases} />
    <AwardsAndPartners awards={copy.awards} partners={copy.partners} />
    <NewsSection {...copy.news} />
  </>
);

/** Region, price, delivery and consultation in one line below the hero. */
function ShortFacts({ label, items }: HomeJa['facts']) {
  return (
    <section className="border-t border-line-stage bg-stage" aria-label={label}>
      <Sheet>
        <dl className="grid grid-cols-2 md:grid-cols-4">
          {items.map(({ term, value, note }) => (
            <div
              key={term}
              className="border-b border-line-stage pt-4 pr-4 pb-4.5 md:border-b-0 md:border-l md:px-6 md:pt-5.5 md:pb-6 md:last:border-r"
            >
              <dt className="text-label/[1.6] text-ink-3">{term}</dt>
              <dd className="font-head palt-tnum text-[1.0625rem]/[1.5] font-semibold text-ink [text-autospace:no-autospace]">
                {value}
                <small className="block font-body text-[0.8125rem] font-normal text-ink-2">{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </section>
  );
}

/** The intro video: statement at the lower left, picture off the right edge. */
function FilmSection({ label, title, text, video, poster, caption }: HomeJa['film']) {
  return (
    <Section label={label}>
      <div className="self-end md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[26em]">{text}</p>
      </div>
      <figure className="-col-end-1 md:col-start-6">
        <VideoFacade
          id={site().videos.intro}
          {...video}
          description={text}
          poster={homePage.imageOf(poster)}
          sizes="(min-width: 56rem) 70vw, 100vw"
        />
        <FigureCaption {...caption} />
      </figure>
    </Section>
  );
}

const SHOWN = 3;
const NEWS_ROW =
  'group grid gap-x-6 gap-y-0.5 py-5 text-ink no-underline sm:grid-cols-[8rem_6rem_1fr] sm:items-baseline md:py-6';

/** The three newest articles, and the way to all (spec section 2). */
async function NewsSection({ label, title, all }: HomeJa['news']) {
  const t = await getTranslations('news');
  const publication = await getTranslations('publication');
  return (
    <Section label={label} flush>
      <div className="md:col-end-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="text" to={newsPage.path} text={all} />
        </p>
      </div>
      <div className="md:col-start-5">
        <ul>
          {list('news', 'ja')
            .slice(0, SHOWN)
            .map((entry) => (
              <li key={entry.id} className="border-t border-line last:border-b">
                <a href={entryPath('news', entry.id)} className={NEWS_ROW}>
                  <time dateTime={entry.data.date} className="tnum text-[0.875rem]/[1.7] text-ink-3">
                    {formatDate(entry.data.date, 'ja')}
                  </time>
                  <span className="text-[0.8125rem] font-semibold text-teal">
                    {t(`category.${entry.data.category}`)}
                  </span>
                  <b className="leading-[1.7] font-medium underline-offset-[0.3em] group-hover:text-teal group-hover:underline">
                    {entry.data.title}
                  </b>
                </a>
                <Marks marks={entryMarks(entry)} label={publication('marks')} className="-mt-2 sm:pl-68" />
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
