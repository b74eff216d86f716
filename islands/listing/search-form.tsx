'use client';

import { type FormEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react';

type SearchFormProps = {
  value: string;
  labels: { search: string; placeholder: string; button: string };
  /** Called on the button and on Enter; not on an Enter that ends an IME conversion. */
  onSearch(query: string): void;
  /** Called at every change; leave it out where a search runs on the button alone. */
  onType?(query: string): void;
};

/** Old WebKit ends a conversion before it reports the key; 229 is then the only sign. */
const IME_KEY = 229;

/** The search of a list: field and button as one piece. */
export function SearchForm({ value, labels, onSearch, onType }: SearchFormProps) {
  const [text, setText] = useState(value);
  useLayoutEffect(() => setText(value), [value]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  const keepConversion = (event: KeyboardEvent) => {
    const converting = event.nativeEvent.isComposing || event.nativeEvent.keyCode === IME_KEY;
    if (event.key === 'Enter' && converting) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role in more browsers than <search>
    <form className="search" role="search" data-needs-script="" onSubmit={submit}>
      <input
        type="search"
        name="q"
        value={text}
        aria-label={labels.search}
        placeholder={labels.placeholder}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          onType?.(event.target.value);
        }}
        onKeyDown={keepConversion}
      />
      <button type="submit" aria-label={labels.button}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m15.5 15.5 5.5 5.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </svg>
      </button>
    </form>
  );
}
