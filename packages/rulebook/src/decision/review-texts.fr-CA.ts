import type {
  ReopeningReasonTexts,
  ReviewActionReasonTexts,
  ReviewActionTexts,
  ReviewCaseTexts,
} from './review-texts.en-US.ts';

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck':
    'La vérification est ouverte depuis plus de dix minutes. Elle est reprise automatiquement, à la fin toutes les heures.',
  'job.failing': 'Une tâche automatique échoue sans cesse. Elle est reprise toutes les heures.',
  'message.undelivered':
    'Un message n’a pas pu être livré pendant trois jours, ou n’a pas d’adresse.',
  'approval.stalled': 'Approuvée pour l’instant, et rien n’a été demandé à personne.',
  'bank.nameMismatch': 'Le compte bancaire est à un autre nom.',
  'bank.depositsFailed':
    'Les dépôts d’essai n’ont pas confirmé le compte. Un chèque annulé (spécimen) peut encore arriver, ici ou dans la boîte du soutien.',
  'bank.voidCheck':
    'Un chèque annulé (spécimen) est arrivé pour un compte que les dépôts d’essai n’ont pas confirmé. Regardez-le, et comparez le nom et les numéros.',
  'bank.unanswered':
    'Le réseau bancaire n’a pas répondu au sujet du compte. Il est interrogé toutes les heures.',
  'review.requested': 'Quelqu’un a demandé une révision. Son message est dans la boîte du soutien.',
  'owner.failed': 'La vérification d’un propriétaire lui est défavorable, ou demande un examen.',
  'owner.denied': 'Une personne nommée comme propriétaire dit ne pas l’être.',
  'owner.replaced':
    'Le demandeur a remplacé un propriétaire à qui nous avions écrit. Vérifier s’il s’agit de la même personne, sinon qui a pris sa place et pourquoi.',
  'owner.overdue': 'Un propriétaire n’a pas confirmé son identité en 14 jours.',
  'order.owed':
    'Un paiement mensuel a été refusé pour la dernière fois, et n’est plus repris automatiquement. Convenez avec la personne de la suite.',
  'changes.overdue':
    'Les modifications demandées ne sont pas arrivées à temps. Rien n’est refusé automatiquement\u00a0: décidez, ou retirez la demande et recommencez.',
  'reopening.proposed':
    'Quelqu’un propose de revenir sur le refus. La personne n’en sait rien tant qu’une deuxième personne n’est pas d’accord.',
  'watchList.hit':
    'La liste de surveillance désigne cette entreprise approuvée ou l’un des siens. Rien n’est bloqué tant que personne n’a regardé. N’en parlez jamais.',
  'photoId.expired':
    'La pièce d’identité d’une personne approuvée est expirée, ou la nouvelle est à examiner. Rien n’est bloqué d’ici là.',
};

export const REVIEW_ACTION_TEXTS: ReviewActionTexts = {
  tryAgain: 'Réessayer maintenant',
  sendAgain: 'Envoyer de nouveau',
  giveUp: 'Abandonner',
  confirm: 'Confirmer le compte',
  askForAnother: 'Demander un autre compte',
  decline: 'Refuser le compte',
  answered: 'Réponse donnée',
  close: 'Fermer',
  acceptReplacement: 'Accepter le changement',
  confirmOwner: 'Confirmer le propriétaire',
  askOwnerAgain: 'Redemander au propriétaire',
  declineOwner: 'Refuser le propriétaire',
  reopen: 'Rouvrir la demande',
  keepDeclined: 'Maintenir le refus',
  clearHit: 'C’est une autre personne',
  handOnHit: 'Transmettre à la conformité',
  keepVerified: 'Aucune autre pièce n’est nécessaire',
  handOnPhotoId: 'Transmettre à la conformité',
};

export const REVIEW_ACTION_REASON_TEXTS: ReviewActionReasonTexts = {
  'bank.holderShown': 'Un document de la banque montre le titulaire et ces numéros.',
  'bank.sameBusiness': 'Le nom du titulaire est celui de cette personne ou de cette entreprise.',
  'bank.bankConfirmed': 'La banque nous a dit à qui appartient le compte.',
  'message.toldOtherwise': 'La personne a été avisée autrement.',
  'message.noAddress': 'Aucune adresse ne fonctionne.',
  'message.outOfDate': 'Ce que dit le message n’est plus vrai.',
  'request.repeated': 'La demande a été faite plus d’une fois.',
  'request.settled': 'La décision a été prise entre-temps.',
  'request.unclear': 'Il n’y a rien que nous pourrions examiner.',
  'owner.corrected': 'La première adresse courriel ou le premier nom était une erreur.',
  'owner.provenOtherwise': 'Son identité nous a été prouvée autrement.',
  'owner.sourceWrong': 'Ce qu’une source dit de cette personne est faux.',
  'owner.notProven': 'Son identité n’a pas pu être prouvée.',
  'owner.fraud': 'Cette personne n’est pas celle qu’elle dit être.',
  'owner.notAnOwner': 'Cette personne n’a aucune part dans l’entreprise.',
  'debt.paidOtherwise': 'La personne a payé autrement.',
  'debt.givenUp': 'Nous ne la demandons plus.',
  'debt.mistake': 'Elle n’aurait pas dû être portée.',
  'watch.otherBirthDate': 'La date de naissance n’est pas celle de la liste.',
  'watch.otherPerson': 'Ce que dit la liste convient à quelqu’un d’autre.',
  'photoId.seenOtherwise': 'Nous avons vu sa nouvelle pièce d’identité autrement.',
  'photoId.notNeeded': 'Cette personne n’a plus rien à voir avec l’entreprise.',
};

export const REOPENING_REASON_TEXTS: ReopeningReasonTexts = {
  'reopening.newFacts': 'La personne nous a montré quelque chose que nous n’avions pas.',
  'reopening.sourceWrong': 'Une source s’était trompée, et l’a dit ou a été corrigée.',
  'reopening.ourMistake': 'Nous nous sommes trompés.',
};
