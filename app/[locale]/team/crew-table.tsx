import type { TeamCopy } from '@/app/[locale]/team/copy';
import { Section } from '@/components/ui/section';

type Crew = TeamCopy['crew'];

const CELL = 'border-night-line text-center whitespace-normal wrap-break-word';
const ROLE = 'w-[22%] border-night-line text-left whitespace-normal text-white';

const MARK = 'inline-flex size-4 rounded-dot align-[-0.1em]';
const MARKS: Readonly<Record<keyof Crew['shares'], string>> = {
  lead: 'bg-teal-bright',
  join: 'border-2 border-teal-bright',
  none: '',
};

/** Which role leads and which takes part, step by step: the dark band of the page. */
export function CrewTable({ label, title, note, caption, role, shares, steps, rows }: Crew) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="night">
      <p className="self-end text-small md:col-start-9">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <section className="scroll" aria-label={caption} tabIndex={0}>
        <table className="ruled-table relative min-w-[44rem] md:table-fixed">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={ROLE}>
                {role}
              </th>
              {steps.map((step) => (
                <th key={step} scope="col" className={`${CELL} text-on-dark-2`}>
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.role}>
                <th scope="row" className={ROLE}>
                  {row.role}
                </th>
                {row.shares.map((share, step) => (
                  <td key={steps[step]} className={CELL}>
                    <Share share={share} text={shares[share]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="flex items-center gap-2 text-small" aria-hidden="true">
        <span className={`${MARK} ${MARKS.lead}`} /> {shares.lead}
        <span className={`${MARK} ${MARKS.join} ml-6`} /> {shares.join}
      </p>
    </Section>
  );
}

const Share = ({ share, text }: { share: keyof Crew['shares']; text: string }) => (
  <>
    <span className={`${MARK} ${MARKS[share]}`} aria-hidden="true" />
    <span className="visually-hidden">{text}</span>
  </>
);
