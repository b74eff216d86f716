import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/components/ui/search-field';

type ListSearchProps = {
  label: string;
  /** Left out: that of all lists. */
  placeholder?: string;
  /** Searches at every letter; otherwise on the button and on Enter alone. */
  typing?: boolean;
  /** What a notice says of a search; `found` holds `{query}`. */
  notice?: { title: string; found: string; foundAll: string };
  className?: string;
};

/** The keyword search of a list: field and button as one piece. */
export async function ListSearch({ label, placeholder, typing, notice, className = '' }: ListSearchProps) {
  const t = await getTranslations('list');
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role in more browsers than <search>
    <form
      className={`flex ${className}`.trim()}
      role="search"
      data-needs-script
      data-typing={typing}
      data-notice={notice?.title}
      data-found={notice?.found}
      data-found-all={notice?.foundAll}
    >
      <SearchField aria-label={label} placeholder={placeholder ?? t('placeholder')} button={t('button')} />
    </form>
  );
}
