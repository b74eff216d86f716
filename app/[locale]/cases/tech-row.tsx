import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { Actions } from '@/components/ui/actions';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { type Entry, site } from '@/lib/content';
import { imageOf } from '@/lib/content/image-key';

type TechRowProps = Entry<'tech'> & { words: Omit<CasesCopy['tech'], 'lead'> };

/** A tech application: picture and state on the left, the story in terms on the right. */
export function TechRow({ folder, data, words }: TechRowProps) {
  const { name, description, status, moreLink, more, chromeStoreLink } = data;
  return (
    <li className="grid grid-cols-1 gap-x-[calc(var(--spacing-gap)*2.5)] gap-y-6 border-t border-ink py-10 md:grid-cols-[5fr_7fr] md:items-start">
      <div>
        <Picture
          {...imageOf({ folder, data })}
          sizes="(min-width: 56rem) 42vw, 100vw"
          imgClassName="aspect-[16/10] w-full object-cover"
        />
      </div>
      <div>
        <Badge status={status} />
        <h3 className="mt-3 mb-2 text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)]/[1.3]">
          <Phrases text={name} />
        </h3>
        <p>{description}</p>
        <Story {...data} words={words} />
        <Actions>
          <ButtonLink look="secondary" to={moreLink} text={more} />
          {chromeStoreLink ? (
            <ExternalButton look="text" href={site().urls[chromeStoreLink]} text={words.store} />
          ) : null}
        </Actions>
      </div>
    </li>
  );
}

type StoryProps = TechRowProps['data'] & Pick<TechRowProps, 'words'>;

function Story({ challenge, solution, results, applicationToLab, words }: StoryProps) {
  const parts = [
    { term: words.challenge, texts: [challenge] },
    { term: words.solution, texts: [solution] },
    { term: words.results, texts: results },
    { term: words.lab, texts: [applicationToLab] },
  ];
  return (
    <dl className="my-6 text-[0.9375rem]/[1.8]">
      {parts.map(({ term, texts }) => (
        <div key={term} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
          <dt className="text-[0.875rem] text-ink-3">{term}</dt>
          {texts.map((text) => (
            <dd key={text} className="text-ink sm:col-start-2">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
