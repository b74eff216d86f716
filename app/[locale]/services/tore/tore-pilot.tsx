import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** How far TORE is, in plain facts, and the invitation to take part. */
export function TorePilot({ label, title, text, stages, facts, invitation }: ToreCopy['pilot']) {
  return (
    <Section label={label} surface="sunk">
      <div className="md:col-end-8">
        <Badge status="trial" />
        <Heading level={2} label={label} text={title} className="mt-4" />
        <p className="mt-5 max-w-[34em]">{text}</p>
      </div>
      <PilotStages {...stages} />
      <table className="data-table md:col-end-9 self-start">
        <caption className="visually-hidden">{label}</caption>
        <tbody>
          {facts.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="md:col-start-10">
        <Heading level={3} text={invitation.title} />
        <p className="text-small mt-3 mb-6">{invitation.text}</p>
        <ButtonLink look="primary" to={contactPage.path} text={invitation.action} />
      </div>
    </Section>
  );
}

/** The stages on one line: done ones filled, the present one half filled and orange, the rest open. */
function PilotStages({ label, past, now, next }: ToreCopy['pilot']['stages']) {
  return (
    <ol className="stages" aria-label={label}>
      {past.map((stage) => (
        <li key={stage} className="is-done">
          {stage}
        </li>
      ))}
      <li className="is-now" aria-current="step">
        {now}
      </li>
      {next.map((stage) => (
        <li key={stage}>{stage}</li>
      ))}
    </ol>
  );
}
