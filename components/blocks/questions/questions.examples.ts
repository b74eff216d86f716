import type { Examples } from '../block-props.ts';

export const questionsExamples: Examples<'questions'> = {
  ja: {
    block: 'questions',
    label: 'よくある質問',
    title: 'ご参加の前に。',
    items: [
      { question: '途中からでも参加できますか。', answer: 'はい。受付でお声がけください。' },
      {
        question: '写真を撮ってもよいですか。',
        answer: '装置の写真はお撮りいただけます。ほかの参加者が写らないようにしてください。',
      },
    ],
    more: { text: 'ほかの質問をする', link: '/contact' },
  },
  en: {
    block: 'questions',
    label: 'FAQ',
    title: 'Before you come',
    items: [
      { question: 'May I come later?', answer: 'Yes. Just tell us at the reception.' },
      {
        question: 'May I take photographs?',
        answer: 'Of the systems, yes. Please keep other visitors out of the picture.',
      },
    ],
    more: { text: 'Ask another question', link: '/contact' },
  },
};
