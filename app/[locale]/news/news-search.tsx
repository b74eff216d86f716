import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/** The keyword search: field and button as one piece, with the texts of its notice. */
export async function NewsSearch() {
  const t = await getTranslations('newsExplorer');
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role in more browsers than <search>
    <form
      className="search a-8 b-13"
      role="search"
      data-needs-script
      data-notice={t('toast')}
      data-found={t.raw('found')}
      data-found-all={t('foundAll')}
    >
      <input
        type="search"
        name="q"
        aria-label={t('search')}
        placeholder={t('placeholder')}
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" aria-label={t('button')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
