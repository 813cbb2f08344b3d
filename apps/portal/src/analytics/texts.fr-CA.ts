import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  question: 'Pouvons-nous compter vos visites sur ces pages?',
  why: 'Nous comptons les pages ouvertes et les endroits où les gens restent bloqués, pour les rendre plus simples. Rien de ce que vous tapez n’est compté.',
  yes: 'Oui, j’accepte',
  no: 'Non, je refuse',
  isOn: 'Nous comptons vos visites sur ces pages.',
  isOff: 'Nous ne comptons pas vos visites sur ces pages.',
  isUnasked: 'Nous ne comptons rien avant votre accord.',
  isControl:
    'Votre navigateur demande de ne pas être suivi. Nous le respectons et ne comptons rien.',
  changeBelow:
    'Vous pouvez changer d’avis en tout temps sous « Choix de confidentialité », au bas de la page.',
};
