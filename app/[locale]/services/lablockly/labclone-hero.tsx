import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { PageTop } from '@/app/frame/page-top';
import { Badge } from '@/components/ui/badge';
import { AnchorButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { labclonePage } from './definition';
import { ModelDrawing } from './model-drawing';

/** White sheet: the statement, and under it how notes become an answer. */
export function LabcloneHero({ label, title, lead, ask, features, drawing }: LabcloneCopy['hero']) {
  return (
    <PageTop page={labclonePage} className="bg-white pb-(--spacing-section)" sheet="sheet gap-y-block">
      <div className="md:col-end-9">
        <Heading level={1} label={label} text={title} />
      </div>
      <div className="md:col-start-9 self-end">
        <p className="mb-3">
          <Badge status="soon" />
        </p>
        <p className="lead mb-6">{lead}</p>
        <div className="actions">
          <AnchorButton look="primary" to="#contact" text={ask} />
          <AnchorButton look="text" to="#features" text={features} />
        </div>
      </div>
      <KnowledgeFlow {...drawing} />
    </PageTop>
  );
}

type KnowledgeFlowProps = LabcloneCopy['hero']['drawing'];

/** Lines of a notebook run together into a model and come back as an answer with its source. */
function KnowledgeFlow({ label, notes, lines, source, caption, ...answer }: KnowledgeFlowProps) {
  return (
    <figure>
      <div className="kflow">
        <div className="kflow__n">
          <p className="lc__h">{notes}</p>
          <ol>
            {lines.map((line, index) => (
              <li key={line} className={index + 1 === source ? 'is-source' : undefined}>
                {line}
              </li>
            ))}
          </ol>
        </div>
        <ModelDrawing label={label} lines={lines.length} source={source} />
        <dl className="kflow__a">
          <dt className="lc__h">{answer.question}</dt>
          <dd>{answer.asked}</dd>
          <dt className="lc__h">{answer.answer}</dt>
          <dd className="kflow__r">{answer.answered}</dd>
          <dt className="lc__h">{answer.from}</dt>
          <dd className="kflow__s">{answer.reference}</dd>
        </dl>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
