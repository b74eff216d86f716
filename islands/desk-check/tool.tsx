import * as z from 'zod/mini';
import { Assumptions } from './assumptions';
import { BenchEditor } from './bench-editor';
import type { ToolProps } from './check';
import { CompareButton } from './compare-button';
import { Dock } from './dock';
import { Examples } from './examples';
import { Paper } from './paper';
import { Procedure } from './procedure';
import { useDeskCheck } from './use-desk-check';

// Compiling schemas needs eval, which the policy of the site forbids.
z.config({ jitless: true });

/** The desk check: an open notebook, the procedure on its left page and the paper on its right; below both the bench. */
export function Tool(props: ToolProps) {
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
