import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { Actions } from '@/components/ui/actions';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import { site } from '@/lib/content';

/** Where the callouts stand on the picture, in which the arm holds still. */
const PLACES = {
  repeatability: 'top-[33.6%] left-[79.4%]',
  reach: 'top-[62%] left-[79.4%]',
  fingers: 'top-[40.6%] right-[81.4%] whitespace-nowrap text-right',
};

const FRAME = [
  'relative ml-[-6vw] h-[calc(89vw+2.75rem)] w-[110vw] overflow-hidden pt-11',
  'sm:ml-[20vw] sm:h-[calc(66vw+2.75rem)] sm:w-[80vw]',
  'md:absolute md:top-[calc(var(--size)*-0.1)] md:right-[max(-3vw,calc(50vw-50rem))]',
  'md:ml-0 md:size-(--size) md:overflow-visible md:pt-0',
].join(' ');

/** Fades out to the left and below; where the window is wider than the picture, to the right too, as its cable would end in the air. */
const FADE = [
  'md:mask-[linear-gradient(90deg,transparent,black_14%),linear-gradient(black_92%,transparent)] md:mask-intersect',
  'min-[101rem]:mask-[linear-gradient(90deg,transparent,black_14%,black_88%,transparent),linear-gradient(black_92%,transparent)]',
].join(' ');

const SETTLE = 'motion-safe:supports-[animation-timeline:view()]:animate-[settle_900ms_var(--ease-arm)_both]';

/** The machine itself, with its three measured facts, and two ways on. */
export function HeroJa({ label, title, lead, consult, development, image, callouts }: HomeJa['hero']) {
  return (
    <section
      className="relative overflow-clip bg-stage [--size:min(72vw,72rem)] md:h-[calc(var(--size)*0.84+1rem)] md:min-h-144"
      aria-label={title.replace('|', '')}
    >
      <div className={FRAME}>
        <Picture
          {...homePage.imageOf(image)}
          sizes="(min-width: 56rem) min(72vw, 72rem), (min-width: 40rem) 80vw, 110vw"
          priority
          imgClassName={`-mt-[13vw] w-full sm:-mt-[9.5vw] md:mt-0 ${FADE} ${SETTLE}`}
        />
        <Leaders />
        {(['repeatability', 'reach', 'fingers'] as const).map((part) => (
          <p
            key={part}
            className={`absolute hidden text-[0.8125rem]/[1.55] text-ink-2 min-[84rem]:block ${PLACES[part]}`}
          >
            {callouts[part].label}
            <b className="block font-head palt-tnum text-[1.0625rem]">{callouts[part].value}</b>
          </p>
        ))}
      </div>
      <div className="relative pb-10 md:absolute md:inset-x-0 md:bottom-0 md:pb-[calc(var(--size)*0.028)]">
        <Sheet>
          <div className="md:col-end-10">
            <Heading
              level={1}
              label={label}
              text={title}
              className="mt-2 text-[min(12.4vw,5rem)]/[1.14] tracking-figure md:text-display/[1.14]"
            />
            <Lead className="mt-5 max-w-[31em] md:max-w-[29em] md:text-[clamp(1rem,0.7rem+0.55vw,1.125rem)]/[1.85]">
              {lead}
            </Lead>
            <Actions className="mt-7">
              <ExternalButton look="primary" href={site().urls.consultation} text={consult} />
              <ButtonLink look="text" to={customAutomationPage.path} text={development} />
            </Actions>
          </div>
        </Sheet>
      </div>
    </section>
  );
}

/** Where letters that a visitor spaces out would not run into them: leaders from the parts to their labels; the same facts stand in the text and on the services page. */
function Leaders() {
  return (
    <svg
      className="absolute inset-0 hidden size-full fill-ink min-[84rem]:block"
      viewBox="0 0 1000 1000"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-ink-3 [vector-effect:non-scaling-stroke]"
        d="M748 362H784M672 690H742L784 648M270 470L236 436H196"
      />
      <circle cx="748" cy="362" r="3.4" />
      <circle cx="672" cy="690" r="3.4" />
      <circle cx="270" cy="470" r="3.4" />
    </svg>
  );
}
