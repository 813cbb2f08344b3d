import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Qui présente la demande?',
  lead: 'Entrez votre propre nom, comme sur votre pièce d’identité. Vous pourrez ajouter des associés plus tard.',
  why: 'Un compte de paiement est ouvert par une personne. Nous vérifierons le nom plus tard et vous écrirons au sujet de votre demande.',
};
