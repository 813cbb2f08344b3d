import type { TEXTS as EN } from './texts.ts';

/** The words of the business page, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Au sujet de votre entreprise',
  lead: 'Quelques faits. Nous demanderons son numéro plus tard, une fois votre session ouverte.',
  why: 'Ces faits décident des prochaines questions et du compte qui vous convient. Les ventes sont une estimation : vous pouvez vous tromper.',
  addOtherName: 'Nos clients nous connaissent sous un autre nom',
  addTradeName: 'Mon entreprise porte un nom à elle',
  tradeName: 'Nom de l’entreprise',
  tradeNameHint: 'Laissez vide pour utiliser votre propre nom',
  partnersHint: '25 % est le quart, comme un associé sur quatre à parts égales. Une conjointe ou un conjoint compte aussi',
};
