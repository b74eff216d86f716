import type { Engine, Verdict } from './finding.ts';

/**
 * What an engine may say of the site although nothing is to be mended: its own errors, and questions that it asks a
 * person or another test. `node` is a CSS selector of the elements concerned, and `said` what the engine must say of
 * them; on the page `seenAt` (in the state `seenIn`, or at rest) it must still say so, or the exemption has to go.
 */
export type Exemption = {
  engine: Engine;
  rule: string;
  /** An answer to a question does not excuse a failure of the same rule. */
  verdict: Verdict;
  node: string;
  said?: RegExp;
  reason: string;
  seenAt: string;
  seenIn?: string;
};

type Row = Omit<Exemption, 'verdict'>;

const ibm = (rule: string, node: string, seenAt: string, reason: string, seenIn?: string) =>
  ({ engine: 'ibm', rule, node, seenAt, reason, ...(seenIn && { seenIn }) }) as const;

/** What may be a button of words with a line below; the others have no image for a background. */
const TEXT_BUTTON = ':is(main, dialog) :is(a, button, span[aria-hidden="true"])';

const IN_CLOSED_STEP =
  'In a step that is closed nothing is shown to anybody; its fields and their names come with it (opened: see the states).';
const ON_BENCH =
  'The figures beside a thing on the bench are those of its steps; its name begins with the word that is seen.';

/** The engine is sure, and wrong. */
const WRONG: readonly Row[] = [
  ibm(
    'element_attribute_deprecated/fail_elem_attr',
    'meta[http-equiv]',
    '/',
    'http-equiv is no deprecated attribute: the policy stands in the page for hosts that send no headers.',
  ),
  ibm(
    'element_attribute_deprecated/fail_elem',
    's',
    '/tech/waste-liquid',
    'The element s is current HTML for what no longer holds.',
  ),
  ibm(
    'element_tabbable_role_valid/fail_invalid_role',
    ':is(section, [role="region"])[tabindex="0"]',
    '/services/custom-automation',
    'A box that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1; axe asks for it).',
  ),
  ibm(
    'text_contrast_sufficient/fail_contrast',
    '[data-header="night"]:not([data-scrolled]) *',
    '/services/labcraft',
    'The clear header lies on a night hero that stands after it; the engine measures against the paper of the page.',
  ),
  ibm('fieldset_label_valid/Fail_1', 'details:not([open]) fieldset', '/plan', IN_CLOSED_STEP),
  ibm('input_label_exists/Fail_1', 'details:not([open]) :is(input, select)', '/plan', IN_CLOSED_STEP),
  ibm('label_name_visible/Fail_1', '#bench g[role="button"]', '/plan', ON_BENCH),
  {
    engine: 'alfa',
    rule: 'sia-r14',
    node: '#bench g[role="button"]',
    seenAt: '/plan',
    reason: ON_BENCH,
  },
  ibm(
    'fieldset_legend_valid/Fail_1',
    '[data-studio] fieldset:has(> legend:first-child)',
    '/services/labcraft/try',
    'The legend is there; the heading above shows the same to those who see.',
    'studio with the files to take home',
  ),
  ibm(
    'label_name_visible/Fail_1',
    '[data-studio] [data-field]',
    '/services/labcraft/try',
    'The letter in the sign of a liquid is a part of the drawings and hidden; the name ends with the word that is seen.',
  ),
  {
    engine: 'alfa',
    rule: 'sia-r14',
    node: '[role="treeitem"]',
    seenAt: '/services/labcraft/try',
    reason:
      'A block is called by the names of its values, which say what each is ("Liquid: water"); each value has the words that are seen.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r113',
    node: '#examples-list a',
    seenAt: '/en/plan',
    reason:
      'Folded on a narrow screen, the examples are hidden and no targets; Alfa measures where they would lie (WCAG 2.5.8).',
  },
  {
    engine: 'alfa',
    rule: 'sia-r113',
    node: 'main a[href*="?category="]',
    seenAt: '/news',
    seenIn: 'nothing found, and a toast',
    reason:
      'For the three seconds of a notice a link at the edge of the window lies partly behind it (WCAG 2.5.8).',
  },
];

