export const HISTORY_IDS = [
  'submitted',
  'approved',
  'declined',
  'changesSent',
  'reviewAsked',
  'ownerAsked',
  'ownerConfirmed',
  'bankLinked',
  'bankConfirmed',
  'ordered',
  'orderShipped',
  'orderDelivered',
  'closed',
] as const;
export type HistoryId = (typeof HISTORY_IDS)[number];

/** What the page of the linked account tells of the history. */
export const BANK_HISTORY = ['bankLinked', 'bankConfirmed'] as const satisfies readonly HistoryId[];
