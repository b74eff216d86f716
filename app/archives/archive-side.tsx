import { getTranslations } from 'next-intl/server';
import { blogPage } from '@/app/[locale]/blog/definition';
import { newsPage } from '@/app/[locale]/news/definition';
import { ArchiveBox } from '@/components/sections/listing/archive-box';
import { ListSide } from '@/components/sections/listing/side-box';
import { TagsBox } from '@/components/sections/listing/tags-box';
import { ButtonLink } from '@/components/ui/button';
import { pageLocale } from '@/lib/i18n/locale';
import type { Section } from '@/lib/listing/paths';
import { ARCHIVED } from './archived';
import { archivedItems } from './archives';

/** Beside an archive: the other months and tags, and the way to the list. */
export async function ArchiveSide({ section, path }: { section: Section; path: string }) {
  const t = await getTranslations('archive');
  const locale = await pageLocale();
  const items = await archivedItems(section, locale);
  const { tags, archive } = blogPage.copy(locale);
  const titles =
    section === 'blog'
      ? { tags: tags.title, months: archive.title }
      : { tags: newsPage.copy(locale).tags, months: newsPage.copy(locale).archive };
  return (
    <ListSide>
      <ArchiveBox section={section} title={titles.months} items={items} path={path} />
      <TagsBox section={section} title={titles.tags} items={items} path={path} />
      <p>
        <ButtonLink look="text" to={ARCHIVED[section].path} icon="left" text={t('all')} />
      </p>
    </ListSide>
  );
}
