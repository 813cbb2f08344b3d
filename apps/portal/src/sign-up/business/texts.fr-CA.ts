import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Parlez-nous de votre entreprise',
  lead: 'Quelques questions rapides.',
  why: 'Vos réponses déterminent la suite : nous ne posons que les questions utiles.',
  addOtherName: 'Ajouter le nom que voient les clients',
  addTradeName: 'Ajouter un nom d’entreprise',
  tradeName: 'Nom de l’entreprise',
  tradeNameHint: 'Laissez vide pour utiliser votre nom',
};
