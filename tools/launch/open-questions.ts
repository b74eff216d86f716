/**
 * What only the client can promise: the copy says nothing about it, or says that it is agreed. launch-check asks until the
 * answer stands on the page named here and the row is deleted.
 */

import type { Wording } from '../../lib/content/problems.ts';
import { editorLanguage } from '../../lib/content/problems.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { LaunchFinding } from './rules.ts';

type OpenQuestion = { page: string; question: Exclude<Wording, string> };

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  {
    page: 'contact',
    question: {
      ja: '秘密保持契約を、相談の前に結べますか。見せていただいた手順書をどう保管し、いつ消しますか',
      en: 'Can a non-disclosure agreement be signed before a consultation? How are protocols kept, and when deleted?',
    },
  },
  {
    page: 'contact',
    question: {
      ja: '無料相談の長さ、場所（オンラインか訪問か）、出席する人は',
      en: 'The free consultation: how long, online or on site, and who attends?',
    },
  },
  {
    page: 'contact',
    question: {
      ja: '英語での相談、英語を話す担当者、日本の外からの注文を受けますか',
      en: 'Do you serve customers in English, and outside Japan?',
    },
  },
  {
    page: 'custom-automation',
    question: {
      ja: '図面、プログラム、データ、発明は、だれのものになりますか',
      en: 'Who owns drawings, programs, data and inventions?',
    },
  },
  {
    page: 'custom-automation',
    question: {
      ja: '安全（危険の評価、囲い、非常停止、溶媒）と、認証の責任はどう分けますか',
      en: 'Safety (risk assessment, guarding, emergency stop, solvents) and certification: who is responsible for what?',
    },
  },
  {
    page: 'custom-automation',
    question: {
      ja: '合格の基準を満たさないとき、どこまで直しますか',
      en: 'How far do you go on when a machine misses what counts as a pass?',
    },
  },
  {
    page: 'custom-automation',
    question: {
      ja: 'アームの機種名は。手持ちのアームを使えますか',
      en: 'Which arms exactly? May customers bring their own?',
    },
  },
  {
    page: 'custom-automation',
    question: {
      ja: '金額は税別ですか税込みですか。支払いの条件、大学の購買と年度への対応は',
      en: 'Prices with or without tax? Terms of payment, purchasing by universities, budget years?',
    },
  },
  {
    page: 'cases',
    question: {
      ja: 'フロー合成の作業時間は、一条件あたりの値ですか',
      en: 'Is the working time of the flow synthesis that of one set of conditions?',
    },
  },
  {
    page: 'cases',
    question: {
      ja: '再現性は何を比べた値ですか（指標とn）',
      en: 'Reproducibility: which measure was compared, and with what n?',
    },
  },
  {
    page: 'cases',
    question: {
      ja: '2025年4月以前の事例と活動は、大学の研究室のプロジェクトとしたものですか',
      en: 'Were the cases up to April 2025 made by the project in the university laboratory?',
    },
  },
  {
    page: 'labcraft',
    question: {
      ja: '価格、動作環境、単独での販売、英語の手順への対応、ロードマップの内容は',
      en: 'Price, system requirements, sale without a machine, protocols in English, and the contents of the roadmap?',
    },
  },
  {
    page: 'labclone',
    question: {
      ja: '公開の時期、価格、記録の保管場所、ほかのモデルの学習に使うか、消去できるか。期待する効果の根拠は',
      en: 'Launch, price, where records are kept, whether they train other models, deletion; basis of the expected effects?',
    },
  },
  {
    page: 'consulting',
    question: {
      ja: '現地での分析と報告書は有償ですか。費用の目安は',
      en: 'Are analysis on site and the report charged, and at what price?',
    },
  },
  {
    page: 'maintenance',
    question: {
      ja: '上位のプランは下位の内容を含みますか。保証期間中の点検と対応、保証の対象外、ほかの会社の装置は',
      en: 'Do larger plans include the smaller ones? Inspections and response under warranty, what voids it, machines of other makers?',
    },
  },
  {
    page: 'labneeds',
    question: {
      ja: '費用、契約の相手、責任、成果の権利、学生への支払いは',
      en: 'Cost, contract, liability, rights to the result, payment of students?',
    },
  },
  {
    page: 'tore',
    question: {
      ja: '認識の精度、品数、料理の覚えさせ方、参加の費用は',
      en: 'Accuracy, number of dishes, how dishes are learned, cost of joining?',
    },
  },
  {
    page: 'waste-liquid',
    question: {
      ja: 'どの大学のどのブラウザー用ですか。ほかの大学にも対応しますか。「約1/4」は何の割合ですか',
      en: 'Which university and browser? Other universities? A quarter of what?',
    },
  },
  {
    page: 'about',
    question: {
      ja: '代表者、出身の大学、電話番号を載せますか。利用規約の制定日が活動開始より前なのはなぜですか',
      en: 'Representative, university, phone? Why are the terms older than the project?',
    },
  },
];

const QUESTION: Wording = {
  ja: '会社への質問：答えをページに書き、tools/launch/open-questions.ts の行を消す',
  en: 'Questions for the client: write the answer on the page, and delete the row in tools/launch/open-questions.ts',
};

/** Every question that waits for the client, under the page that its answer belongs to. */
export const questionFindings = (language: Locale = editorLanguage()): LaunchFinding[] =>
  OPEN_QUESTIONS.map(({ page, question }) => ({
    why: QUESTION,
    file: `content/pages/${page}`,
    field: '–',
    value: question[language],
  }));
