/** What the server itself has seen of an application, which needs no tracking, in its order. */
export const MILESTONES = [
  'started',
  'sent',
  'asked',
  'answered',
  'decidedByRules',
  'decidedByPerson',
  'approved',
  'declined',
  'bankLinked',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Those that groups are compared by. */
export const GROUP_MILESTONES = [
  'started',
  'sent',
  'approved',
  'bankLinked',
] as const satisfies readonly Milestone[];
export type GroupMilestone = (typeof GROUP_MILESTONES)[number];

/** What the funnel sets side by side. */
export const FUNNEL_GROUPINGS = [
  'week',
  'partner',
  'portal',
  'market',
  'locale',
  'device',
] as const;
export type FunnelGrouping = (typeof FUNNEL_GROUPINGS)[number];
