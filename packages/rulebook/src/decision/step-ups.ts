import { defineStepUp } from '../core/define-step-up.ts';

export const CHANGES_STEP_UP = 'CHANGES_REQUESTED';

/** What a reviewer asks for. docs/decisions/0238. */
export const DECISION_STEP_UPS = {
  CHANGES_REQUESTED: defineStepUp({
    subject: 'business',
    pages: [{ id: 'step-changes', page: 'changes' }],
    answer: {
      form: 'changes',
      endpoint: 'submitChanges',
      path: 'changes',
      summary: 'What a reviewer asked to have changed, and nothing else',
      isOfMarks: true,
    },
    step: { id: 'changes', seconds: 90 },
    sla: 'review',
    event: 'changes',
    events: {
      started: 'what a reviewer asked to have changed was opened',
      success: 'the changes were taken',
      failed: 'the changes were refused',
    },
  }),
} as const;
