import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { Island } from '@/components/island';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import ExamplesExplorer from '@/islands/examples-explorer';
import { pageLocale } from '@/lib/i18n/locale';
import { explorerProps } from './example-items';

/** The examples with search and filters; their cards lead to the documents, "see more" to the whole list. */
export async function ExamplesSection({ label, title, text, more }: LabneedsCopy['examples']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8" id="examples" data-hash-scroll>
      <p className="a-8 b-13 self-end">{text}</p>
      <Island name="examples-explorer" component={ExamplesExplorer} props={await explorerProps('document')} />
      <p className="small muted">{examplesPage.copy(await pageLocale()).list.note}</p>
      <div>
        <ButtonLink look="s" to={examplesPage.path} text={more} />
      </div>
    </Section>
  );
}
