'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import { wearLook } from './labcraft-try/look';
import { Workshop } from './labcraft-try/workshop';

export type TryProps = {
  locale: Locale;
  words: TryWords;
  /** Path of the page of the trial, for links to a protocol. */
  address: string;
  /** Where a booking of a demo goes. */
  mail: string;
  /** Address of the JSON Schema of a protocol. */
  schema: string;
};

/** The trial of LabCraft. On the server it is a line that says so: all that it shows depends on what is typed. */
export default function LabcraftTry(props: TryProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    wearLook();
    setAwake(true);
  }, []);
  return awake ? <Workshop {...props} /> : <p>{props.words.waiting}</p>;
}
