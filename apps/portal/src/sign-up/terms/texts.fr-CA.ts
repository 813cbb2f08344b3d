import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  termsTitle: 'Ce que vous acceptez',
  terms: [
    'Vos réponses sont exactes et vous avez le droit d’ouvrir ce compte pour l’entreprise.',
    '{brand} peut vérifier votre identité et votre entreprise auprès de services d’identité et de registres publics.',
    'Vous paierez des frais sur chaque paiement reçu. Les remboursements et les contestations sont prélevés sur votre compte.',
    'Vous pouvez fermer le compte à tout moment, sans frais.',
  ],
  termsInFrench:
    'La loi québécoise nous oblige à présenter d’abord l’entente en français. Si vous continuez, vous acceptez la version française.',
  termsInEnglish: 'Afficher l’entente en anglais',
  termsInEnglishAsked:
    'Vous avez demandé l’anglais après avoir vu l’entente en français. Nous conservons ce choix.',
  termsInFrenchOnly: 'Accepter plutôt la version française',
  feesAgreed: 'Frais',
  agree: 'J’accepte l’{agreement}, les {fees} et les {records}',
  agreementName: 'Entente de commerçant',
  feesName: 'frais',
  recordsName: 'documents électroniques',
  agreementTitle: 'Entente de commerçant',
  inShort: 'En bref',
  agreementDone: 'Fermer',
  readAgreement: 'Lire l’entente au complet',
  agreeHere: 'J’accepte ce que dit cette page',
  hereVersion: 'Version {version}',
  decides:
    'Un logiciel prend la première décision. Vous pouvez toujours demander qu’un membre de notre équipe la revoie.',
};
