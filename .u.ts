// usage: node .u.ts FILE.json en|ja [MISS|WRONG|OK]
import { readFileSync } from 'node:fs';
import { understand } from './lib/protocol/understand.ts';
import { textOf } from './lib/protocol/text-of.ts';
import { blocksOf } from './lib/protocol/blocks.ts';
import { rehearse } from './lib/protocol/rehearse.ts';
const [file, locale, only] = process.argv.slice(2);
const items = JSON.parse(readFileSync(file, 'utf8'));
const count: Record<string, number> = {};
for (const [i, { text, should, meaning }] of items.entries()) {
  const u = understand(text, locale as 'en');
  const kind = should === 'understood' ? (u.understood ? 'OK' : 'MISS') : u.understood ? 'WRONG' : 'REFUSED';
  count[kind] = (count[kind] ?? 0) + 1;
  if (only && kind !== only) continue;
  console.log(`#${i} ${kind}\n  SAID ${text.replace(/\n/g, ' ⏎ ')}\n  MEANT ${meaning}`);
  if (u.understood) { console.log('  READ ' + textOf(blocksOf(u), locale as 'en').replace(/\n/g, ' ⏎ ')); const m = rehearse(u.protocol); if ((m as any).mistake) console.log('  MISTAKE ' + JSON.stringify((m as any).mistake).slice(0, 150)); }
  else for (const s of u.sentences) if (s.issue) console.log(`  ISSUE ${s.issue.code ?? s.issue.kind ?? ''} ${JSON.stringify(s.issue).slice(0, 160)} @ "${text.slice(s.issue.start, s.issue.end)}"`);
}
console.log(count);
