import type { DECISION_REASON_TEXTS as EN, ReasonTextsRow } from './texts.en-US.ts';

const looking = 'Une personne de notre équipe examine votre demande. Vous n’avez rien à faire pour l’instant.';
const notNow = 'Nous ne pouvons pas vous offrir de compte avec les renseignements que nous avons.';

/** Les motifs en français : un texte pour la personne, un pour l’équipe. */
export const DECISION_REASON_TEXTS: Record<keyof typeof EN, ReasonTextsRow> = {
  'category.blocked': {
    applicant: 'Nous ne pouvons pas traiter les paiements de ce type d’entreprise.',
    staff: 'La catégorie est exclue.',
  },
  'quebec.blocked': {
    applicant: 'Au Québec, nous ne pouvons pas traiter les paiements des restaurants ni du transport.',
    staff: 'Restaurant ou transport rémunéré au Québec : un module d’enregistrement des ventes est exigé.',
  },
  'internal.error': {
    applicant: 'Un problème est survenu de notre côté. Une personne de notre équipe s’en occupe.',
    staff: 'Notre propre requête a échoué trois fois alors que la source répondait.',
  },
  'watch.list': { applicant: looking, staff: 'Une liste de surveillance donne un résultat. Ne pas en informer la personne.' },
  'person.fraud': { applicant: notNow, staff: 'La source d’identité signale une fraude ou une personne décédée.' },
  duplicate: {
    applicant: looking,
    staff: 'La même personne ou le même numéro a été refusé récemment, ou a un compte approuvé sous un autre utilisateur.',
  },
  'inquiry.failed': { applicant: notNow, staff: 'La vérification par pièce avec photo a échoué.' },
  'inquiry.fraud': { applicant: notNow, staff: 'La vérification par pièce avec photo signale une fraude.' },
  'inquiry.review': { applicant: looking, staff: 'La vérification par pièce avec photo doit être examinée.' },
  'inquiry.failedTwice': {
    applicant: looking,
    staff: 'La vérification par pièce avec photo a échoué deux fois. Examiner les images chez le fournisseur, puis décider.',
  },
  'business.unresolved': { applicant: looking, staff: 'Le document de l’entreprise a été refusé ou doit être examiné.' },
  'business.declined': { applicant: notNow, staff: 'La source sur les entreprises refuse cette entreprise.' },
  review: { applicant: looking, staff: 'Une source demande qu’une personne examine la demande.' },
  'category.review': {
    applicant: 'Nous examinons nous-mêmes chaque entreprise de ce type. Vous n’avez rien à faire pour l’instant.',
    staff: 'La catégorie n’est admise qu’après examen.',
  },
  'source.unavailable': {
    applicant: 'Nous vérifions encore. Vous n’avez rien à faire pour l’instant.',
    staff: 'Une source n’a pas répondu; les vérifications continuent d’elles-mêmes.',
  },
  'source.unavailableTooLong': {
    applicant: looking,
    staff: 'Une source ne répond pas depuis plus d’une heure. Décider sans elle, ou attendre : elle est interrogée toutes les heures.',
  },
  'owner.failed': {
    applicant: looking,
    staff: 'Un autre propriétaire n’a pas réussi sa vérification. Le confirmer, redemander ou refuser.',
  },
  'owner.denied': { applicant: looking, staff: 'Un autre propriétaire a dit que ce n’est pas son entreprise.' },
  'owner.overdue': {
    applicant: looking,
    staff: 'Un autre propriétaire n’a pas répondu en 14 jours. Le confirmer, redemander ou refuser.',
  },
  'level.basic': {
    applicant: 'Vous pouvez accepter des paiements en ligne. Confirmez votre identité pour être payé.',
    staff: 'Niveau BASIC.',
  },
  'review.passed': {
    applicant: 'Une personne de notre équipe a examiné votre demande et l’a approuvée.',
    staff: 'Approuvée par une personne de l’équipe.',
  },
  'review.refused': { applicant: notNow, staff: 'Refusée par une personne de l’équipe.' },
  'all.clear': { applicant: 'Tout est en ordre.', staff: 'Rien ne s’y oppose.' },
};
