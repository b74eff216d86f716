/** An empty state: what happened and one way out. */
export const EMPTY_BOX =
  'grid justify-items-start gap-4 border border-line-strong border-dashed bg-white p-[clamp(2rem,5vw,4rem)] [&[hidden]]:hidden';
