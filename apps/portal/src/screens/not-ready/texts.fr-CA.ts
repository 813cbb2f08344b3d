import type { TEXTS as EN } from './texts.ts';

/** The words of the page for steps that cannot be done online yet, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Votre prochaine étape : {step}',
  lead: 'Cette étape ne se fait pas encore en ligne. Vous n’avez commis aucune erreur et rien n’est perdu.',
  steps: {
    OTP_SMS: 'un code par texto',
    PHONE_AUTH: 'confirmer votre téléphone par un lien reçu par texto',
    FULL_SSN: 'votre numéro complet de sécurité sociale américain (SSN)',
    GOV_ID_SELFIE: 'présenter une pièce d’identité avec photo',
    EIN_DOC: 'envoyer votre avis fiscal',
    BO_INFO: 'nous parler des autres propriétaires',
    BO_VERIFICATION: 'les autres propriétaires confirment leur identité',
    BUSINESS_INFO: 'vérifier les renseignements de votre entreprise',
    FULL_ONBOARDING: 'confirmer votre identité',
    owners: 'nous parler des autres propriétaires',
  },
  nextTitle: 'La suite',
  nexts: [
    'Nous conservons votre demande et toutes vos réponses.',
    'Nous écrirons à {email} pour expliquer comment faire cette étape.',
    'Vous n’avez rien à envoyer d’ici là.',
  ],
  askTitle: 'Des questions?',
  askPhone: 'Appelez-nous : {contact}.',
  askEmail: 'Écrivez-nous : {contact}.',
  askOther: 'Répondez à l’un des courriels que vous avez reçus de nous au sujet de cette demande.',
  reference: 'Référence : {reference}',
  result: 'Voir où en est votre demande',
};
