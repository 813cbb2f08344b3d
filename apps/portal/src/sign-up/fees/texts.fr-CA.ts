import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  feesCaption: { USD: 'En dollars américains (USD)', CAD: 'En dollars canadiens (CAD)' },
  feesColumns: ['Type de paiement', 'Frais par paiement'],
  feesMonthly: 'Chaque mois',
  fees: {
    terminal: 'Carte en personne',
    keyedIn: 'Carte entrée à la main',
    invoicing: 'Facture',
    paylink: 'Lien de paiement',
    paybutton: 'Bouton de paiement',
    online: 'Facture, lien ou bouton de paiement',
    transferToBank: 'Versement à votre banque',
  },
};
