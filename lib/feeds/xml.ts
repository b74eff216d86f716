/** XML from trees: text and attributes are escaped here and nowhere else. */
export type Xml = { name: string; attributes?: Record<string, string>; children?: readonly Xml[] | string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

function written({ name, attributes = {}, children = [] }: Xml, indent: string): string {
  const start = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  if (children.length === 0) return `${indent}<${name}${start}/>`;
  if (typeof children === 'string') return `${indent}<${name}${start}>${escapeXml(children)}</${name}>`;
  const inside = children.map((child) => written(child, `${indent}  `)).join('\n');
  return `${indent}<${name}${start}>\n${inside}\n${indent}</${name}>`;
}

/** A whole document in UTF-8. */
export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${written(root, '')}\n`;

/** An element that holds text. */
export const text = (name: string, value: string, attributes: Record<string, string> = {}): Xml => ({
  name,
  attributes,
  children: value,
});

/** An element that holds nothing. */
export const empty = (name: string, attributes: Record<string, string>): Xml => ({ name, attributes });
