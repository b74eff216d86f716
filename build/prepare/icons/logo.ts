/** The logo: mark and company name, its letters as outlines, so that it looks the same everywhere. */
import { escapeXml } from '../../../lib/feeds/xml.ts';
import { documentFonts } from '../documents/fonts.ts';
import { Typesetter } from '../documents/typesetter.ts';
import { quoted } from '../documents/typst-text.ts';
import { asPixels } from '../social-images/card.ts';
import { placedMark, plainMark } from './draw.ts';

const HEIGHT = 64;
const TEXT_AT = 80;
const SIZE = 36;

/** The name as outlines, on the middle line of the logo. */
async function outlines(name: string, root: string): Promise<string> {
  const source = `#import "/documents/card.typ": logo\n#logo(${quoted(name)}, ${HEIGHT}pt, ${SIZE}pt)`;
  return asPixels(new Typesetter({ fonts: await documentFonts(root), folder: root }).svg(source));
}

/** The logo as SVG. `mark` is the site's icon; `root` the repository. */
export async function drawLogo(name: string, mark: string, root: string): Promise<string> {
  const text = await outlines(name, root);
  const width = Math.ceil(TEXT_AT + Number(/ width="([\d.]+)"/.exec(text)?.[1]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
    `<title>${escapeXml(name)}</title>${placedMark(plainMark(mark), 0, 0, HEIGHT)}${text.replace('<svg', `<svg x="${TEXT_AT}"`)}</svg>\n`
  );
}
