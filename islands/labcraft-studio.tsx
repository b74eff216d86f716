'use client';

import { useEffect, useState } from 'react';
import type { AwakeProps } from './kit/awake';
import { LOAD } from './labcraft-studio/load';
import type { StudioProps } from './labcraft-studio/props';
import { Studio } from './labcraft-studio/studio';

// What the desk check needs of the drawer's parts: with what both islands share anyway it is one file.
import '@/lib/desk-check/format';
import '@/lib/mail-draft';
import './kit/uncopied';

/** The studio in which LabCraft is tried. The server draws it with the first example, which is what shows without script. */
export default function LabcraftStudio(props: StudioProps & AwakeProps) {
  const [isAwake, setAwake] = useState(props.isAwake === true);
  useEffect(() => setAwake(true), []);
  return <Studio {...props} isAwake={isAwake} load={LOAD[props.locale]} />;
}
