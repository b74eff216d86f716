import { Island } from '@/components/island';
import { DraftActions } from '@/components/sections/mail-request';
import LabcraftStudio from '@/islands/labcraft-studio';
import { fittingDraft } from '@/islands/labcraft-studio/booking';
import { exampleOf } from '@/islands/labcraft-studio/example';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { PROTOCOL_SCHEMA_PATH } from '@/lib/protocol/schema';
import { understand } from '@/lib/protocol/understand';
import { fileAddress } from '@/lib/seo/addresses';
import { labcraftPage } from '../definition';
import { Closing } from './closing';
import { tryPage } from './definition';
import { Gallery } from './gallery';
import { Patterns } from './patterns';
import { Sayings } from './sayings';

/** The studio, and what is said below it. What its examples look like is worked out here, so that no visitor has to wait for it. */
export async function Workshop() {
  const locale = await pageLocale();
  const { workshop: words, gallery, sayings, assumptions, ask } = tryPage.copy(locale);
  const text = words.say.examples[0]?.text ?? '';
  const examples = words.say.examples.map((example) => exampleOf(example, locale));
  const { questions } = labcraftPage.copy(locale).contact.letter;
  const { mail } = site();
  const island = 'labcraft-studio';
  return (
    <>
      <Patterns />
      <Island
        name={island}
        component={LabcraftStudio}
        props={{
          locale,
          words,
          examples,
          reading: understand(text, locale),
          address: localizedPath(locale, tryPage.path),
          mail,
          questions,
          schema: fileAddress(site().siteUrl, PROTOCOL_SCHEMA_PATH),
        }}
      />
      <Gallery gallery={gallery} examples={examples} island={island} />
      <Sayings island={island} sayings={sayings} assumptions={assumptions} verbs={words.check.verbs} />
      <Closing ask={ask} example={text} mixes={examples[0]?.mixes ?? {}}>
        <DraftActions
          text={ask.button}
          look="primary-night"
          draft={fittingDraft({ mail, words, questions, locale, typed: { text } })}
        />
      </Closing>
    </>
  );
}
