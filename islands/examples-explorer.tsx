'use client';

import { EmptyPlate } from '@/components/drawings/wells';
import { type Choice, fieldChoices, filterExamples, periodChoices } from '@/lib/examples/filter';
import { fill } from '@/lib/listing/fill';
import { ChoiceSelect } from './examples/choice-select';
import { ExampleCard, type ExampleItem } from './examples/example-card';
import { SearchForm } from './listing/search-form';
import { useListState } from './listing/use-list-state';

export type ExamplesExplorerProps = {
  items: ExampleItem[];
  /** The cards lead to other sites. */
  external: boolean;
  engineerChoices: Choice[];
  /** Form for a new project, for when nothing matches. */
  requestHref: string;
  labels: {
    search: string;
    placeholder: string;
    button: string;
    fieldFilter: string;
    periodFilter: string;
    engineersFilter: string;
    all: string;
    /** Holds `{total}` and `{shown}`. */
    result: string;
    open: string;
    newTab: string;
    marks: string;
    empty: string;
    emptyText: string;
    request: string;
    reset: string;
  };
};

/** The automation examples with search and filters. Without script the list is whole and the controls are hidden. */
export default function ExamplesExplorer(props: ExamplesExplorerProps) {
  const { items, external, engineerChoices, requestHref, labels } = props;
  const choices = {
    field: fieldChoices(items),
    period: periodChoices(items),
    engineers: engineerChoices,
  };
  const [{ q, filters }, change] = useListState({
    field: valuesOf(choices.field),
    period: valuesOf(choices.period),
    engineers: valuesOf(choices.engineers),
  });
  const shown = filterExamples(items, { q, ...filters });

  const select = (name: keyof typeof choices) => (
    <ChoiceSelect
      label={labels[`${name}Filter`]}
      all={labels.all}
      choices={choices[name]}
      value={filters[name]}
      onChoose={(value) => change({ filters: { ...filters, [name]: value } })}
    />
  );

  return (
    <div className="lnx">
      <div className="lnx__bar" data-needs-script="">
        <SearchForm value={q} labels={labels} onSearch={(query) => change({ q: query })} />
        {select('field')}
        {select('period')}
        {select('engineers')}
      </div>
      <p className="count" role="status" data-needs-script="">
        {fill(labels.result, { total: items.length, shown: shown.length })}
      </p>
      <ul className="lnx__l" data-list="" hidden={shown.length === 0}>
        {items.map((item) => (
          <li key={item.id} hidden={!shown.includes(item)}>
            <ExampleCard item={item} external={external} labels={labels} />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <div className="empty">
          <EmptyPlate />
          <p>
            <b>{labels.empty}</b>
          </p>
          <p className="small">{labels.emptyText}</p>
          <div className="acts">
            <a className="btn btn--s" href={requestHref} target="_blank" rel="noopener noreferrer">
              <span>{labels.request}</span>
              <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M7 17 18 6M9 6h9v9" />
              </svg>
              <span className="vh">{labels.newTab}</span>
            </a>
            <button type="button" className="btn btn--t" onClick={() => change({ q: '', filters: {} })}>
              {labels.reset}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const valuesOf = (choices: readonly Choice[]) => choices.map(({ value }) => value);
