import type { ReactNode } from 'react';
import type { Token } from './sources';

/** The name of a token, its value, and what the stylesheet notes of it. */
export const TokenText = ({ name, value, note }: Token) => (
  <>
    <b className="mono block text-small">{name}</b>
    <p className="mono text-[0.8125rem]/[1.5] text-ink-3">{value}</p>
    <p className="text-[0.8125rem]/[1.5] text-ink-3" lang="en">
      {note}
    </p>
  </>
);

/** A token, and beside it what it does. */
export const TokenRow = ({ children, ...token }: Token & { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-gap gap-y-4 border-t border-line pt-4 md:grid-cols-12">
    <div className="md:col-span-4">
      <TokenText {...token} />
    </div>
    <div className="min-w-0 md:col-span-8">{children}</div>
  </div>
);
