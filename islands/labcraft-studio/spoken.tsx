import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two keys, also for who types slowly. */
const REST_MS = 1000;

type SpokenProps = {
  text: string;
  /** With another one the same text is said again. */
  id?: number;
  /** Whether something else says it, now and for as long as it stays the same. */
  isSilent?: boolean;
};

/** A text for screen readers, said once it has stayed the same for a while. */
export function Spoken({ text, id, isSilent = false }: SpokenProps) {
  const [said, say] = useState({ text, id });
  const announced = useRef<string>(undefined);
  if (isSilent) announced.current = text;
  else if (announced.current !== text) announced.current = undefined;
  const own = announced.current === text ? '' : text;
  useEffect(() => {
    const timer = setTimeout(() => say({ text: own, id }), REST_MS);
    return () => clearTimeout(timer);
  }, [own, id]);
  return (
    <p role="status" className="sr-only">
      <span key={said.id}>{said.text}</span>
    </p>
  );
}
