import type { TEXTS as EN } from './texts.en-US.ts';

const ownerFollows = {
  confirmOwner:
    'La personne compte comme vérifiée et ses liens expirent. Qui l’attend est avisé, et les règles décident de nouveau s’il ne manque personne d’autre.',
  askOwnerAgain:
    'Un nouveau lien part maintenant à l’adresse au dossier, valable jusqu’au {day}. Si ses renseignements n’ont pas suffi, le lien demande sa pièce d’identité. Rien n’est écrit au demandeur.',
  declineOwner:
    'Ses liens expirent et personne ne reçoit de message. Aucune règle ne refuse une entreprise à cause d’un propriétaire\u00a0: vous décidez ensuite de la demande.',
  acceptReplacement:
    'La personne qui y figure maintenant reste sur la liste. Qui a prouvé son identité est vérifié de nouveau tout de suite.',
};
const bankFollows = {
  confirm: 'Les versements vont à ce compte, et le demandeur reçoit un courriel qui le dit.',
  askForAnother: 'Un autre compte est demandé par courriel. Celui-ci peut revenir.',
  decline: 'Un autre compte est demandé. Celui-ci reste refusé, peu importe comment il est lié.',
};

export const TEXTS: typeof EN = {
  title: 'Que faire',
  choose: 'Choisissez quoi faire',
  reason: 'Raison',
  chooseReason: 'Choisissez une raison',
  chooseAct: 'Choisissez d’abord une action',
  note: 'Note au dossier',
  noteHelp: 'La personne ne la lit jamais. Elle est supprimée avec la demande.',
  noteRequired: 'Dites ce que vous avez convenu et avec qui. La personne ne la lit jamais.',
  takesTwo: 'Deux personnes',
  takesTwoHelp: 'Une deuxième personne de la révision doit le dire aussi.',
  doing: 'Envoi…',
  recorded: 'Consigné sous votre nom. Votre prise se termine.',
  proposedByYou: 'Vous l’avez déjà dit. Une autre personne de la révision doit le dire aussi.',
  proposedByOther: '{name} l’a dit. Il faut une deuxième personne.',
  reopening: '{name} le propose\u00a0: {reason}',
  reopeningByYou: 'Vous le proposez\u00a0: {reason} Une autre personne doit être d’accord.',
  watchList: 'Liste de surveillance\u00a0: {answer}',
  notAsked: 'non interrogée',
  idExpired: 'Pièce d’identité de {name}\u00a0: dernier jour le {day}. La nouvelle a été demandée.',
  idGiven:
    'Pièce d’identité de {name}\u00a0: dernier jour le {day}. Une nouvelle a été montrée et reste à examiner.',
  matched: 'La liste de surveillance désigne {names}.',
  claimFirst: 'Prenez d’abord la demande.',
  fault: 'Dernière erreur\u00a0: {fault}',
  done: 'Fait.',
  follows: {
    decision: {},
    'check.stuck': {
      tryAgain: 'Le contrôle reprend tout de suite, avec ce que les sources ont dit.',
    },
    'job.failing': {
      tryAgain: 'La tâche reprend tout de suite, comme si elle n’avait pas échoué.',
    },
    'message.undelivered': {
      sendAgain: 'Quatre essais rapides. Si l’échec persiste, le message revient ici.',
      giveUp: 'Il n’est jamais envoyé, et son texte est supprimé.',
    },
    'approval.stalled': {
      tryAgain: 'Une nouvelle ronde commence, et les règles demandent ce qui manque.',
    },
    'bank.nameMismatch': bankFollows,
    'bank.depositsFailed': bankFollows,
    'bank.voidCheck': bankFollows,
    'bank.unanswered': {
      tryAgain: 'Le réseau bancaire est interrogé tout de suite. Les essais horaires continuent.',
      ...bankFollows,
    },
    'review.requested': {
      answered: 'Vous avez répondu depuis la boîte du soutien. Rien d’autre n’est envoyé.',
      close: 'La requête se termine sans réponse d’ici.',
    },
    'order.owed': {
      tryAgain: 'Ce qui est dû est facturé une fois à la carte ou au compte au dossier maintenant.',
      close:
        'Aucune tâche ne le facture et aucune page ne le demande. Les mois suivants continuent.',
    },
    'changes.overdue': {},
    'reopening.proposed': {
      reopen:
        'Le refus disparaît de sa page, son partenaire en est avisé et un courriel part. Une ronde de vérifications commence; ce que les règles refuseraient encore, une personne le tranche.',
      keepDeclined: 'La proposition prend fin. Personne ne reçoit de courriel.',
    },
    'watchList.hit': {
      clearHit:
        'Le dossier prend fin et la même inscription n’en ouvre plus d’autre. Si la liste change à son sujet, oui. Personne ne reçoit de courriel.',
      handOnHit:
        'Le dossier prend fin avec votre note. Rien n’est bloqué d’ici et personne ne reçoit de courriel. La conformité décide de la suite.',
    },
    'photoId.expired': {
      keepVerified:
        'Le dossier prend fin et cette pièce n’est plus demandée. Personne ne reçoit de courriel.',
      handOnPhotoId:
        'Le dossier prend fin avec votre note et la pièce n’est plus demandée. Rien n’est bloqué d’ici. La conformité décide de la suite.',
    },
    'owner.failed': ownerFollows,
    'owner.denied': ownerFollows,
    'owner.replaced': ownerFollows,
    'owner.overdue': ownerFollows,
  },
};
