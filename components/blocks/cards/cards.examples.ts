import type { Examples } from '../block-props.ts';

export const cardsExamples: Examples<'cards'> = {
  ja: {
    block: 'cards',
    label: 'あわせて読む',
    title: '来る前に、|読んでおくと。',
    items: [
      { name: 'LabCraft', text: '動きを組む画面', link: '/services/labcraft' },
      { name: '導入事例', text: '何が変わったか', link: '/cases' },
    ],
  },
  en: {
    block: 'cards',
    label: 'Further reading',
    title: 'Worth reading|before you come.',
    items: [
      { name: 'LabCraft', text: 'The screen on which movements are composed', link: '/services/labcraft' },
      { name: 'Case studies', text: 'What has changed elsewhere', link: '/cases' },
    ],
  },
};
