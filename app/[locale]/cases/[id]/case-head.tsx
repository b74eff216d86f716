import { getTranslations } from 'next-intl/server';
import { CaseFilm } from '@/app/[locale]/cases/case-film';
import { casesPage } from '@/app/[locale]/cases/definition';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Marks } from '@/components/ui/marks';
import { Sheet } from '@/components/ui/sheet';
import { SiteLink } from '@/components/ui/site-link';
import { Tags } from '@/components/ui/tags';
import { tagsOf } from '@/lib/content';
import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { formatDate } from '@/lib/dates';
import { crumbsBelow } from '@/lib/pages/crumbs';
import { plainText } from '@/lib/text/lines';
import type { CaseProps } from './parts';

/** Where the case stands, its title, for whom and when, and the film with the machine at work. */
export async function CaseHead({ entry, copy }: CaseProps) {
  const { title, company, date } = entry.data;
  const publication = await getTranslations('publication');
  return (
    <header className="pt-24">
      <Sheet>
        <div className="md:col-end-11">
          <Breadcrumb {...crumbsBelow(casesPage, plainText(title), entry.locale)} />
        </div>
        <p className="md:col-start-11 md:justify-self-end">
          <SiteLink
            to={casesPage.path}
            className="inline-flex min-h-11 items-center gap-2 text-[0.875rem] underline-offset-[0.3em] hover:text-teal"
          >
            <Icon name="left" />
            {copy.back}
          </SiteLink>
        </p>
      </Sheet>
      <Sheet className="gap-y-5 pt-8 pb-part">
        <Heading level={1} text={title} className="text-[clamp(2rem,1.2rem+3.2vw,4rem)] md:col-end-12" />
        <p className="flex flex-wrap gap-x-6 text-ink">
          {company ? <span>{company}</span> : null}
          <time dateTime={date}>{formatDate(date, entry.locale)}</time>
        </p>
        <div>
          <Marks marks={entryMarks(entry)} label={publication('marks')} />
          <SampleMark id={entry.id} />
          {tellsOfNobody(entry) ? <p className="mb-4 text-small">{copy.sampleNote}</p> : null}
          <Tags tags={tagsOf(entry).map(({ name }) => name)} />
        </div>
      </Sheet>
      <Sheet>
        <figure className="-col-end-1 sm:[&_img]:aspect-[16/7]">
          <CaseFilm entry={entry} sizes="95vw" imgClassName="aspect-[16/10] sm:aspect-[16/7]" priority />
          <FigureCaption {...copy.poster} />
        </figure>
      </Sheet>
    </header>
  );
}
