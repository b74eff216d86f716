import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { aboutPage } from '@/app/[locale]/about/definition';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { homeImage } from './image';

/** How the company began, told as the company's story. */
export function StoryEn({ label, title, paragraphs, image, more }: HomeEn['story']) {
  return (
    <section className="story" aria-label={label}>
      <div className="s">
        <div className="bl story__v a-1 b-7">
          <Picture image={homeImage(image.src)} alt={image.alt} sizes="(min-width: 56rem) 55vw, 100vw" />
        </div>
        <div className="story__t a-7 b-13">
          <Heading level={2} label={label} text={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <ButtonLink look="t" to={aboutPage.path} text={more} />
          </p>
        </div>
      </div>
    </section>
  );
}
