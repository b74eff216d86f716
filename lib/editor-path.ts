/** The address of the editor of the content (docs/decisions/0016); what its page fetches lies below. */
export const EDITOR_PATH = '/edit';
