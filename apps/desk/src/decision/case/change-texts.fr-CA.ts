import type { CHANGE_TEXTS as EN } from './change-texts.en-US.ts';

export const CHANGE_TEXTS: typeof EN = {
  decision: 'Décision',
  reason: 'Raison',
  status: 'La personne lit',
  dueBy: 'Échéance',
  cases: 'Attend',
  proposal: 'Proposé par',
  rounds: 'Rondes',
  stepUps: 'Demandé',
  messages: 'Messages',
  typed: 'Tapé',
};
