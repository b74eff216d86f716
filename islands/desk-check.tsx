'use client';

import * as z from 'zod/mini';
import { AnswerView } from '@/islands/desk-check/answer-view';
import { Assumptions } from '@/islands/desk-check/assumptions';
import { BenchEditor } from '@/islands/desk-check/bench-editor';
import { BenchPlan } from '@/islands/desk-check/bench-plan';
import { Examples } from '@/islands/desk-check/examples';
import { Paper } from '@/islands/desk-check/paper';
import { ProblemSummary } from '@/islands/desk-check/problem-summary';
import { StepsEditor } from '@/islands/desk-check/steps-editor';
import { Summary } from '@/islands/desk-check/summary';
import { TakeAway } from '@/islands/desk-check/take-away';
import { type DeskCheckProps, useDeskCheck } from '@/islands/desk-check/use-desk-check';

// Compiling schemas needs eval, which the policy of the site forbids.
z.config({ jitless: true });

/** The desk check: a procedure, its answer below and in short beside it, and the sheet for the printer. */
export default function DeskCheck(props: DeskCheckProps) {
  const check = useDeskCheck(props);
  return (
    <>
      <div className="sheet gap-y-part py-section" {...check.dropTarget}>
        <div className="flex flex-col gap-y-part md:col-end-11">
          <Examples check={check} />
          <StepsEditor check={check} />
          <BenchEditor check={check} />
          <Assumptions check={check} />
          <AnswerView check={check} />
          <TakeAway check={check} />
        </div>
        <Summary check={check}>
          <ProblemSummary check={check} />
        </Summary>
      </div>
      <Paper
        sheet={check.sheet}
        drawing={<BenchPlan check={{ ...check, isAlive: false }} className="h-28" />}
      />
    </>
  );
}
