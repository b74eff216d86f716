import type { ja } from './ja';

/** The same in English. */
export const en: typeof ja = {
  head: {
    title: 'Component sheet',
    lead: 'Colours, type, space, components and drawings: look here before you make another. It is there in development alone and no part of the site that visitors see.',
    contents: 'Contents of the sheet',
  },
  parts: {
    colours: {
      title: 'Colours',
      text: 'Names, values and uses, read from app/styles/tokens.css each time this is shown.',
    },
    type: { title: 'Type', text: 'Every size in the face of headings and in that of the text.' },
    space: {
      title: 'Space and columns',
      text: 'The twelve columns of .sheet; the values of space, corners, shadows, motion, layers and turns.',
    },
    ui: { title: 'Small components', text: 'components/ui: what can stand anywhere on a page.' },
    drawings: {
      title: 'Drawings',
      text: 'components/drawings: the names of lines and faces, and what several pages draw.',
    },
    sections: {
      title: 'Sections',
      text: 'components/sections and app/sections: put together from components.',
    },
    blocks: {
      title: 'Blocks',
      text: 'components/blocks: what pages without code are made of, each with its example.',
    },
    lists: { title: 'Lists and articles', text: 'What news, blog and cases share.' },
    layout: {
      title: 'Frame',
      text: 'components/layout and app/frame. What stands above and below on this page is made of them.',
    },
  },
  sentence: 'The robot weighs, mixes and records.',
  line: 'Design the run.',
  link: 'See our cases',
  elsewhere: 'Book a call',
  down: 'Down to the next part',
  action: 'Open',
  statement: 'Count what repeats|in a researcher’s day.',
  label: 'Challenges',
  text: 'We automate one repeated step at a time, with the instruments that you already have.',
  points: ['Keeps your instruments', 'Protocols in plain sentences', 'Records by itself'],
  tags: ['Pipetting', 'Culture', 'Flow synthesis'],
  marks: ['Draft', 'English only'],
  caption: { number: 'Fig. 1', text: 'The jig at its tip is 3D-printed.' },
  dialog: { title: 'Demonstration', text: 'Escape, a click outside and the button all close it.' },
  notice: { title: 'Saved', text: 'Look in your downloads.' },
  failed: { title: 'Not saved', text: 'Please try again.' },
  video: {
    title: 'Demonstration',
    description: 'An arm weighs a reagent.',
    play: 'Watch the film',
    note: 'YouTube, 2 min',
  },
  picture: 'A small arm on a bench',
  table: {
    corner: 'Property',
    columns: ['Small', 'Medium'],
    rows: [{ name: 'Reach', values: ['320', '625'], unit: 'mm' }],
  },
  search: 'Search articles',
  change: { lead: 'CV', before: '15%', after: '3%', unit: 'spread of weighing' },
  caseCard: {
    title: 'Flow synthesis overnight',
    text: 'Twenty-four conditions by the morning, at changing rates.',
  },
  letter: {
    label: 'Draft of a mail',
    to: 'To',
    about: 'Subject',
    subject: 'Automation',
    sentence: 'This is what we do today.',
    questions: ['Name of the step', 'Times a day'],
  },
  article: {
    title: 'A sample article: with a title of two parts',
    note: '3 min read',
    summary: 'What the article says.',
    body: 'A paragraph with **emphasis** and a [link](/en/about).\n\n## A heading\n\n- One\n- Two\n\n> A quotation.\n\n| Condition | Yield |\n|---|---|\n| 60 °C | 81% |\n\n```\nrun("plate")\n```\n',
  },
  none: 'Nothing was found',
  advice: 'Use fewer words, or set all conditions back.',
  drawing: 'A sample drawing',
  flow: { first: 'Feed A', second: 'Feed B', mixer: 'Mixer', reactor: 'Reactor', fractions: 'Fractions' },
  spread: { manual: 'By hand', automated: 'Automated', axis: 'Deviation' },
};
