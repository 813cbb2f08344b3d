import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vérifiez vos réponses',
  lead: 'Assurez-vous que tout est exact, puis envoyez votre demande. La décision vient habituellement en quelques secondes.',
  sections: {
    applicant: 'Vous',
    business: 'Entreprise',
    category: 'Type d’entreprise',
    address: 'Adresse',
    ownerIdentity: 'Identité',
  },
  labels: {
    'company.registered': 'Forme juridique',
    'company.hasPartners': 'Autres personnes à 25 % ou plus',
    'company.mccDetails.id': 'Type d’entreprise',
    'company.dba': 'Nom que voient les clients',
    'company.address.line1': 'Adresse de l’entreprise',
    'applicant.address.line1': 'Adresse du domicile',
  },
  labelsCanada: { 'company.registered': 'Constituée en société' },
  empty: {
    'company.dba': 'Identique à la raison sociale',
    'company.phone.localPhoneNumber': 'Identique à votre cellulaire',
  },
  ownName: 'Votre nom',
  none: 'Non fourni',
  termsTitle: 'Ce que vous acceptez',
  terms: [
    'Vos réponses sont exactes et vous avez le droit d’ouvrir ce compte pour l’entreprise.',
    '{brand} peut vérifier votre identité et votre entreprise auprès de services d’identité et de registres publics.',
    'Vous paierez des frais sur chaque paiement reçu. Les remboursements et les contestations sont prélevés sur votre compte.',
    'Vous pouvez fermer le compte à tout moment, sans frais.',
  ],
  languageHint: 'Nos courriels et nos textos seront dans cette langue',
  termsInFrench:
    'La loi québécoise nous oblige à présenter d’abord l’entente en français. Si vous continuez, vous acceptez la version française.',
  termsInEnglish: 'Afficher l’entente en anglais',
  termsInEnglishAsked: 'Vous avez demandé l’anglais après avoir vu l’entente en français. Nous conservons ce choix.',
  termsInFrenchOnly: 'Accepter plutôt la version française',
  feesAgreed: 'Frais',
  readAgreement: 'Lire l’Entente de commerçant',
  readRecords: 'Documents électroniques',
  termsVersion: 'Entente de commerçant, version {version}',
  agreeHere: 'J’accepte ce que dit cette page',
  hereVersion: 'Version {version}',
  decides: 'Un logiciel prend la première décision. Vous pouvez toujours demander qu’un membre de notre équipe la revoie.',
  send: 'Envoyer ma demande',
};
