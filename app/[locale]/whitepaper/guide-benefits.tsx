import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type GuideBenefitsProps = WhitepaperCopy['benefits'];

/** Four points on the dark band: three with the example figure of the guide, the fourth drawn. */
export function GuideBenefits({ label, title, note, measured, handover }: GuideBenefitsProps) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="night">
      <p className="text-small md:col-start-10 self-end">{note}</p>
      <ul className="gains">
        {measured.map((item) => (
          <li key={item.title}>
            <p className="gains__n">
              {item.figure}
              <small>{item.unit}</small>
            </p>
            <Heading level={3} text={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
        <li>
          <Handover label={handover.drawing} />
          <Heading level={3} text={handover.title} />
          <p>{handover.text}</p>
        </li>
      </ul>
    </Section>
  );
}

/** Two people and the protocol that passes between them. */
const Handover = ({ label }: { label: string }) => (
  <svg className="gains__d drawing" viewBox="0 0 220 92" role="img" aria-label={label}>
    <circle cx="26" cy="24" r="14" />
    <path d="M2 88V76Q2 52 26 52T50 76V88" />
    <circle cx="194" cy="24" r="14" />
    <path d="M170 88V76Q170 52 194 52T218 76V88" />
    <path d="M86 12H126L138 24V84H86ZM96 34H126M96 48H126M96 62H116" />
    <path className="gains__a" d="M56 66H78M146 66H166M160 60L166 66L160 72" />
  </svg>
);
