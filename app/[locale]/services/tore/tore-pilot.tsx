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
      <table className="ruled-table self-start md:col-end-9">
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
        <p className="mt-3 mb-6 text-small">{invitation.text}</p>
        <ButtonLink look="primary" to={contactPage.path} text={invitation.action} />
      </div>
    </Section>
  );
}

const STAGE =
  'relative pt-8 font-head text-[0.9375rem]/[1.5] before:absolute before:inset-x-0 before:top-2 ' +
  'after:absolute after:top-0 after:left-0 after:size-4.25 after:rounded-dot after:border-2';
const AHEAD = 'before:border-0 before:border-t before:border-dashed before:border-line-strong';
const STAGES = {
  past: `${STAGE} font-medium text-ink before:border-t-2 before:border-ink after:border-ink after:bg-ink`,
  now:
    `${STAGE} ${AHEAD} font-semibold text-ink after:border-orange-deep ` +
    'after:bg-[linear-gradient(90deg,var(--color-orange-deep)_50%,var(--color-white)_50%)]',
  next: `${STAGE} ${AHEAD} font-medium text-ink-3 after:border-ink-3 after:bg-sunk`,
};

/** The stages on one line: done ones filled, the present one half filled and orange, the rest open. */
function PilotStages({ label, past, now, next }: ToreCopy['pilot']['stages']) {
  return (
    <ol className="grid grid-cols-3" aria-label={label}>
      {past.map((stage) => (
        <li key={stage} className={STAGES.past}>
          {stage}
        </li>
      ))}
      <li className={STAGES.now} aria-current="step">
        {now}
      </li>
      {next.map((stage) => (
        <li key={stage} className={STAGES.next}>
          {stage}
        </li>
      ))}
    </ol>
  );
}
