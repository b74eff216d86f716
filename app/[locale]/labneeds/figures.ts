/** The figures of content/facts.json that tell how large LabNeeds is. */
export const LABNEEDS_FIGURES = ['labneeds.projects', 'labneeds.completed', 'labneeds.engineers'] as const;
