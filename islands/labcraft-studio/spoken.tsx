import { useEffect, useState } from 'react';

/** Longer than the pause between two keys, also for who types slowly. */
const REST_MS = 1000;

/** A text for screen readers, said once it has stayed the same for a while; with another `id` the same text is said again. */
export function Spoken({ text, id }: { text: string; id?: number }) {
  const [said, say] = useState({ text, id });
  useEffect(() => {
    const timer = setTimeout(() => say({ text, id }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, id]);
  return (
    <p role="status" className="sr-only">
      <span key={said.id}>{said.text}</span>
    </p>
  );
}
