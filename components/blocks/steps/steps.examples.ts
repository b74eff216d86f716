import type { Examples } from '../block-props.ts';

export const stepsExamples: Examples<'steps'> = {
  ja: {
    block: 'steps',
    label: '申し込みの流れ',
    title: '申し込みは、|フォームから。',
    text: '席に限りがあるため、事前の申し込みをお願いします。',
    items: [
      { title: '申し込む', text: 'お問い合わせのフォームに、ご希望の時間をお書きください。' },
      { title: '案内を受け取る', text: '会場までの道順をメールでお送りします。' },
      { title: '当日、受付へ', text: '受付でお名前をお伝えください。' },
    ],
  },
  en: {
    block: 'steps',
    label: 'How to sign up',
    title: 'Sign up|with the form.',
    text: 'Places are limited, so please tell us beforehand that you come.',
    items: [
      { title: 'Sign up', text: 'Write the time that suits you into our contact form.' },
      { title: 'Get directions', text: 'We send you the way to the lab by mail.' },
      { title: 'Come to the desk', text: 'Give your name at the reception.' },
    ],
  },
};
