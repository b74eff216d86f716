import { getTranslations } from 'next-intl/server';
import { ArchiveBox } from '@/components/sections/listing/archive-box';
import { TagsBox } from '@/components/sections/listing/tags-box';
import { ButtonLink } from '@/components/ui/button';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import type { Section } from '@/lib/listing/paths';
import { ROUTES } from '@/lib/routes';
import { archivedItems } from './archives';

/** Beside an archive: the other months and tags, and the way to the list. */
export async function ArchiveSide({ section }: { section: Section }) {
  const t = await getTranslations('archive');
  const locale = await pageLocale();
  const items = await archivedItems(section, locale);
  const { tags, archive } = page('blog', locale);
  const titles =
    section === 'blog'
      ? { tags: tags.title, months: archive.title }
      : { tags: page('news', locale).tags, months: page('news', locale).archive };
  return (
    <div className="side a-10 b-13">
      <ArchiveBox section={section} title={titles.months} items={items} />
      <TagsBox section={section} title={titles.tags} items={items} />
      <p>
        <ButtonLink look="t" to={ROUTES[section]} icon="left">
          {t('all')}
        </ButtonLink>
      </p>
    </div>
  );
}
