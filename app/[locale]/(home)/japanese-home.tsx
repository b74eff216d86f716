import { getTranslations } from 'next-intl/server';
import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { newsPage } from '@/app/[locale]/news/definition';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ListSection } from '@/components/sections/list-section';
import { ButtonLink } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';
import { list, site } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { entryPath } from '@/lib/listing/paths';
import { AwardsAndPartners } from './awards-and-partners';
import { CaseCards } from './case-cards';
import { HeroJa } from './hero-ja';
import { ServicesSection } from './services-section';
import { StrengthsSection } from './strengths-section';

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
        className: 'day',
        above: (pain) => <time dateTime={pain.time}>{pain.time}</time>,
      }}
    />
    <StrengthsSection {...copy.strengths} />
    <ServicesSection {...copy.services} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-8"
      surface="night"
      id="flow"
      data-hash-scroll
      list={{ ordered: true, look: 'stair' }}
    />
    <CaseCards {...copy.cases} />
    <AwardsAndPartners awards={copy.awards} partners={copy.partners} />
    <NewsSection {...copy.news} />
    <ClosingAsk id="contact" {...copy.contact} />
  </>
);

/** Region, price, delivery and consultation in one line below the hero. */
function ShortFacts({ label, items }: HomeJa['facts']) {
  return (
    <section className="plate" aria-label={label}>
      <div className="sheet">
        <dl>
          {items.map(({ term, value, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {value}
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The intro video: statement at the lower left, picture off the right edge. */
function FilmSection({ label, title, text, video, poster, caption }: HomeJa['film']) {
  return (
    <Section label={label}>
      <div className="md:col-end-6 self-end">
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

/** The three newest articles, and the way to all (spec section 2). */
async function NewsSection({ label, title, all }: HomeJa['news']) {
  const t = await getTranslations('news');
  return (
    <Section label={label} flush>
      <div className="md:col-end-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="text" to={newsPage.path} text={all} />
        </p>
      </div>
      <div className="md:col-start-5">
        <ul className="nrow">
          {list('news', 'ja')
            .slice(0, SHOWN)
            .map(({ id, data }) => (
              <li key={id}>
                <a href={entryPath('news', id)}>
                  <time dateTime={data.date}>{formatDate(data.date, 'ja')}</time>
                  <span>{t(`category.${data.category}`)}</span>
                  <b>{data.title}</b>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
