export const CHANGE_TEXTS = {
  decision: 'Decision',
  reason: 'Reason',
  status: 'Status',
  dueBy: 'Due',
  cases: 'Waits for',
  proposal: 'Proposed by',
  rounds: 'Rounds',
  stepUps: 'Asked for',
  messages: 'Messages',
  typed: 'Typed',
};
