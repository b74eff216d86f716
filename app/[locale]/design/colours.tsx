import { tokenGroups } from './sources';
import { TokenText } from './token-row';

/** Every colour, as the stylesheet groups them. */
export const Colours = () =>
  tokenGroups('color').map(({ title, tokens }) => (
    <section key={tokens[0]?.name} aria-label={title || tokens[0]?.name}>
      {title ? <h3 lang="en">{title}</h3> : null}
      <ul className="mt-4 grid grid-cols-2 gap-x-gap gap-y-6 md:grid-cols-4">
        {tokens.map((token) => (
          <li key={token.name}>
            <div className="mb-2 h-20 border border-line" style={{ background: `var(--${token.name})` }} />
            <TokenText {...token} />
          </li>
        ))}
      </ul>
    </section>
  ));
