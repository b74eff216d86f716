import type { LabneedsExampleCopy } from '@/app/[locale]/labneeds/[id]/copy';
import { exampleTexts } from '@/app/[locale]/labneeds/example-texts';
import type { Entry } from '@/lib/content';

type ExampleFactsProps = { entry: Entry<'examples'>; labels: LabneedsExampleCopy['facts'] };

/** Field, period and people in one strip. */
export async function ExampleFacts({ entry, labels }: ExampleFactsProps) {
  const { fieldText, periodText, engineersText } = await exampleTexts(entry);
  const facts = [
    { term: labels.period, value: periodText },
    { term: labels.engineers, value: engineersText },
    { term: labels.field, value: fieldText },
  ];
  return (
    <div className="s py-(--spacing-block)">
      <dl className="ba lnba">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
