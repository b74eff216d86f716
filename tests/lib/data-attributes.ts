/**
 * The `data-` attributes through which components, the browser's script, stylesheets and the stages of the export speak:
 * what each says, who writes it into the page, who reads it. A name that ends in `-*` stands for a family of texts that
 * belong to one attribute. The test beside it holds the table against the sources.
 */
type Attribute = readonly [says: string, writtenIn: string, readIn: string];

const LISTS = 'components/sections/listing, the cards of app/[locale]';
const EXPLORER = 'client/enhance/explorer';

export const DATA_ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  // Script or none
  'needs-script': [
    'does nothing without script, and is hidden then',
    'components, app',
    'app/styles, build/export/markdown',
  ],
  script: ['the entry runs', 'client/main.ts', 'app/styles'],
  failed: ['a part whose modules did not come', 'client', 'app/styles, client/enhance/clip.ts'],
  captured: ['something in a part was pressed before its script came', 'client/early.ts', 'client/sleep.ts'],
  ready: ['a part is awake', 'client', 'app/[locale]/news, client'],
  island: ['the name of an island', 'components/island.tsx', 'client/start-island.ts, build/export'],
  'classes-of': [
    'an island, elsewhere on its page, whose stylesheet has the classes of what is inside',
    'app/[locale]/services/labcraft/try',
    'build/export',
  ],
  props: ['the props of an island, as JSON', 'components/island.tsx', 'client/start-island.ts'],
  modules: [
    'addresses and integrity of the modules of a part; a press in it waits for the part',
    'build/export/integrity.ts, app/[locale]/services/labcraft/try',
    'client',
  ],
  with: [
    'does nothing without the island of this name, elsewhere on the page',
    'app/[locale]/services/labcraft/try',
    'client/companions.ts',
  ],

  // Lists
  explorer: ['a list that is searched, filtered and paged', 'app/[locale]', 'client/parts.ts, build/prepare'],
  'page-size': ['how many entries a page of the list has', 'app/[locale]', EXPLORER],
  list: ['the element with the entries', 'app/[locale]', `${EXPLORER}, app/styles`],
  more: ['texts of an entry that are searched besides those it shows', 'app/[locale]/blog', EXPLORER],
  text: [
    'what is searched of an entry; the words of a checklist',
    'app/[locale]',
    `${EXPLORER}, client/enhance/checklist.ts`,
  ],
  facet: ['a control that narrows the list by this attribute of its entries', LISTS, EXPLORER],
  value: ['what a chip, tab or option narrows to', LISTS, EXPLORER],
  category: ['a facet of news', LISTS, EXPLORER],
  tag: ['a facet of posts', LISTS, EXPLORER],
  industry: ['a facet of cases', LISTS, EXPLORER],
  need: ['a facet of documents', LISTS, EXPLORER],
  field: ['a facet of examples', LISTS, EXPLORER],
  period: ['a facet of examples', LISTS, EXPLORER],
  engineers: ['a facet of examples', LISTS, EXPLORER],
  count: ['how many entries a choice has', LISTS, 'components/sections/listing'],
  result: ['the line that says what is shown, and its wording', LISTS, `${EXPLORER}, build/export`],
  one: ['its wording where one item is shown', LISTS, EXPLORER],
  none: ['its wording where nothing is shown', LISTS, EXPLORER],
  empty: ['what stands in place of an empty list', LISTS, `${EXPLORER}, build/export`],
  reset: ['the button that shows all again', LISTS, EXPLORER],
  pager: ['the buttons of the pages', LISTS, EXPLORER],
  step: ['back or on by one page', LISTS, EXPLORER],
  number: ['a button with the number of a page', LISTS, EXPLORER],
  typing: ['the field searches while one types', LISTS, EXPLORER],
  notice: ['the toast after a search', LISTS, EXPLORER],
  found: ['its wording with a word', LISTS, EXPLORER],
  'found-all': ['its wording without one', LISTS, EXPLORER],

  // Notices, copying, sharing, files
  'toast-*': [
    'parts of the notice; title and text that a press shows',
    'components, app',
    'client/enhance, build/prepare/fonts',
  ],
  toast: ['a notice and its kind', 'client/enhance/toast.ts', 'app/styles'],
  toasts: ['where notices are put', 'components/layout', 'client/enhance/toast.ts'],
  copy: ['the text that a press copies', 'components/sections', 'client/enhance/copy.ts'],
  'copy-*': ['what is said then', 'components/sections', 'client/enhance'],
  'share-*': ['title and text to share', 'components/sections', 'client/enhance/share.ts'],
  'download-*': [
    'address and name of a file, and what is said then',
    'components/ui',
    'client/enhance/download.ts',
  ],
  paper: ['what the desk check prints; that it is on the page', 'islands', 'app/styles'],
  'step-row': ['a row of the desk check, by the number of its step', 'islands', 'app/styles'],
  'of-step': ['what belongs to the step of a row, or to those of some', 'islands', 'app/styles'],
  studio: ['the studio of LabCraft; that it is on the page', 'islands', 'app/styles'],
  'redirect-notice': [
    'a page that stands in for another',
    'app/[locale]/labneeds',
    'client/enhance, build/html.ts',
  ],
  'arrival-notice': ['what the home says to who comes from there', 'app/[locale]/(home)', 'client/enhance'],
  'notice-*': [
    'title and text of a toast on arrival',
    'app/[locale]/(home), app/[locale]/404',
    'client/enhance',
  ],

  // Films, clips and drawings
  video: ['a film that plays after a press', 'components/ui', 'client/enhance/video.ts, build/export'],
  'video-*': [
    'its address, title, description, and what happens with it',
    'components/ui',
    'client/enhance, build/export',
  ],
  'new-tab-note': ['the words that say that a link opens a tab', 'components/ui', 'client/enhance/video.ts'],
  rehearsal: [
    'the plate beside the drawing of LabCraft, which narrow windows leave out',
    'components/drawings',
    'e2e/faults',
  ],
  clip: ['a silent clip of our own', 'app/[locale]/services/labcraft', 'client/parts.ts, build/export'],
  'clip-when': ['when its button shows', 'app/[locale]/services/labcraft', 'client/enhance/clip.ts'],
  say: [
    'a sentence to be written into the studio',
    'app/[locale]/services/labcraft',
    'islands/labcraft-studio',
  ],
  example: [
    'the text of an example, which is opened in the studio',
    'app/[locale]/services/labcraft',
    'islands/labcraft-studio',
  ],
  first: ['that it comes before all others', 'app/[locale]/services/labcraft', 'islands/labcraft-studio'],
  book: [
    'a mail draft that takes the protocol along',
    'app/[locale]/services/labcraft',
    'islands/labcraft-studio',
  ],

  // Search
  search: ['opens the search', 'app/frame', 'client'],
  'search-*': [
    'parts of the search; what it skips; its index',
    'app/frame, app/[locale]/search, components/sections',
    'client, build/export, app/styles',
  ],
  loading: ['what is said while the texts come', 'app/frame', 'client/enhance/search'],
  kind: ['the list of a kind of page', 'app/[locale]/search', 'build/export/search-index'],
  'page-sample': [
    'what an entry of such a list looks like',
    'app/[locale]/search',
    'build/export/search-index',
  ],

  // Header, menus, addresses
  header: [
    'the header of the site, and the ground that it lies on',
    'app/frame',
    'client/enhance/header.ts, app/styles, e2e/accessibility',
  ],
  top: ['the first 10 px of the page', 'app/frame', 'client/enhance/header.ts'],
  scrolled: ['the page is scrolled by more than 10 px', 'client/enhance/header.ts', 'app/frame'],
  'lock-scroll': ['the page stands still while this is open', 'app/frame', 'client/enhance/popovers.ts'],
  'keep-hash': [
    'a link that keeps the place in the page',
    'components/layout',
    'client/enhance/keep-hash.ts',
  ],
  'hash-scroll': ['a section whose address is scrolled to', 'app/[locale]', 'client/enhance/hash-scroll.ts'],
  'not-found': [
    'the page for addresses that are nowhere',
    'app/[locale]/404',
    'client/enhance, build/export',
  ],
  'when-path': ['shown for addresses of this kind', 'app/[locale]/404', 'client/enhance/not-found.ts'],
  checklist: [
    'ticks that are counted',
    'app/[locale]/services/custom-automation',
    'client/enhance/checklist.ts',
  ],
  'checklist-status': [
    'where their number is said',
    'app/[locale]/services/custom-automation',
    'client/enhance/checklist.ts',
  ],

  // What the export reads of a page
  content: ['a list of links that is content', 'app/[locale]/cases', 'build/export/markdown'],
  'way-back': ['a link to where one comes from', 'components/sections', 'build/export/markdown'],
  breadcrumb: ['where the page stands', 'components/layout', 'build/export/structured-data'],
  'dialog-body': ['what a dialog says below its name', 'components/ui', 'build/export/markdown'],
  kicker: [
    'the words above a heading, and the colon that screen readers read between the two',
    'components/ui',
    'build/export/markdown',
  ],
  old: ['a figure that is no more', 'components/sections', 'build/export/markdown'],
  tags: ['a list of words that share a line', 'components', 'build/export/markdown'],
  tick: ['a point to tick off', 'app/[locale]/whitepaper', 'build/export/markdown'],
  head: ['shown in the heading face by script', 'components, app', 'build/prepare/fonts'],
  'footnote-backref': [
    'the way back from a footnote',
    'remark',
    'build/export/markdown, build/export/search-index',
  ],
};
