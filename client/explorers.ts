import { fetchModules } from './fetch-modules.ts';

/** Pages with a searchable list fetch what makes it searchable; all others go without. */
export async function startExplorers(root: Document): Promise<void> {
  const explorers = [...root.querySelectorAll<HTMLElement>('[data-explorer]')];
  if (explorers.length === 0) return;
  try {
    await Promise.all(explorers.map(fetchModules));
    const { startExplorer } = await import('../enhance/explorer/explorer.ts');
    for (const explorer of explorers) startExplorer(explorer);
  } catch (error) {
    console.error(error);
    // Without the chunk there are no pages to turn: every card shows, and the controls do not.
    for (const explorer of explorers) explorer.dataset.failed = '';
  }
}
