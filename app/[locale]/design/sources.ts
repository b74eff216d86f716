/** What the sheet knows of the sources: it reads them each time it is shown, so that nothing is typed twice. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export type Token = { name: string; value: string; note: string };
export type TokenGroup = { title: string; tokens: readonly Token[] };

/** Tokens, as blank lines part them; a comment on a line of its own heads them. */
export function tokensIn(css: string): TokenGroup[] {
  const [theme = ''] = css.split(/^\}/m);
  return theme
    .split(/\n\s*\n/)
    .map((block) => ({
      title: /^\s*\/\*(.*)\*\/$/m.exec(block)?.[1]?.trim() ?? '',
      tokens: [...block.matchAll(/--([\w-]+):([^;]+);(?:[ \t]*\/\*(.*?)\*\/)?/g)].map(
        ([, name = '', value = '', note = '']) => ({ name, value: oneLine(value), note: oneLine(note) }),
      ),
    }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** The groups of `app/styles/tokens.css` that have tokens of these kinds, and no others in them. */
export const tokenGroups = (...kinds: readonly string[]): TokenGroup[] =>
  tokensIn(read('app/styles/tokens.css'))
    .map(({ title, tokens }) => ({
      title,
      tokens: tokens.filter(({ name }) => kinds.some((kind) => name === kind || name.startsWith(`${kind}-`))),
    }))
    .filter(({ tokens }) => tokens.length > 0);

export type Offer = { name: string; says: string };

/** What a source exports, apart from types, each with the comment above it. */
export const offersIn = (source: string): Offer[] =>
  [
    ...source.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:async )?(?:const|function) (\w+)/gm,
    ),
  ].map(([, says = '', name = '']) => ({ name, says: oneLine(says.replace(/^\s*\* ?/gm, '')) }));

/** What a file exports, with what its comments say of it. */
export const offersOf = (file: string): Offer[] => offersIn(read(file));
