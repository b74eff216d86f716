import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { PageTop } from '@/app/frame/page-top';
import { Actions } from '@/components/ui/actions';
import { Badge } from '@/components/ui/badge';
import { AnchorButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { labclonePage } from './definition';
import { ModelDrawing } from './model-drawing';

/** White sheet: the statement, and under it how notes become an answer. */
export function LabcloneHero({ label, title, lead, ask, features, drawing }: LabcloneCopy['hero']) {
  return (
    <PageTop page={labclonePage} className="bg-white pb-section" sheet="gap-y-part">
      <div className="md:col-end-9">
        <Heading level={1} label={label} text={title} />
      </div>
      <div className="self-end md:col-start-9">
        <p className="mb-3">
          <Badge status="soon" />
        </p>
        <Lead className="mb-6">{lead}</Lead>
        <Actions>
          <AnchorButton look="primary" to="#contact" text={ask} />
          <AnchorButton look="text" to="#features" text={features} />
        </Actions>
      </div>
      <KnowledgeFlow {...drawing} />
    </PageTop>
  );
}

const CARD = 'border border-ink bg-white px-6 py-5';
const LABEL = 'text-[0.75rem] text-ink-3';
const LINES = { note: 'text-ink-2', source: 'font-semibold text-teal' };

type KnowledgeFlowProps = LabcloneCopy['hero']['drawing'];

/** Lines of a notebook run together into a model and come back as an answer with its source. */
function KnowledgeFlow({ label, notes, lines, source, caption, ...answer }: KnowledgeFlowProps) {
  return (
    <figure>
      <div className="grid md:grid-cols-[4fr_4.5fr_4fr] md:items-center">
        <div className={CARD}>
          <p className={`mb-3 ${LABEL}`}>{notes}</p>
          <ol>
            {lines.map((line, index) => (
              <li
                key={line}
                className={`border-t border-line py-3 leading-[1.6] ${LINES[index + 1 === source ? 'source' : 'note']}`}
              >
                {line}
              </li>
            ))}
          </ol>
        </div>
        <ModelDrawing label={label} lines={lines.length} source={source} />
        <dl className={CARD}>
          <dt className={`mb-1 ${LABEL}`}>{answer.question}</dt>
          <dd className="pb-4 leading-[1.75] text-ink">{answer.asked}</dd>
          <dt className={`mb-1 ${LABEL}`}>{answer.answer}</dt>
          <dd className="mb-4 border-l-3 border-teal pl-4 leading-[1.75] text-ink">{answer.answered}</dd>
          <dt className={`mb-1 ${LABEL}`}>{answer.from}</dt>
          <dd className="leading-[1.75] font-semibold text-teal">{answer.reference}</dd>
        </dl>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
