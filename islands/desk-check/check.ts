import type { ComponentProps } from 'react';
import type { Answer } from '@/lib/desk-check/answer';
import type { CompanyFacts } from '@/lib/desk-check/company-facts';
import type { Report } from '@/lib/desk-check/report';
import type { Draft } from '@/lib/desk-check/schema';
import type { Company, Sheet } from '@/lib/desk-check/sheet';
import type { Voice } from '@/lib/desk-check/voice';
import type { PlanPreset } from '@/lib/desk-check/words';
import type { AwakeProps } from '../kit/awake';
import type { Entry } from './use-entry';

/** Where the paper is, by its id; on a phone it lies over the page. */
export const PAPER = 'answer';
export const PAPER_TITLE = 'paper-title';
/** Long enough that a typed word is announced once. */
export const ANNOUNCE_MS = 1000;

export type DeskCheckProps = Voice & {
  presets: PlanPreset[];
  facts: CompanyFacts;
  company: Company;
};

export type ToolProps = DeskCheckProps & AwakeProps & { load(): Promise<Later> };

/** What is said, and each thing that it is about; and which time it is that something is said. */
export type Said = { text: string; points?: string[]; nth: number };
/** What happened last, or why nothing was opened, and where: at a step, at the bench or the field for a protocol, else at the top. */
export type Notice = Said & {
  place?: number | 'bench' | 'paste' | undefined;
};

/** The part that is loaded late: what compares two variants. */
export type Later = typeof import('./later');

/** What the paper shows, and what can be done from it. */
export type Outcome = ToolProps &
  Entry & {
    answer: Answer;
    report: Report;
    sheet: Sheet;
    /** What is loaded when it is first asked for; here once there is a variant to compare with. */
    later: Later | undefined;
    /** Whether it answers to input: not in the server's HTML. */
    isAwake: boolean;
    /** YYYY-MM-DD in Japan, once the tool is awake. */
    today: string | undefined;
    openFile(file: File | undefined): void;
    /** Leads to the field at a path of the plan, wherever it stands. */
    goTo(path: string): void;
    /** Draws what was typed last, without waiting for a rest: before anything of the paper is used. */
    settle(): void;
  };

/** All that the parts of the tool share. What is in the fields is the newest; the answer follows when typing rests. */
export type Check = Outcome & {
  notice: Notice | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Changes what is there by now, at once: what was pressed just before may not be drawn yet. */
  change(next: (draft: Draft) => Draft): void;
  /** Changes what undo brings back, and says so. What is `moved`, by its id, again at once is moved once. */
  replace(next: (draft: Draft) => Draft, notice: string, place?: Notice['place'], moved?: string): void;
  /** Puts another plan, or other steps, in the place of what is there: undo leads back after a reload as well. */
  begin(next: (draft: Draft) => Draft, notice: string, place?: Notice['place']): void;
  /** What is chosen on the bench, by its id. */
  chosen: string | undefined;
  choose(id: string | undefined): void;
  undo(): void;
  /** Brings back what undo took away, with all that had been typed since. */
  redo(): void;
  dropTarget: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
};
