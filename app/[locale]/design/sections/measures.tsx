import { EmptyPlate } from '@/components/drawings/wells';
import { SAMPLE_IMAGE, type Samples } from '@/components/examples/samples';
import { eachOf, type Specimens } from '@/components/examples/specimens';
import { CASE_LINK, CASE_LOOKS, CaseCard } from '@/components/sections/case-card';
import {
  CaseFigure,
  CHANGE_LOOKS,
  ChangedFigure,
  FIGURE_SIZES,
  FIGURES,
  MeasuredChange,
} from '@/components/sections/measured-change';
import { SiteLink } from '@/components/ui/site-link';

/** Measured numbers, and the cards that they lead. */
export function measures(words: Samples): Specimens {
  const { change, caseCard } = words;
  const card = {
    figures: change,
    text: caseCard.text,
    tags: words.tags,
    title: (
      <SiteLink className={CASE_LINK} to="/cases">
        {caseCard.title}
      </SiteLink>
    ),
  };
  const image = { image: SAMPLE_IMAGE, alt: words.picture };
  return {
    'components/sections/case-card.tsx': {
      looks: {
        ...eachOf(CASE_LOOKS, (look) => (
          <div className={look === 'large' ? 'w-120 max-w-full' : 'w-88 max-w-full'}>
            <CaseCard {...card} look={look} image={image} />
          </div>
        )),
        drawing: (
          <div className="w-88 max-w-full">
            <CaseCard {...card} drawing={<EmptyPlate />} />
          </div>
        ),
      },
    },
    'components/sections/measured-change.tsx': {
      looks: {
        ...eachOf(CHANGE_LOOKS, (look) => (
          <p className="flex items-baseline gap-3 font-head text-h2 text-ink">
            <MeasuredChange {...change} look={look} />
          </p>
        )),
        ...eachOf(FIGURE_SIZES, (size) => <CaseFigure {...change} size={size} />),
        ChangedFigure: (
          <dl className={FIGURES.strip}>
            <ChangedFigure term={change.unit} before={change.before} after={change.after} />
          </dl>
        ),
      },
    },
  };
}
