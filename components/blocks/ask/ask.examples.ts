import type { Examples } from '../block-props.ts';

export const askExamples: Examples<'ask'> = {
  ja: {
    block: 'ask',
    label: 'お申し込み',
    title: '実験台の前で、|お待ちしています。',
    text: 'ご希望の時間をお知らせください。ご都合が合わないときは、別の日をご相談ください。',
    consult: '申し込みのページへ',
    mail: 'メールで問い合わせる',
    assurances: ['参加は無料です'],
    to: '/contact',
  },
  en: {
    block: 'ask',
    label: 'Sign up',
    title: 'See you|at the bench.',
    text: 'Tell us which time suits you. If none does, we look for another day together.',
    consult: 'Go to the form',
    mail: 'Ask by mail',
    assurances: ['Admission is free'],
    to: '/contact',
  },
};
