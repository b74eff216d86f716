import { ArmElevation } from '@/components/drawings/arm-elevation';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/content';
import type { ClosingAskCopy } from '@/lib/pages/blocks';

type ClosingAskProps = ClosingAskCopy & {
  id?: string;
  /** Page of this site that the button leads to instead of the consultation form. */
  to?: string;
};

/** The teal block that ends a page with a question to the reader. */
export function ClosingAsk({ id, label, title, text, consult, mail, assurances, to }: ClosingAskProps) {
  const { urls, mail: address } = site();
  return (
    <section className="ask" id={id} aria-label={label} data-search-skip>
      <svg className="ask__d" viewBox="-60 -120 1040 880" aria-hidden="true" focusable="false">
        <ArmElevation on="teal" x={520} y={760} reach={850} angles={[28, -76]} />
      </svg>
      <div className="sheet relative">
        <div className="md:col-end-9">
          <Heading level={2} label={label} text={title} />
          <p className="lead">{text}</p>
          <div className="actions">
            {to ? (
              <ButtonLink look="white" to={to} text={consult} />
            ) : (
              <ExternalButton look="white" href={urls.consultation} text={consult} />
            )}
            <a className="mail" href={`mailto:${address}`}>
              {mail}
            </a>
          </div>
          {assurances ? (
            <ul className="ask__l">
              {assurances.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
