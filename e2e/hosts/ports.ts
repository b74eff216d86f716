/** The first of the ports that these tests use, one after the other. */
const FIRST = Number(process.env.HOSTS_PORT ?? 4290);

export const PORTS = {
  ours: FIRST,
  nginx: { http: FIRST + 1, https: FIRST + 2 },
  wrangler: FIRST + 3,
  wranglerInspector: FIRST + 4,
  observatory: { http: FIRST + 5, https: FIRST + 6 },
} as const;
