import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { toreImage } from './image';
import { RushCurve } from './rush-curve';

const SCENES = ['university', 'company', 'facility'] as const;

/** Three places, each with its checkout and the shape of its rush through a day. */
export function ToreScenes({ label, title, hours, caption, contact, ...scenes }: ToreCopy['scenes']) {
  return (
    <Section label={label}>
      <Heading level={2} label={label} text={title} className="a-1 b-8" />
      <p className="a-9 b-13 self-end md:justify-self-end">
        <ButtonLink look="t" to={contactPage.path}>
          {contact}
        </ButtonLink>
      </p>
      <div>
        <ul className="scenes">
          {SCENES.map((scene) => (
            <li key={scene}>
              <Picture
                image={toreImage(scenes[scene].image.src)}
                alt={scenes[scene].image.alt}
                sizes="(min-width: 56rem) 30vw, 100vw"
              />
              <Heading level={3} text={scenes[scene].title} />
              <RushCurve shape={scene} label={scenes[scene].drawing} hours={hours} />
              <p>{scenes[scene].text}</p>
            </li>
          ))}
        </ul>
        <p className="cap">
          <b>{caption.number}</b>
          {caption.text}
        </p>
      </div>
    </Section>
  );
}
