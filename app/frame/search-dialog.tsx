import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SearchBox } from './search-box';

const ID = 'site-search';

/** The search over the page, opened from the header or by key. */
export async function SearchDialog() {
  const t = await getTranslations();
  return (
    <dialog id={ID} className="sdlg" aria-label={t('search.open')} closedby="any" data-search-dialog>
      <SearchBox id={`${ID}-q`}>
        <button
          type="button"
          className="dlg__x"
          commandfor={ID}
          command="close"
          aria-label={t('button.close')}
        >
          <Icon name="close" />
        </button>
      </SearchBox>
    </dialog>
  );
}
