/** The maintenance plans (spec section 9) in one shape, for everything that reads them besides the page's table. */
/** In the order of the copy. */
export const PLAN_IDS = ['basic', 'standard', 'premium'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type Plan = {
  id: PlanId;
  name: string;
  /** Yen a month, at least. */
  price: number;
  recommended: boolean;
  /** What the plan holds; rows that it leaves empty are left out. */
  contents: { name: string; value: string }[];
  /** What prices and contents leave open. */
  note: string;
};

/** The table of the plans: a name for each, and rows with a value for each. */
type PlanTable = {
  names: readonly { name: string; recommended?: boolean | undefined }[];
  rows: readonly { name: string; values: readonly (string | null)[] }[];
  note: string;
};

/** The plans of a page's copy. `figure` gives the value of a name in content/facts.json. */
export const plansOf = ({ names, rows, note }: PlanTable, figure: (name: string) => number): Plan[] =>
  PLAN_IDS.map((id, index) => ({
    id,
    name: names[index]!.name,
    price: figure(`plan.${id}`),
    recommended: names[index]!.recommended ?? false,
    contents: rows.flatMap(({ name, values }) => {
      const value = values[index];
      return value ? [{ name, value }] : [];
    }),
    note,
  }));
