/**
 * Makes the program look at the folder of this machine as it looks at a host: when its tab is chosen, every minute, and
 * before a save. For a host it has all that follows (a notice on the form with the newer version, a question before it
 * writes over a change, the address of an entry that is taken); of a folder alone it cannot tell that it has changed.
 */
import { join } from 'node:path';

const OWN = JSON.stringify(join(import.meta.dirname, 'disk.js'));

/** A name in the program, which is written short: another one in every version. */
const ID = String.raw`[\w$]+`;

/** A pattern with `ID` for a name of the program. */
const pattern = (text: string): RegExp => new RegExp(text.replaceAll('ID', ID));

/** What of the program is needed by the parts that are put in, each by a place where it is used. */
const NAMES = {
  stores: pattern(
    String.raw`(ID)=\(\{entries:ID,assets:ID,configFiles:ID,errors:ID=\[\],changedPaths:ID\}\)`,
  ),
  head: pattern(String.raw`&&\((ID)\.current=ID\.sha\),\{commit:`),
  look: pattern(
    String.raw`try\{await (ID)\(\)\}catch\(ID\)\{console\.error\(.Failed to check the repository`,
  ),
  backend: pattern(String.raw`let ID=(ID)\.current;if\(ID\?\.fetchLastCommit&&`),
  copy: pattern(String.raw`pendingEntries:(ID)\(ID\)\};await ID\?\.put\(`),
} as const;

type Names = Record<keyof typeof NAMES, string>;

/** Places of the program, and what stands there instead. */
const CHANGES: readonly (readonly [RegExp, (names: Names, ...found: string[]) => string])[] = [
  [
    // What is read anew keeps what it was: entries that did not change, and the identity of those that did.
    pattern(
      String.raw`(ID\(.Read \$\{(ID)\.length\} entry files.\)[^;]*;(?:(?!ready).)*?)ID\.current=(ID),ID\.current=(ID),ID\.current=(ID),ID\.current=(ID),ID\.current=!0,`,
    ),
    ({ stores, head }, before, files, entries, assets, config, errors) =>
      `${before}${stores}({entries:${entries},assets:${assets},configFiles:${config},errors:${errors},changedPaths:changedOnDisk([...${files},...${assets}])}),${head}.current="read",`,
  ],
  [
    // A permission that the browser took back can be asked for as long as the editor does something.
    pattern(
      String.raw`(fetchFiles:async\(\)=>\{await ID\((ID),\{hashCacheDB:ID\}\)\},)(fetchBlob:[^;]*;[^;]*\},)commitChanges:async ID=>(ID)\(ID,ID\)`,
    ),
    (_names, fetchFiles, folder, fetchBlob, save) =>
      `${fetchFiles}fetchLastCommit:async()=>{if(navigator.userActivation.isActive)await ${folder}.requestPermission({mode:"readwrite"});return{hash:"now"}},${fetchBlob}commitChanges:async changes=>{const written=await ${save}(${folder},changes);wroteToDisk(changes,written);return written}`,
  ],
  [
    // Before a new entry is checked as well: somebody else may have taken its address.
    pattern(String.raw`if\((await ID\(\),await ID\(\),!ID\(\{draft:(ID),enforceRequired:ID\()`),
    ({ backend, look }, rest, draft) =>
      `if(!${draft}.isNew||${backend}.current.isGit||await ${look}(),${rest}`,
  ],
  [
    // Drafts are kept from the first time on that a folder is chosen: the program asked its host for one before.
    pattern(String.raw`if\((ID)&&!(ID)\)\{let\{databaseName:`),
    (_names, backend, drafts) => `if(${backend}&&${drafts})return;if(${backend}){let{databaseName:`,
  ],
  [
    // A draft that is taken up again is one of the version that it was made from.
    pattern(
      String.raw`(pendingEntries:ID=\[\])(\}=ID,ID=ID\(ID\);if\(ID\(ID\)\)\{let ID=\{)(timestamp:new Date)`,
    ),
    ({ copy }, pending, between, stamp) =>
      `${pending},originalEntry:madeFrom${between}madeFrom:${copy}(madeFrom?.locales),${stamp}`,
  ],
  [
    // A draft is dropped where the forms are others, and not for another port or a new tag.
    pattern(String.raw`(ID\.current=await ID\()ID\((ID)\)(\),console\.debug\(.CMS configuration)`),
    (_names, before, config, after) => `${before}formsOf(${config})${after}`,
  ],
  [
    pattern(String.raw`\(\{backup:(ID),draft:(ID)\}\)=>\{`),
    (_names, backup, draft) =>
      `({backup:${backup},draft:${draft}})=>{if(${backup}.madeFrom)Object.defineProperty(${draft},"originalEntry",{value:{...${draft}.originalEntry,locales:${backup}.madeFrom},writable:true,enumerable:true,configurable:true});`,
  ],
];

const found = (program: string, place: RegExp): RegExpExecArray => {
  const match = place.exec(program);
  if (!match)
    throw new Error(`The editor's program has no place like ${place}: see tools/edit/watch-disk.ts`);
  return match;
};

/** The text of the program with what watches the folder. @throws Error if it has no such place, which another version may not have */
export function watchingDisk(program: string): string {
  const names = Object.fromEntries(
    Object.entries(NAMES).map(([name, place]) => [name, found(program, place)[1]]),
  ) as Names;
  const changed = CHANGES.reduce((text, [place, write]) => {
    const [whole, ...parts] = found(text, place);
    return text.replace(whole, () => write(names, ...parts));
  }, program);
  return `import { changedOnDisk, formsOf, wroteToDisk } from ${OWN};${changed}`;
}
