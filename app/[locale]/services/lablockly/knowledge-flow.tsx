import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { ModelDrawing } from './model-drawing';

type KnowledgeFlowProps = LabcloneCopy['hero']['drawing'];

/** Lines of a notebook run together into a model and come back as an answer with its source. */
export function KnowledgeFlow({ label, notes, lines, source, caption, ...answer }: KnowledgeFlowProps) {
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
      <figcaption className="cap">{caption}</figcaption>
    </figure>
  );
}
