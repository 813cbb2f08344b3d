import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre entreprise',
  lead: 'Quelques renseignements. Nous demanderons son numéro d’entreprise plus tard, une fois votre session ouverte.',
  why: 'Vos réponses déterminent les prochaines questions et le compte qui vous convient. Une estimation de vos ventes suffit.',
  addOtherName: 'Nos clients nous connaissent sous un autre nom',
  addTradeName: 'Mon entreprise porte un nom à elle',
  tradeName: 'Nom de l’entreprise',
  tradeNameHint: 'Laissez vide pour utiliser votre propre nom',
  partnersHint: '25 %, c’est le quart : par exemple, quatre associés à parts égales. Une conjointe ou un conjoint compte aussi',
};
