import type { DECISION_REASON_TEXTS as EN, ReasonTextsRow } from './texts.en-US.ts';

const looking =
  'Un membre de notre équipe examine votre demande. Vous n’avez rien à faire pour le moment.';
const notNow =
  'Nous ne pouvons pas vous offrir de compte d’après les renseignements que nous avons. Vous pouvez demander qu’un membre de notre équipe les examine de nouveau.';

export const DECISION_REASON_TEXTS: Record<keyof typeof EN, ReasonTextsRow> = {
  'category.blocked': {
    applicant:
      'Nous ne pouvons pas traiter de paiements pour ce type d’entreprise. Si la majeure partie de vos ventes vient d’ailleurs, vous pouvez présenter une demande pour cette autre activité.',
    staff: 'Catégorie exclue (SUPER_PROHIBITED).',
  },
  'quebec.blocked': {
    applicant:
      'Au Québec, nous ne pouvons pas traiter de paiements pour les restaurants et le transport. Il leur faut un module d’enregistrement des ventes (MEV), que nous n’offrons pas.',
    staff:
      'Restaurant ou transport rémunéré au Québec : un module d’enregistrement des ventes (MEV) est exigé.',
  },
  'internal.error': {
    applicant:
      'Le problème vient de nous et non de vos réponses. Un membre de notre équipe s’en occupe.',
    staff: 'Notre propre requête a échoué trois fois alors que la source répondait.',
  },
  'watch.list': {
    applicant: looking,
    staff: 'Résultat dans une liste de surveillance. Ne pas en informer la personne.',
  },
  'person.fraud': {
    applicant: notNow,
    staff:
      'La source d’identité signale une fraude ou une personne décédée. Ne pas en informer la personne.',
  },
  duplicate: {
    applicant: looking,
    staff:
      'Même personne ou même numéro fiscal : demande refusée depuis moins de 30 jours, ou compte approuvé sous un autre utilisateur. Ne pas en informer la personne.',
  },
  'inquiry.failed': {
    applicant: notNow,
    staff: 'La vérification par pièce d’identité avec photo a échoué.',
  },
  'inquiry.fraud': {
    applicant: notNow,
    staff:
      'La vérification par pièce d’identité avec photo signale une fraude. Ne pas en informer la personne.',
  },
  'inquiry.review': {
    applicant: looking,
    staff: 'La vérification par pièce d’identité avec photo doit être examinée.',
  },
  'inquiry.failedTwice': {
    applicant: looking,
    staff:
      'La vérification par pièce d’identité avec photo a échoué deux fois. Examiner les photos chez le fournisseur, puis décider.',
  },
  'business.unresolved': {
    applicant: looking,
    staff: 'Le document de l’entreprise a échoué ou doit être examiné.',
  },
  'business.declined': {
    applicant: notNow,
    staff: 'La source sur les entreprises refuse cette entreprise.',
  },
  review: {
    applicant: looking,
    staff: 'Une source demande un examen par une personne.',
  },
  'category.review': {
    applicant:
      'Nous examinons nous-mêmes chaque entreprise de ce type. Vous n’avez rien à faire pour le moment.',
    staff: 'Catégorie admise seulement après examen (PROHIBITED).',
  },
  'address.noBuildingNumber': {
    applicant: looking,
    staff:
      'La personne a confirmé que l’adresse n’a pas de numéro. Chercher le lieu sur une carte ou dans un registre.',
  },
  'source.unavailable': {
    applicant: 'Nous vérifions encore. Vous n’avez rien à faire pour le moment.',
    staff: 'Une source n’a pas répondu. Elle est interrogée de nouveau automatiquement.',
  },
  'source.unavailableTooLong': {
    applicant: looking,
    staff:
      'Une source ne répond pas depuis plus d’une heure. Décider sans elle, ou attendre : elle est interrogée toutes les heures.',
  },
  'owner.failed': {
    applicant: looking,
    staff:
      'L’identité d’une personne propriétaire n’a pas été confirmée. La confirmer, redemander ou refuser.',
  },
  'owner.denied': {
    applicant: looking,
    staff: 'Une personne nommée comme propriétaire dit ne pas l’être.',
  },
  'owner.replaced': {
    applicant:
      'Vous avez remplacé une personne propriétaire à qui nous avions écrit : un membre de notre équipe examine ce changement.',
    staff:
      'Une personne propriétaire à qui nous avions écrit a été remplacée. Accepter le changement, la confirmer, redemander ou refuser.',
  },
  'owner.overdue': {
    applicant: looking,
    staff:
      'Une personne propriétaire n’a pas répondu en 14 jours. La confirmer, redemander ou refuser.',
  },
  'level.basic': {
    applicant:
      'Vous pouvez accepter des paiements en ligne. Confirmez votre identité pour recevoir vos versements.',
    staff: 'Niveau BASIC : l’identité est vérifiée plus tard.',
  },
  'review.passed': {
    applicant: 'Un membre de notre équipe a examiné votre demande et l’a approuvée.',
    staff: 'Approuvée après examen par un membre de l’équipe.',
  },
  'review.refused': { applicant: notNow, staff: 'Refusée après examen par un membre de l’équipe.' },
  'review.reopened': {
    applicant: looking,
    staff:
      'Deux personnes de l’équipe sont revenues sur le refus. Les règles refuseraient encore\u00a0: une personne décide.',
  },
  'all.clear': {
    applicant: 'Tout est en ordre.',
    staff: 'Toutes les vérifications sont réussies.',
  },
};
