'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import type { Understood } from '@/lib/protocol/understand';
import type { AwakeProps } from './kit/awake';
import type { Example } from './labcraft-studio/example';
import { LOAD } from './labcraft-studio/load';
import { Studio } from './labcraft-studio/studio';

export type StudioProps = {
  locale: Locale;
  words: TryWords;
  examples: readonly Example[];
  /** What the first example means: what reads a text comes with the first touch. */
  reading: Understood;
  /** Path of the page of the studio, for links to a protocol. */
  address: string;
  /** Where a booking of a demo goes. */
  mail: string;
  /** Address of the JSON Schema of a protocol. */
  schema: string;
};

/** The studio in which LabCraft is tried. The server draws it with the first example, which is what shows without script. */
export default function LabcraftStudio(props: StudioProps & AwakeProps) {
  const [isAwake, setAwake] = useState(props.isAwake === true);
  useEffect(() => setAwake(true), []);
  return <Studio {...props} isAwake={isAwake} load={LOAD[props.locale]} />;
}
