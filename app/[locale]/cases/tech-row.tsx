import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { type Entry, site } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';

type TechRowProps = Entry<'tech'> & { words: Omit<CasesCopy['tech'], 'lead'> };

/** A tech application: picture and state on the left, the story in terms on the right. */
export function TechRow({ folder, data, words }: TechRowProps) {
  const { name, description, image, status, moreLink, more, chromeStoreLink } = data;
  return (
    <li className="tech">
      <div className="tech__v">
        <Picture image={imageKey(folder, image.src)} alt={image.alt} sizes="(min-width: 56rem) 42vw, 100vw" />
      </div>
      <div className="tech__t">
        <Badge status={status} />
        <h3>
          <Phrases text={name} />
        </h3>
        <p>{description}</p>
        <Story {...data} words={words} />
        <div className="actions">
          <ButtonLink look="secondary" to={moreLink} text={more} />
          {chromeStoreLink ? (
            <ExternalButton look="text" href={site().urls[chromeStoreLink]} text={words.store} />
          ) : null}
        </div>
      </div>
    </li>
  );
}

type StoryProps = TechRowProps['data'] & Pick<TechRowProps, 'words'>;

function Story({ challenge, solution, results, applicationToLab, words }: StoryProps) {
  return (
    <dl className="tech__d">
      <div>
        <dt>{words.challenge}</dt>
        <dd>{challenge}</dd>
      </div>
      <div>
        <dt>{words.solution}</dt>
        <dd>{solution}</dd>
      </div>
      <div>
        <dt>{words.results}</dt>
        {results.map((result) => (
          <dd key={result}>{result}</dd>
        ))}
      </div>
      <div>
        <dt>{words.lab}</dt>
        <dd>{applicationToLab}</dd>
      </div>
    </dl>
  );
}
