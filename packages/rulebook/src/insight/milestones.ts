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
