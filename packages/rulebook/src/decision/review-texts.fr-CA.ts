import type { ReviewCaseTexts } from './review-texts.en-US.ts';

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck': 'La vérification est ouverte depuis plus de dix minutes. Elle est reprise automatiquement, à la fin toutes les heures.',
  'job.failing': 'Une tâche automatique échoue sans cesse. Elle est reprise toutes les heures.',
  'message.undelivered': 'Un message n’a pas pu être livré pendant trois jours, ou n’a pas d’adresse.',
  'approval.stalled': 'Approuvée pour l’instant, et rien n’a été demandé à personne.',
  'bank.nameMismatch': 'Le compte bancaire est à un autre nom.',
  'bank.unknownAccount': 'Le réseau bancaire ne connaît pas ce compte.',
  'bank.unanswered': 'Le réseau bancaire n’a pas répondu au sujet du compte. Il est interrogé toutes les heures.',
};
