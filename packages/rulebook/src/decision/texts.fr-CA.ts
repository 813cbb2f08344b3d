import type { ReasonTexts } from './texts.en-US.ts';

const looking = 'Une personne de notre équipe examine votre demande. Vous n’avez rien à faire pour l’instant.';
const photoId = 'Nous avons besoin d’une pièce d’identité avec photo pour confirmer que c’est bien vous.';
const notNow = 'Nous ne pouvons pas vous offrir de compte avec les renseignements que nous avons.';

/** Les motifs en français : un texte pour la personne, un pour l’équipe. */
export const REASON_TEXTS: ReasonTexts = {
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
  'phone.notProven': {
    applicant: 'Nous devons vérifier que ce numéro de téléphone est le vôtre.',
    staff: 'Le téléphone n’est pas confirmé.',
  },
  'phone.ownerMismatch': {
    applicant: photoId,
    staff: 'Le téléphone appartient à quelqu’un d’autre; un code ne remplace pas ici la pièce avec photo.',
  },
  'owners.missing': {
    applicant: 'Dites-nous qui d’autre détient 25 % ou plus de l’entreprise.',
    staff: 'Des associés sont déclarés mais ne sont pas inscrits.',
  },
  'document.requested': { applicant: photoId, staff: 'La source d’identité demande un document.' },
  'person.mismatch': {
    applicant: 'Il nous manque un renseignement pour confirmer que c’est bien vous.',
    staff: 'Le nom, la date de naissance et le numéro ne concordent pas.',
  },
  'inquiry.fraud': { applicant: notNow, staff: 'La vérification par pièce avec photo signale une fraude.' },
  'inquiry.retry': {
    applicant: 'Votre pièce d’identité avec photo n’a pas passé la vérification. Vous pouvez réessayer une fois.',
    staff: 'La vérification par pièce avec photo a échoué une fois; un autre essai est permis.',
  },
  'inquiry.failed': { applicant: notNow, staff: 'La vérification par pièce avec photo a échoué.' },
  'inquiry.failedTwice': {
    applicant: looking,
    staff: 'La vérification par pièce avec photo a échoué deux fois. Examiner les images chez le fournisseur, puis décider.',
  },
  'inquiry.review': { applicant: looking, staff: 'La vérification par pièce avec photo doit être examinée.' },
  'business.mismatch': {
    applicant: 'Vérifiez les renseignements de votre entreprise.',
    staff: 'Le nom et le numéro de l’entreprise ne concordent pas.',
  },
  'business.document': {
    applicant: 'Il nous faut un document qui montre le nom et le numéro de votre entreprise.',
    staff: 'Le nom et le numéro ne concordent pas après la vérification; un document est demandé.',
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
  'owners.open': {
    applicant: 'Un autre propriétaire doit encore confirmer son identité.',
    staff: 'Un propriétaire n’est pas encore vérifié.',
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
