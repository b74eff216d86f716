import { Island } from '@/components/island';
import LabcraftStudio from '@/islands/labcraft-studio';
import { exampleOf } from '@/islands/labcraft-studio/drawing';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { PROTOCOL_SCHEMA_PATH } from '@/lib/protocol/schema';
import { fileAddress } from '@/lib/seo/addresses';
import { tryPage } from './definition';

/** The studio. What its examples look like is worked out here, so that no visitor has to wait for it. */
export async function Workshop() {
  const locale = await pageLocale();
  const { workshop: words, gallery } = tryPage.copy(locale);
  return (
    <Island
      name={`labcraft-studio-${locale}`}
      component={LabcraftStudio}
      props={{
        locale,
        words,
        gallery,
        examples: words.say.examples.map((example) => exampleOf(example, locale)),
        address: localizedPath(locale, tryPage.path),
        mail: site().mail,
        schema: fileAddress(site().siteUrl, PROTOCOL_SCHEMA_PATH),
      }}
    />
  );
}
