import { type DocumentBlock, heading, paragraph, points } from '../../lib/documents/blocks.ts';
import { benchKey } from '../[locale]/services/automation-consulting/bench-key.ts';
import { consultingPage } from '../[locale]/services/automation-consulting/definition.ts';
import { customAutomationPage } from '../[locale]/services/custom-automation/definition.ts';
import type { GuideDrawing } from '../[locale]/whitepaper/copy.ts';
import { whitepaperPage } from '../[locale]/whitepaper/definition.ts';
import { type DocumentContext, type DocumentRecord, paperCopy } from './record.ts';

const WIDE = 128;
const NARROW = 88;

/** The drawings that a chapter may have: those of other pages, with their words. */
const DRAWN: Record<GuideDrawing, (context: DocumentContext) => DocumentBlock[]> = {
  bench({ locale }) {
    const { bench } = consultingPage.copy(locale);
    const { label, steps, caption } = bench;
    const props = { label, by: steps.map(({ by }) => by) };
    return [
      {
        type: 'drawing',
        name: 'bench-plan',
        props,
        width: WIDE,
        caption: `${benchKey(bench)}${caption.text}`,
      },
    ];
  },
  reach({ locale, figure }) {
    const { items, reach } = customAutomationPage.copy(locale).arms;
    const { title: _title, text: _text, pick: _pick, caption, ...words } = reach;
    const arms = items.map(({ id }) => ({ id, reach: figure(`arm.${id}.reach`) }));
    const props = { ...words, arms };
    return [{ type: 'drawing', name: 'reach-plan', props, width: WIDE, caption: caption.text }];
  },
  spread({ list }) {
    const drawing = list('cases').find(({ data }) => data.drawing?.kind === 'spread')?.data.drawing;
    if (!drawing) return [];
    return [{ type: 'drawing', name: 'case', props: drawing, width: NARROW, caption: drawing.caption.text }];
  },
};

/** The white paper as a book: parts, numbered chapters, their drawings, checklists with boxes. */
export function guideBook(context: DocumentContext): DocumentRecord {
  const { locale, figure } = context;
  const { guide, cover } = whitepaperPage.copy(locale);
  const chapters = guide.parts.flatMap((part) => part.chapters);
  const { checklist } = paperCopy(context).paper;
  return {
    id: 'automation-guide',
    need: 'decide',
    page: whitepaperPage.path,
    kind: 'guide',
    title: guide.title,
    purpose: paperCopy(context).guide.purpose,
    lead: guide.intro,
    cover: {
      type: 'drawing',
      name: 'arm-range',
      props: { reach: figure('arm.medium.reach'), label: cover.label },
      width: 112,
    },
    blocks: guide.parts.flatMap((part) => [
      heading(part.title),
      paragraph(part.summary),
      ...part.chapters.flatMap((chapter): DocumentBlock[] => [
        heading(`${chapters.indexOf(chapter) + 1}. ${chapter.title}`, 2),
        ...chapter.paragraphs.map(paragraph),
        ...(chapter.points ? [points(chapter.points)] : []),
        ...(chapter.drawing ? DRAWN[chapter.drawing](context) : []),
        ...(chapter.checks ? [{ type: 'checklist' as const, title: checklist, items: chapter.checks }] : []),
      ]),
    ]),
  };
}
