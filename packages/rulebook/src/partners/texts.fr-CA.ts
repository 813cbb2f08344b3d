import type { FEE_NAMES as EN } from './texts.en-US.ts';

export const FEE_NAMES: typeof EN = {
  terminalDebit: 'Carte de débit en personne',
  keyedInDebit: 'Carte de débit entrée à la main',
  invoicingDebit: 'Facture, par carte de débit',
  paylinkDebit: 'Lien de paiement, par carte de débit',
  paybuttonDebit: 'Bouton de paiement, par carte de débit',
  transferToBankDebit: 'Versement à une carte de débit',
  customEcomm: 'Frais personnalisés par défaut',
  echeck: 'Chèque électronique',
};
