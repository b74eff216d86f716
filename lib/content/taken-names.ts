/** What must be told apart by its words alone: two tags, terms or titles that read alike are one to a visitor. */
import { fold } from '../search/fold.ts';
import type { Problem } from './problems.ts';

/** A name with its place, whose it is, and a word that tells among which it must be alone. */
export type Name = Omit<Problem, 'message'> & { value: string; owner: string; among: string };

const taken = (owner: string) => ({
  ja: `「${owner}」と同じです。どちらかを書き直してください（大文字と小文字、全角と半角は区別しません）`,
  en: `The same as that of "${owner}": reword one of them (case and width make no difference)`,
});

/** One problem for each name that another owner has already. */
export function takenNames(names: readonly Name[]): Problem[] {
  const owners = new Map<string, string>();
  return names.flatMap(({ owner, among, ...place }) => {
    const key = `${among}:${fold(place.value)}`;
    const first = owners.get(key) ?? owner;
    owners.set(key, first);
    return first === owner ? [] : [{ ...place, message: taken(first) }];
  });
}
