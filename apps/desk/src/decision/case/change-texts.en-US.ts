export const CHANGE_TEXTS = {
  decision: 'Decision',
  reason: 'Reason',
  status: 'The applicant reads',
  dueBy: 'Due',
  cases: 'Waits for',
  proposal: 'Proposed by',
  rounds: 'Rounds',
  stepUps: 'Asked for',
  messages: 'Messages',
  typed: 'Typed',
};
