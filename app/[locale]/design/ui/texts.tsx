import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { EMPTY_BOX } from '@/components/ui/empty-box';
import { FACT_LOOKS, FactList } from '@/components/ui/fact-list';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Sheet } from '@/components/ui/sheet';
import { SIDE_CARD } from '@/components/ui/side-card';
import { SIDE_TITLE } from '@/components/ui/side-title';
import { SPEC } from '@/components/ui/spec-table';
import { Tags } from '@/components/ui/tags';
import { TickList } from '@/components/ui/tick-list';
import type { Samples } from '../samples';
import { eachOf, type Specimens } from '../specimens';

/** What one reads. */
export const texts = (words: Samples): Specimens => ({
  'components/ui/heading.tsx': {
    layout: 'stack',
    looks: {
      'level 2, label': <Heading level={2} label={words.label} text={words.statement} />,
      'level 3': <Heading level={3} text={words.statement} />,
      'level 4': <Heading level={4} text={words.statement} />,
    },
  },
  'components/ui/lead.tsx': { layout: 'stack', looks: { Lead: <Lead>{words.text}</Lead> } },
  'components/ui/sheet.tsx': {
    layout: 'stack',
    looks: {
      Sheet: (
        <Sheet className="bg-stage">
          <p className="bg-white md:col-end-8">{words.text}</p>
          <p className="bg-white md:col-start-8 md:-col-end-1">{words.label}</p>
        </Sheet>
      ),
    },
  },
  'components/ui/actions.tsx': {
    layout: 'stack',
    looks: {
      Actions: (
        <Actions>
          <ButtonLink to="/" text={words.label} />
          <ButtonLink look="text" to="/" text={words.label} />
        </Actions>
      ),
    },
  },
  'components/ui/phrases.tsx': {
    layout: 'stack',
    looks: {
      Phrases: (
        <p>
          <Phrases text={words.statement} />
        </p>
      ),
    },
  },
  'components/ui/fact-list.tsx': {
    layout: 'stack',
    looks: eachOf(FACT_LOOKS, (look) => <FactList look={look} items={words.facts} />),
  },
  'components/ui/tick-list.tsx': { layout: 'stack', looks: { TickList: <TickList items={words.points} /> } },
  'components/ui/tags.tsx': { looks: { Tags: <Tags tags={words.tags} /> } },
  'components/ui/marks.tsx': { looks: { Marks: <Marks marks={words.marks} label={words.label} /> } },
  'components/ui/disclosure.tsx': {
    layout: 'stack',
    looks: eachOf({ closed: false, open: true }, (state) => (
      <Disclosure open={state === 'open'} summary={words.questions[0]?.question}>
        <p className="pb-7">{words.questions[0]?.answer}</p>
      </Disclosure>
    )),
  },
  'components/ui/spec-table.ts': { layout: 'stack', looks: { SPEC: <SpecTable {...words.table} /> } },
  'components/ui/side-title.ts': {
    layout: 'stack',
    looks: { SIDE_TITLE: <h4 className={SIDE_TITLE}>{words.label}</h4> },
  },
  'components/ui/side-card.ts': {
    looks: {
      SIDE_CARD: (
        <div className={`max-w-80 ${SIDE_CARD.card}`}>
          <h4 className={SIDE_CARD.title}>{words.label}</h4>
          <p>{words.text}</p>
        </div>
      ),
    },
  },
  'components/ui/empty-box.ts': {
    layout: 'stack',
    looks: {
      EMPTY_BOX: (
        <div className={EMPTY_BOX}>
          <p>{words.none}</p>
        </div>
      ),
    },
  },
  'components/ui/figure-caption.tsx': {
    looks: { FigureCaption: <FigureCaption as="p" {...words.caption} /> },
  },
});

/** A table of measured values, with the parts that `SPEC` names. */
const SpecTable = ({ corner, columns, rows }: Samples['table']) => (
  <table className={`ruled-table ${SPEC.table}`}>
    <thead>
      <tr>
        <th scope="col" className={`${SPEC.corner} ${SPEC.line}`}>
          {corner}
        </th>
        {columns.map((name) => (
          <th key={name} scope="col" className={`${SPEC.head} ${SPEC.line}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, values, unit }) => (
        <tr key={name}>
          <th scope="row" className={SPEC.row}>
            {name}
          </th>
          {values.map((value) => (
            <td key={value} className={SPEC.value}>
              {value}
              <small className={SPEC.unit}>{unit}</small>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
