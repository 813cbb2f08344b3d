import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Où se trouve votre entreprise',
  titleRegistered: 'Numéro et adresse de votre entreprise',
  lead: 'Si vous travaillez à la maison, entrez l’adresse de votre domicile.',
  leadRegistered: 'Entrez-les comme sur votre lettre de l’IRS.',
  leadRegisteredCanada: 'Entrez-les comme sur vos documents constitutifs.',
  why: 'Nous comparons l’entreprise aux registres publics. Les reçus et les lettres des banques montrent l’adresse.',
};