/** The engine cannot tell. */
const ASKED: readonly Row[] = [
  {
    engine: 'axe',
    rule: 'color-contrast',
    node: '*',
    seenAt: '/',
    reason:
      'Text over pictures, in drawings, of one letter or under the clear header: axe does not see the ground. The palette is tested by pairs (tests/design), and IBM and Alfa measure the same texts.',
  },
  {
    engine: 'axe',
    rule: 'video-caption',
    node: '[data-clip] video[muted]',
    seenAt: '/services/labcraft',
    reason: 'The clip has no sound track; its name says what is seen (WCAG 1.2.1).',
  },
  {
    engine: 'axe',
    rule: 'frame-tested',
    node: 'iframe[src^="https://www.youtube-nocookie.com/"]',
    seenAt: '/services/tore',
    seenIn: 'film playing',
    reason:
      'The player is another site, whose place the test takes: nothing of ours is in the frame. Its title, its place and its keyboard are tested here.',
  },
  ibm(
    'frame_src_valid/Potential_1',
    'iframe[src^="https://www.youtube-nocookie.com/"]',
    '/services/tore',
    'The player is another site, whose place the test takes: nothing of ours is in the frame.',
    'film playing',
  ),
  ibm(
    'caption_track_exists/Potential_1',
    '[data-clip] video[muted]',
    '/services/labcraft',
    'The clip has no sound track; its name says what is seen (WCAG 1.2.1).',
  ),
  ibm(
    'media_keyboard_controllable/Manual_1',
    '[data-clip] video[muted]',
    '/services/labcraft',
    'A button below the clip stops and plays it; e2e/clip.spec.ts presses it with Enter and the space bar.',
  ),
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse/potential_position',
    node: 'main *',
    said: /'(?:"?(?:above|below|beside|corner|left|lower|right)(?:, |'))+/i,
    seenAt: '/en/privacy',
    reason:
      'The engine looks for words like "left" and "right". Each of these texts was read: none tells where on the screen to look.',
  },
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse/potential_other',
    node: 'main *',
    said: /'(?:(?:bigger|large|larger|largest|little|medium|round|shape|size|small|smaller|smallest)(?:, |'))+/i,
    seenAt: '/en/services/tore',
    reason:
      'The engine looks for words like "large". Each of these texts was read: none names a thing by its looks.',
  },
  ibm(
    'download_keyboard_controllable/Manual_1',
    'a[download]',
    '/about',
    'A link to a file is a link: e2e/documents.spec.ts follows it.',
  ),
  ibm(
    'style_color_misuse/Potential_1',
    'link[rel="stylesheet"]',
    '/',
    'Asked of every style sheet. States have a sign besides colour; the forced-colours test finds those that have not.',
  ),
  ibm(
    'style_highcontrast_visible/Manual_1',
    'link[rel="stylesheet"]',
    '/',
    'Asked of every style sheet. The forced-colours test looks at buttons, icons, masks and focus on every page.',
  ),
  ibm(
    'a_target_warning/potential_warn',
    'a[target="_blank"]',
    '/',
    'The engine looks for the English words; each link ends with 「（新しいタブで開く）」 or "(opens in a new tab)".',
  ),
  ibm(
    'img_alt_background/Manual_1',
    `${TEXT_BUTTON}, ol > li > p:first-child`,
    '/',
    'The backgrounds of text buttons and of the days after sending are drawn lines; the text says everything.',
  ),
  ibm(
    'img_alt_background/Manual_1',
    'mark',
    '/services/labcraft',
    'The background of a marked word is a stroke of colour; in forced colours the browser marks it in its own.',
  ),
  ibm(
    'text_contrast_sufficient/potential_graphic_background',
    `${TEXT_BUTTON}, ${TEXT_BUTTON} *`,
    '/',
    'The background of a text button is its underline, below the letters.',
  ),
  ibm(
    'text_contrast_sufficient/potential_graphic_background',
    'ol > li > p:first-child *',
    '/contact',
    'The background of a day after sending is a drawn line behind its words.',
  ),
  ibm(
    'element_tabbable_visible/potential_visible',
    'a[href="#main"]',
    '/',
    'The skip link comes into view with the focus; the keyboard walk sees it there.',
  ),
  ibm(
    'element_tabbable_unobscured/potential_obscured',
    'a, button, summary, input, select, [tabindex="0"]',
    '/',
    'The keyboard walk looks at what lies on top of each focused element, on every page.',
  ),
  ibm(
    'text_block_heading/potential_heading',
    '*',
    '/',
    'Asked of any short block, line breaks inside headings and leads among them. Headings are marked as such.',
  ),
  ibm(
    'list_structure_proper/Potential_1',
    'dl',
    '/',
    'HTML groups a term and its value by a div; the engine expects dt as a child.',
  ),
  ibm(
    'aria_descendant_valid/potential_child_implicit_role',
    '[role="img"]',
    '/tech/waste-liquid',
    'A drawing made of elements has one label that says what all its parts show.',
  ),
  ibm(
    'aria_keyboard_handler_exists/potential_no_keyboard_access',
    '[role="tablist"]',
    '/cases',
    'The arrow keys work; tests/client/enhance/explorer-tabs.test.ts and e2e/webkit/lists.webkit.ts press them.',
  ),
  ibm(
    'blockquote_cite_exists/Potential_1',
    'blockquote',
    '/cases/bio-automation',
    'The words of a customer have no address to cite; the figure names who said them.',
  ),
  ibm(
    'input_checkboxes_grouped/potential_unnamedcheckbox',
    '[type="checkbox"]',
    '/services/custom-automation',
    'The list that holds the checkboxes has a heading, and each has its label and text.',
  ),
  ibm(
    'input_fields_grouped/Potential_1',
    'select',
    '/labneeds/examples',
    'Each filter has a visible label of its own; together they have no further name to tell.',
  ),
  ibm(
    'input_fields_grouped/Potential_1',
    'input[type="file"], [id^="field-bench-"]',
    '/plan',
    'A file to open stands alone; width and depth of the bench stand in the section of the bench.',
  ),
  ibm(
    'input_label_visible/potential_no_label',
    'button[aria-label]',
    '/news',
    'Buttons drawn as an icon (search, menu, next page) that are understood without a word, and have one as their name.',
  ),
  ibm(
    'input_label_visible/potential_placeholder_only',
    '[type="search"]',
    '/news',
    'A search field stands beside its search button, which labels it visibly (WCAG technique G167).',
  ),
  ibm('input_label_visible/potential_placeholder_only', 'details:not([open]) input', '/plan', IN_CLOSED_STEP),
  ibm(
    'input_label_visible/potential_no_label',
    '[data-studio] :is(textarea, input)',
    '/services/labcraft/try',
    'The field of the sentences stands alone in a pane with a heading; the scale of the transport is one as well.',
  ),
  ibm(
    'aria_keyboard_handler_exists/potential_no_keyboard_access',
    '[role="tree"]',
    '/services/labcraft/try',
    'The arrow keys choose and move; tests/islands/labcraft-studio.test.tsx presses them.',
  ),
  ibm(
    'aria_keyboard_handler_exists/potential_no_keyboard_access',
    '[role="grid"]',
    '/services/labcraft/try',
    'The arrow keys go from well to well; tests/islands/labcraft-studio.test.tsx presses them.',
  ),
  ibm(
    'widget_tabbable_single/potential_multiple_tabbable',
    '[role="tree"]',
    '/services/labcraft/try',
    'One block takes the focus, and Tab goes on to the values of it alone.',
  ),
  ibm(
    'input_label_visible/potential_placeholder_only',
    '[data-editor]',
    '/services/labcraft/try',
    'The field of the sentences stands alone in a pane with a heading.',
  ),
  ibm(
    'input_fields_grouped/Potential_1',
    '[data-editor]',
    '/services/labcraft/try',
    'The field of the sentences stands alone in a pane with a heading.',
    'studio with the values of a block',
  ),
  ibm(
    'input_label_visible/potential_placeholder_only',
    '[data-studio] fieldset input',
    '/services/labcraft/try',
    'Its label is the legend above it.',
    'studio with the values of a block',
  ),
  ibm(
    'text_quoted_correctly/Potential_1',
    '[data-studio] *',
    '/services/labcraft/try',
    'Quotation marks of a script.',
    'studio with the files to take home',
  ),
  ibm(
    'widget_tabbable_exists/fail_no_tabbable',
    '[data-studio] button[aria-pressed]',
    '/services/labcraft/try',
    'The small plate is one stop of Tab; the arrow keys go among its columns, rows and wells.',
    'studio with the values of a block',
  ),
  {
    engine: 'alfa',
    rule: 'sia-r65',
    node: '[data-editor], [role="treeitem"], [data-studio] fieldset input',
    seenAt: '/services/labcraft/try',
    reason:
      'The outline is drawn around the pane and around the slip of the block; the keyboard walk sees it.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r69',
    node: '[data-studio] *',
    seenAt: '/services/labcraft/try',
    reason:
      'Marks that lie on a drawing, and what a layer lies near: Alfa does not see the ground. The palette is tested by pairs (tests/design).',
  },
];

export const EXEMPTIONS: readonly Exemption[] = [
  ...WRONG.map((row) => ({ ...row, verdict: 'fail' as const })),
  ...ASKED.map((row) => ({ ...row, verdict: 'review' as const })),
];
