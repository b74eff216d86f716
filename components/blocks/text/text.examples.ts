import type { Examples } from '../block-props.ts';

export const textExamples: Examples<'text'> = {
  ja: {
    block: 'text',
    label: 'ごあいさつ',
    title: '実験台の前で、|お会いしましょう。',
    markdown:
      'ふだんは入れない実験室を、一日だけ公開します。\n\n### お持ちいただくもの\n\n- 気になっている作業の手順書\n- 動きやすい服装\n  - 袖口の広くない上着\n  - かかとのある靴\n\n> 実験室では、装置が動いています。\n>\n> 案内の者と一緒に回ってください。\n\n分からないことは、[お問い合わせ](/contact)ください。',
  },
  en: {
    block: 'text',
    label: 'Welcome',
    title: 'Meet us|at the bench.',
    markdown:
      'For one day we open a laboratory that nobody can enter otherwise.\n\n### What to bring\n\n- The protocol of a task you have in mind\n- Clothes you can move in\n  - A jacket without wide cuffs\n  - Closed shoes\n\n> Machines are running in the laboratory.\n>\n> Please stay with your guide.\n\nIf anything is unclear, [ask us](/en/contact).',
  },
};
