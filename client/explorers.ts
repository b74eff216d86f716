/** Pages with a searchable list fetch what makes it searchable; all others go without. */
export async function startExplorers(root: Document): Promise<void> {
  const explorers = [...root.querySelectorAll<HTMLElement>('[data-explorer]')];
  if (explorers.length === 0) return;
  try {
    const { startExplorer } = await import('../enhance/explorer/explorer.ts');
    for (const explorer of explorers) startExplorer(explorer);
  } catch (error) {
    console.error(error);
    showEverything(explorers);
  }
}

/** Without the chunk there are no pages to turn, so that every card must be in view. */
function showEverything(explorers: readonly HTMLElement[]): void {
  for (const card of explorers.flatMap((explorer) => [
    ...explorer.querySelectorAll('[data-list] > [hidden]'),
  ]))
    card.removeAttribute('hidden');
}
