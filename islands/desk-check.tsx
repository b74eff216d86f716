'use client';

import * as z from 'zod/mini';
import { Assumptions } from '@/islands/desk-check/assumptions';
import { BenchEditor } from '@/islands/desk-check/bench-editor';
import type { DeskCheckProps } from '@/islands/desk-check/check';
import { CompareButton } from '@/islands/desk-check/compare-button';
import { Dock } from '@/islands/desk-check/dock';
import { Examples } from '@/islands/desk-check/examples';
import { Paper } from '@/islands/desk-check/paper';
import { Procedure } from '@/islands/desk-check/procedure';
import { useDeskCheck } from '@/islands/desk-check/use-desk-check';

// Compiling schemas needs eval, which the policy of the site forbids.
z.config({ jitless: true });

/** The desk check: an open notebook, the procedure on its left page and the paper on its right; below both the bench. */
export default function DeskCheck(props: DeskCheckProps) {
  const { check, shown } = useDeskCheck(props);
  return (
    <div className="dk-tool" {...check.dropTarget}>
      <Examples check={check} shown={shown} />
      <div className="border-t border-line bg-sunk page-inline py-10 max-md:pt-7 max-md:pb-12 print:border-0 print:bg-transparent print:p-0">
        <div className="gap-8 lg:grid lg:grid-cols-2 lg:items-start print:block">
          <div className="@container min-w-0 pt-3.25 print:in-data-ready:hidden">
            <Procedure check={check} shown={shown} />
            <Assumptions check={check} />
            <CompareButton check={check} />
          </div>
          <Paper check={shown} />
        </div>
        <BenchEditor check={check} shown={shown} />
      </div>
      <Dock check={shown} />
    </div>
  );
}
