import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/content';

const PLACES = { repeatability: 'call--precision', reach: 'call--reach', fingers: 'call--fingers' };

/** The machine itself, with its three measured facts, and two ways on. */
export function HeroJa({ label, title, lead, consult, development, image, callouts }: HomeJa['hero']) {
  return (
    <section className="hero" aria-label={title.replace('|', '')}>
      <div className="hero__pic">
        <Picture
          {...homePage.imageOf(image)}
          sizes="(min-width: 56rem) min(72vw, 72rem), (min-width: 40rem) 80vw, 110vw"
          priority
        />
        <Leaders />
        {(['repeatability', 'reach', 'fingers'] as const).map((part) => (
          <p key={part} className={`call ${PLACES[part]}`}>
            {callouts[part].label}
            <b>{callouts[part].value}</b>
          </p>
        ))}
      </div>
      <div className="hero__in">
        <div className="sheet">
          <div className="hero__t">
            <Heading level={1} label={label} text={title} />
            <p className="lead">{lead}</p>
            <div className="actions">
              <ExternalButton look="primary" href={site().urls.consultation} text={consult} />
              <ButtonLink look="text" to={customAutomationPage.path} text={development} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Leaders from the parts to their labels; the same facts stand in the text and on the services page. */
function Leaders() {
  return (
    <svg className="lead-l" viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
      <path d="M748 362H784M672 690H742L784 648M270 470L236 436H196" />
      <circle cx="748" cy="362" r="3.4" />
      <circle cx="672" cy="690" r="3.4" />
      <circle cx="270" cy="470" r="3.4" />
    </svg>
  );
}
