import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vérifiez vos réponses',
  lead: 'Relisez-les, puis envoyez votre demande. Nous répondons d’habitude en quelques secondes.',
  why: 'Vous pouvez changer chaque réponse jusqu’à l’envoi. Les numéros fiscaux ne sont jamais affichés, seulement le fait que nous les avons.',
  sections: {
    applicant: 'À propos de vous',
    business: 'Votre entreprise',
    category: 'Votre activité',
    address: 'Son adresse',
    ownerIdentity: 'Votre identité',
  },
  labels: {
    'company.registered': 'Entreprise enregistrée',
    'company.hasPartners': 'Une autre personne détient 25 % ou plus',
    'company.mccDetails.id': 'Ce que vous vendez ou faites',
    'company.dba': 'Nom connu des clients',
    'company.address.line1': 'Adresse de l’entreprise',
    'applicant.address.line1': 'Adresse du domicile',
  },
  labelsCanada: { 'company.registered': 'Entreprise constituée en société' },
  empty: {
    'company.dba': 'Le même que la raison sociale',
    'company.phone.localPhoneNumber': 'Le même que votre cellulaire',
  },
  ownName: 'Votre propre nom',
  none: 'Non fourni',
  termsTitle: 'Ce que vous acceptez',
  terms: [
    'Vos réponses sont vraies, et vous pouvez ouvrir ce compte pour l’entreprise.',
    '{brand} peut vérifier votre identité et l’entreprise auprès de services d’identité et de registres publics.',
    'Vous payez des frais pour chaque paiement reçu. Les remboursements et les contestations sont payés à même votre compte.',
    'Vous pouvez fermer le compte à tout moment, sans frais.',
  ],
  languageHint: 'Nos courriels et nos textos au sujet de cette demande seront dans cette langue',
  termsInFrench:
    'Au Québec, la loi nous demande de présenter d’abord les conditions en français. Si vous continuez, vous acceptez les conditions en français.',
  termsInEnglish: 'Afficher les conditions en anglais',
  termsInEnglishAsked:
    'Vous avez demandé les conditions en anglais après les avoir vues en français. Nous conservons ce choix avec votre accord.',
  termsInFrenchOnly: 'Accepter plutôt les conditions en français',
  feesAgreed: 'Les frais que vous acceptez',
  readRecords: 'Ce que sont les documents électroniques',
  readAgreement: 'Lire l’entente de commerçant',
  termsVersion: 'Entente de commerçant, version {version}',
  agreeHere: 'J’accepte ce qui est indiqué ici',
  hereVersion: 'Ce que vous acceptez, version {version}',
  decides:
    'La première décision est prise par un logiciel, d’après vos réponses. Vous pouvez toujours demander qu’une personne revoie la décision.',
  send: 'Envoyer ma demande',
};
