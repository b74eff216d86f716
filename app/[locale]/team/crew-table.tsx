import type { TeamCopy } from '@/app/[locale]/team/copy';
import { Section } from '@/components/ui/section';

type Crew = TeamCopy['crew'];

/** Which role leads and which takes part, step by step: the dark band of the page. */
export function CrewTable({ label, title, note, caption, role, shares, steps, rows }: Crew) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="night">
      <p className="text-small md:col-start-9 self-end">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <section className="scroll" aria-label={caption} tabIndex={0}>
        <table className="data-table crew">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{role}</th>
              {steps.map((step) => (
                <th key={step} scope="col">
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.role}>
                <th scope="row">{row.role}</th>
                {row.shares.map((share, step) => (
                  <td key={steps[step]}>
                    <Share share={share} text={shares[share]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="crew__key text-small" aria-hidden="true">
        <span className="crew__m crew__m--lead" /> {shares.lead}
        <span className="crew__m crew__m--join" /> {shares.join}
      </p>
    </Section>
  );
}

const Share = ({ share, text }: { share: keyof Crew['shares']; text: string }) => (
  <>
    <span className={`crew__m crew__m--${share}`} aria-hidden="true" />
    <span className="visually-hidden">{text}</span>
  </>
);
