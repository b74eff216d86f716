'use client';

import { useState } from 'react';

/** An island as small as one can be, for the tests of what wakes islands: a word, and how often a button was pressed. */
export default function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const [word, setWord] = useState('');
  return (
    <>
      <input type="search" aria-label="Word" value={word} onChange={({ target }) => setWord(target.value)} />
      <button type="button" data-needs-script="" onClick={() => setCount(count + 1)}>
        {label}
      </button>
      <p role="status">
        {word} {count}
      </p>
    </>
  );
}
