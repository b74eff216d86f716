import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { ButtonLink } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { toreImage } from './image';
import { RushCurve } from './rush-curve';

const SCENES = ['university', 'company', 'facility'] as const;

/** Three places, each with its checkout and the shape of its rush through a day. */
export function ToreScenes({ label, title, hours, caption, contact, ...scenes }: ToreCopy['scenes']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8">
      <p className="a-9 b-13 self-end md:justify-self-end">
        <ButtonLink look="t" to={contactPage.path} text={contact} />
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
        <FigureCaption as="p" {...caption} />
      </div>
    </Section>
  );
}
