import type { ReactNode } from 'react';
import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

const FIGURES = ['whitepaper.time', 'whitepaper.reproducibility', 'whitepaper.quality'];

type GuideBenefitsProps = WhitepaperCopy['benefits'];

/** Four points on the dark band: three with the example figure of the guide, the fourth drawn. */
export async function GuideBenefits({ label, title, note, measured, handover }: GuideBenefitsProps) {
  const samples = source(await pageLocale()).sampleFigures(FIGURES);
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="night">
      <div className="self-end text-small md:col-start-10">
        <p>{note}</p>
        <SampleNote what={samples} className="mt-4" />
      </div>
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 md:grid-cols-4">
        {measured.map((item) => (
          <Benefit key={item.title} {...item}>
            <p className="font-head tnum text-figure font-medium tracking-figure text-white">
              {item.figure}
              <small className="ml-[0.1em] text-[0.45em]">{item.unit}</small>
            </p>
          </Benefit>
        ))}
        <Benefit {...handover}>
          <Handover label={handover.drawing} />
        </Benefit>
      </ul>
    </Section>
  );
}

type BenefitProps = { title: string; text: string; children: ReactNode };

const Benefit = ({ title, text, children }: BenefitProps) => (
  <li className="border-t-2 border-teal-bright pt-5">
    {children}
    <Heading level={3} text={title} className="mt-5 mb-2" />
    <p className="text-[0.9375rem]/[1.8]">{text}</p>
  </li>
);

/** Two people and the protocol that passes between them. */
const Handover = ({ label }: { label: string }) => (
  <svg
    className="drawing h-(--text-figure) fill-none stroke-white stroke-[1.5]"
    viewBox="0 0 220 92"
    role="img"
    aria-label={label}
  >
    <circle cx="26" cy="24" r="14" />
    <path d="M2 88V76Q2 52 26 52T50 76V88" />
    <circle cx="194" cy="24" r="14" />
    <path d="M170 88V76Q170 52 194 52T218 76V88" />
    <path d="M86 12H126L138 24V84H86ZM96 34H126M96 48H126M96 62H116" />
    <path className="stroke-teal-aqua" d="M56 66H78M146 66H166M160 60L166 66L160 72" />
  </svg>
);
