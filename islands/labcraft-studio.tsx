'use client';

import { useEffect, useState } from 'react';
import type { AwakeProps } from './kit/awake';
import { LOAD } from './labcraft-studio/load';
import type { StudioProps } from './labcraft-studio/props';
import { Studio } from './labcraft-studio/studio';

/** The studio in which LabCraft is tried. The server draws it with the first example, which is what shows without script. */
export default function LabcraftStudio(props: StudioProps & AwakeProps) {
  const [isAwake, setAwake] = useState(props.isAwake === true);
  useEffect(() => setAwake(true), []);
  return <Studio {...props} isAwake={isAwake} load={LOAD[props.locale]} />;
}
