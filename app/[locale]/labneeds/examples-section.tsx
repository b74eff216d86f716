import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { pageLocale } from '@/lib/i18n/locale';
import { ExampleList } from './example-list';

/** The examples with search and filters; their cards lead to the documents, "see more" to the whole list. */
export async function ExamplesSection({ label, title, text, more }: LabneedsCopy['examples']) {
  return (
    <Section label={label} id="examples" data-hash-scroll>
      <Heading level={2} label={label} text={title} className="a-1 b-8" />
      <p className="a-8 b-13 self-end">{text}</p>
      <ExampleList target="document" />
      <p className="small muted">{examplesPage.copy(await pageLocale()).list.note}</p>
      <div>
        <ButtonLink look="s" to={examplesPage.path}>
          {more}
        </ButtonLink>
      </div>
    </Section>
  );
}
