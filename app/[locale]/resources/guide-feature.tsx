import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { whitepaperPage } from '@/app/[locale]/whitepaper/definition';
import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { linesOf } from '@/lib/text/lines';

type GuideFeatureProps = ResourcesCopy['guide'] & { forWhom: string };

/** The whitepaper first: its cover as a drawing sheet on the stage. */
export function GuideFeature({ label, title, text, audience, more, cover, forWhom }: GuideFeatureProps) {
  return (
    <section className="bg-stage" aria-label={label}>
      <Sheet>
        <div className="pt-12 pb-10 sm:col-start-8 sm:row-start-1 sm:self-center md:py-16">
          <Heading level={2} label={label} text={title} />
          <Lead className="mt-5">{text}</Lead>
          <ForWhom term={forWhom} text={audience} className="mt-5 text-[0.875rem]" />
          <p className="mt-6">
            <ButtonLink look="primary" to={whitepaperPage.path} text={more} />
          </p>
        </div>
        <div className="pb-[clamp(2.5rem,5vw,5rem)] sm:row-start-1 sm:pt-[clamp(2.5rem,5vw,5rem)] sm:max-md:col-end-8 md:col-end-7">
          <GuideCover {...cover} />
        </div>
      </Sheet>
    </section>
  );
}

/** The guide's cover: an A4 sheet with a frame, an arm in elevation and a title block at lower right. */
function GuideCover({ label, title, sheet }: ResourcesCopy['guide']['cover']) {
  return (
    <svg className="drawing h-auto w-full max-w-104" viewBox="0 0 420 594" role="img" aria-label={label}>
      <path className="fill-white" d="M0 0H420V594H0Z" />
      <path className={draw.line} d="M22 22H398V572H22ZM22 474H398M274 474V572" />
      <path className={draw.faint} d="M22 420H398M148 22V474M274 22V474M22 210H398" />
      <ArmElevation x={152} y={420} reach={410} angles={[-12, 92]} />
      <g className="fill-ink font-body text-[20px] font-semibold">
        {linesOf(title).map((line, index) => (
          <Label key={line} x="38" y={516 + index * 26} text={line} />
        ))}
        <Label className="text-[15px]" x="336" y="530" textAnchor="middle" text={sheet} />
      </g>
    </svg>
  );
}

/** Whom a resource is for. */
export function ForWhom({ term, text, className }: { term: string; text: string; className: string }) {
  return (
    <p className={className}>
      <span className="block text-[0.75rem] text-ink-3">{term}</span> {text}
    </p>
  );
}
