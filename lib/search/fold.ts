/**
 * The form in which the site search compares texts: NFKC (ﾛﾎﾞｯﾄ = ロボット, ＬＩＭＳ = LIMS), lower case, one space
 * for any white space, nothing for characters that cannot be seen, every dash after kana read as the long vowel
 * (サ-ビス = サービス), ヶ and ヵ as か. It works character by character, the same in every browser, so that a place in
 * the form leads back to the text.
 */

/**
 * A character with the marks that belong to it, the half-width ﾞ and ﾟ among them, and what cannot be seen behind it. In
 * brackets, since esbuild makes a longer `new RegExp` of a property outside them.
 */
const CLUSTER = /[^\p{M}][\p{M}\uFF9E\uFF9F\u00AD\u200B\u2060]*|[\p{M}]+/gsu;
/** Soft hyphen, zero-width space, word joiner: they say where lines may break. */
export const UNSEEN = /[\u00AD\u200B\u2060]/g;
const DASH = /^[-‐‑‒–—―−─ー]$/;
const KANA = /[\u3041-\u3096\u30A1-\u30FA\u30FC]$/;
const SMALL_KA = /^[ヶヵ]$/;

export type Folded = {
  text: string;
  /** Where each unit of the form begins in the original, and the original's length at the end. */
  at: number[];
};

const known = new Map<string, string>();

/** The form of one cluster on its own; remembered, since a text has few different ones. */
function foldCluster(cluster: string): string {
  let folded = known.get(cluster);
  if (folded === undefined) {
    folded = cluster.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
    if (SMALL_KA.test(folded)) folded = 'か';
    else if (/^\s+$/.test(folded)) folded = ' ';
    known.set(cluster, folded);
  }
  return folded;
}

/** The form of a text, with the way back. */
export function foldWithPlaces(original: string): Folded {
  let text = '';
  const at: number[] = [];
  for (const { 0: cluster, index } of original.toWellFormed().matchAll(CLUSTER)) {
    let folded = foldCluster(cluster);
    if (folded === ' ' && text.endsWith(' ')) continue;
    if (DASH.test(folded) && KANA.test(text)) folded = 'ー';
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
  }
  at.push(original.length);
  return { text, at };
}

/** The form of a text. */
export const fold = (original: string): string => foldWithPlaces(original).text;
