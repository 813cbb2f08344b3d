/** What facts a run is about: stored ones, made-up ones, or made-up ones with a source away. */
export const POLICY_SETS = ['stored', 'generated', 'outages'] as const;
export type PolicySet = (typeof POLICY_SETS)[number];
