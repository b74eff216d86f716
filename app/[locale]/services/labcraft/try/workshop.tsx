import { tryPage } from '@/app/[locale]/services/labcraft/try/definition';
import { Island } from '@/components/island';
import LabcraftTry from '@/islands/labcraft-try';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { PROTOCOL_SCHEMA_PATH } from '@/lib/protocol/schema';
import { fileAddress } from '@/lib/seo/addresses';

/** The island in which LabCraft is tried. Until it comes there is only a line that says so. */
export async function Workshop() {
  const locale = await pageLocale();
  return (
    <Island
      name="labcraft-try"
      component={LabcraftTry}
      props={{
        locale,
        words: tryPage.copy(locale).workshop,
        address: localizedPath(locale, tryPage.path),
        mail: site().mail,
        schema: fileAddress(site().siteUrl, PROTOCOL_SCHEMA_PATH),
      }}
    />
  );
}
