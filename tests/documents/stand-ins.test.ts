import { drawable } from '@/build/prepare/documents/stand-ins';

const FACES = new Set(Array.from('CO2M≧cčé社〓e ^−16"\\', (letter) => letter.codePointAt(0) ?? 0));

it.each([
  ['what the faces have', 'éč社', 'éč社'],
  ['a figure set low', 'CO₂', 'CO2'],
  ['figures set high, of which the value must stay', '1⁶ 2⁻⁶', '1^6 2^−6'],
  ['no sign that ends a text of the template', '﹨', '〓'],
  ['another sign of the same meaning', '≥2', '≧2'],
  ['a letter with a mark', 'ĉè', 'ce'],
  ['a smiley', 'O👩‍🔬☺️C', 'OC'],
  ['any other letter', '华社', '〓社'],
  ['the signs of a template', '#card("\\n{}[$]")\n', '#card("\\n{}[$]")\n'],
  ['a character without width', 'C\u200bO\u2060', 'C\u200bO\u2060'],
])('draws %s', (_what, source, drawn) => expect(drawable(source, FACES)).toBe(drawn));
