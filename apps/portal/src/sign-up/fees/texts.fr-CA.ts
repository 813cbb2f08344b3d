import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  feesCaption: { USD: 'Frais en dollars américains (USD)', CAD: 'Frais en dollars canadiens (CAD)' },
  feesColumns: ['Type de paiement', 'Frais par paiement'],
  feesMonthly: 'Chaque mois',
  fees: {
    terminal: 'Carte en personne',
    keyedIn: 'Numéro de carte saisi',
    invoicing: 'Facture',
    paylink: 'Lien de paiement',
    paybutton: 'Bouton de paiement',
    transferToBank: 'Virement à votre banque',
  },
};
