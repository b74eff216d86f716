/** The interface strings in `messages/`: both files have the same keys, each with a text in its language and the same placeholders. */
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale, otherLocale } from '../i18n/locales.ts';
import { parseSource } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { textsOf } from './texts.ts';
import { wrongLanguageProblems } from './wrong-language.ts';

/** The files of a folder (an absolute path), read; none of a folder without messages, as tests have them. */
export const messageFiles = (folder: string) =>
  LOCALES.flatMap((locale) => {
    const disk = path.join(folder, `${locale}.json`);
    if (!fs.existsSync(disk)) return [];
    const source = parseSource(fs.readFileSync(disk, 'utf8'), 'json');
    return [{ file: `messages/${locale}.json`, locale, source, data: source.value }];
  });

const missing = (locale: Locale, there: string): Wording => ({
  ja: `この項目がありません。messages/${otherLocale(locale)}.json の「${there}」を訳して、同じ項目名で書き加えてください`,
  en: `This text is missing: translate "${there}" of messages/${otherLocale(locale)}.json and add it under the same name`,
});
const EMPTY: Wording = {
  ja: '空のままにできません。文を書いてください',
  en: 'Must not be empty: write a text',
};
const BRACES: Wording = {
  ja: '波かっこの数が合いません。{name} のような差し込みを、半角の「{」と「}」で囲んでください',
  en: 'The braces do not match: a placeholder stands between { and }, like {name}',
};
const unlike = (here: string, there: string): Wording => ({
  ja: `差し込みが日本語と違います。波かっこの中は訳さず、日本語と同じにしてください（日本語：${there}、英語：${here}）`,
  en: `Other placeholders than in Japanese: leave what stands in braces as it is there (Japanese ${there}, English ${here})`,
});

/** Whether every brace is closed, and none that was not opened. */
function bracesMatch(text: string): boolean {
  let open = 0;
  for (const [brace] of text.matchAll(/[{}]/g)) {
    open += brace === '{' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The placeholders of a text, each once, in one order: those of `{n, plural, …}` as well. */
const placeholdersIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => `{${name}}`))].sort().join(' ') ||
  '—';

/** All that is wrong with the messages of a folder (an absolute path), but for figures. */
export function messageProblems(folder: string): Problem[] {
  const files = messageFiles(folder);
  const readable = files.filter(({ source }) => source.faults.length === 0);
  const texts = readable.map((file) => ({
    ...file,
    byField: new Map([...textsOf(file)].map((place) => [place.field, place])),
  }));
  const wrong = texts.flatMap(({ file, locale, source, byField }) => {
    const other = texts.find((one) => one.locale !== locale)?.byField ?? new Map<string, never>();
    const lacking = [...other.values()].filter(({ field }) => !byField.has(field));
    return [
      ...lacking.map(({ field, path: at, text }) => ({
        ...{ file, at: source.locate(at), field, message: missing(locale, text) },
      })),
      ...[...byField.values()].flatMap(({ text: value, field, at }) => {
        const [here, there] = [value, other.get(field)?.text ?? value].map(placeholdersIn);
        const message =
          (value.trim() === '' && EMPTY) ||
          (!bracesMatch(value) && BRACES) ||
          (locale === 'en' && here !== there && unlike(here ?? '', there ?? ''));
        return message ? [{ file, at: at(), field, message, value }] : [];
      }),
    ];
  });
  const faults = files.flatMap(({ file, source }) => source.faults.map((fault) => ({ file, ...fault })));
  return [...faults, ...wrong, ...wrongLanguageProblems(readable)];
}
