import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Où se trouve votre entreprise?',
  titleRegistered: 'Votre EIN et votre adresse',
  titleRegisteredCanada: 'Votre adresse et votre numéro de société',
  lead: 'Si vous travaillez à la maison, entrez l’adresse de votre domicile.',
  leadRegistered:
    'Entrez votre EIN et votre adresse tels qu’ils figurent sur votre lettre de l’IRS.',
  leadRegisteredCanada:
    'Entrez votre adresse et votre numéro de société tels qu’ils figurent sur vos documents constitutifs.',
  why: 'Nous comparons votre entreprise aux registres publics. Les reçus des clients et les lettres des banques porteront cette adresse.',
};
