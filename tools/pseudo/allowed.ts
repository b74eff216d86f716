import type { AllowedText } from './scan.ts';

/** Letters that code writes on purpose, the same for every text. */
export const ALLOWED_TEXTS: readonly AllowedText[] = [
  {
    word: /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/,
    reason: 'Dates are written by lib/dates.ts.',
  },
  { word: /^[年月日]+$/, reason: 'Dates are written by lib/dates.ts.' },
  {
    word: /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|a|third|quarter|fifth|tenth|JPY|M|million)$/,
    reason: 'Ways of writing a figure, in lib/content/facts.ts.',
  },
  { word: /^(?:円|万|分の)$/, reason: 'Ways of writing a figure, in lib/content/facts.ts.' },
  {
    word: /^(?:or|または)$/,
    place: /^li > small$/,
    reason: 'Lists are joined by Intl (app/[locale]/contact).',
  },
  {
    word: /^(?:mm|R|R\d+|[A-H])$/,
    place: /(?:text|span\.mono|text\.m)$/,
    reason: 'Dimensions and plate rows in drawings.',
  },
  { word: /^[\w-]+@[\w.-]+$/, reason: 'The mail address of content/site.json.' },
  { word: /^Markdown$/, place: /^link@title$/, reason: 'The name of the format of a twin.' },
  { word: /./, place: /@(?:og|twitter):image:alt$/, reason: 'Social images keep real text, and say it.' },
];
