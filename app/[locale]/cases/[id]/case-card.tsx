import { casesPage } from '@/app/[locale]/cases/definition';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { Tags } from '@/components/ui/tags';
import { type Entry, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { firstChange } from '../measure-text';

/** Another case in short, led by its measured number. */
export function CaseCard(entry: Entry<'cases'>) {
  const { id, folder, data } = entry;
  const { title, description, image, measures } = data;
  return (
    <div className="case">
      <div className="case__v">
        <Picture
          image={imageKey(folder, image.src)}
          alt={image.alt}
          sizes="(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, 100vw"
        />
      </div>
      <p className="case__n">
        <MeasuredChange {...firstChange(measures)} />
      </p>
      <h3>
        <SiteLink to={`${casesPage.path}/${id}`} className="stretch">
          <Phrases text={title} />
        </SiteLink>
      </h3>
      <SampleMark id={id} />
      <p>{description}</p>
      <Tags tags={tagsOf(entry).map(({ name }) => name)} />
    </div>
  );
}
