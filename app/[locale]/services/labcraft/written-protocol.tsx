import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { holdUnits } from '@/lib/text/units';

/** The sentence as it was written; what will become a value of a block is marked. */
export function WrittenProtocol({ caption, words }: Pick<LabcraftFeatures['say'], 'caption' | 'words'>) {
  return (
    <>
      <p className="lc__h">{caption}</p>
      <p className="stg__say">
        {words.map((word) => (word.value ? <mark key={word.text}>{holdUnits(word.text)}</mark> : word.text))}
      </p>
    </>
  );
}
