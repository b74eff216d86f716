import type { CSSProperties } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { type Token, tokenGroups } from './sources';
import { TokenRow, TokenText } from './token-row';

const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The sheet with its twelve columns, and the tokens of space, shape, motion, layers and breakpoints. */
export const Space = () => (
  <>
    <Sheet className="col-span-full">
      {COLUMNS.map((column) => (
        <div
          key={column}
          className="mono bg-teal-mist py-10 text-center text-label text-teal"
          style={{ gridColumn: `${column + 1} / ${column + 2}` }}
        >
          {column}
        </div>
      ))}
    </Sheet>
    {tokenGroups('spacing', 'container', 'radius', 'chamfer', 'shadow').map(({ title, tokens }) => (
      <section key={title} className="grid gap-6" aria-label={title}>
        <h3 lang="en">{title}</h3>
        {tokens.map((token) => (
          <TokenRow key={token.name} {...token}>
            <Shown {...token} />
          </TokenRow>
        ))}
      </section>
    ))}
    {tokenGroups('ease', 'duration', 'z', 'breakpoint').map(({ title, tokens }) => (
      <section key={title} aria-label={title}>
        <h3 lang="en">{title}</h3>
        <ul className="mt-4 grid gap-x-gap gap-y-4 sm:grid-cols-2 md:grid-cols-4">
          {tokens.map((token) => (
            <li key={token.name} className="border-t border-line pt-3">
              <TokenText {...token} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

const BOX = 'h-20 w-40 bg-white';

/** A token of space or shape: a width, a corner or a shadow. */
function Shown({ name }: Token) {
  const value = `var(--${name})`;
  const box = (className: string, style: CSSProperties) => <div className={className} style={style} />;
  if (name.startsWith('radius')) return box(`${BOX} border border-ink`, { borderRadius: value });
  if (name.startsWith('shadow')) return box(`${BOX} mb-6`, { boxShadow: value });
  return box('h-4 max-w-full bg-teal', { width: value });
}
