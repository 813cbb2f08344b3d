import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Montrez-nous un document de votre entreprise',
  lead: 'Les renseignements de votre entreprise ne concordent pas avec les registres fiscaux. Un seul document peut régler cela.',
  atHandUS: {
    title: 'Préparez l’un de ces documents',
    text: 'La lettre de l’IRS qui porte votre EIN (CP 575 ou 147C), ou vos statuts constitutifs.',
  },
  atHandCA: {
    title: 'Préparez l’un de ces documents',
    text: 'Une lettre de l’ARC qui porte votre numéro d’entreprise, ou vos statuts ou votre certificat de constitution.',
  },
  photo: {
    title: 'Prenez une photo ou choisissez un fichier',
    text: 'Le nom et le numéro de l’entreprise doivent être entièrement visibles.',
  },
  time: { title: 'Environ 2 minutes', text: 'Vous pouvez arrêter et reprendre plus tard.' },
  pictures: {
    title: 'Ce que devient votre document',
    text: 'Notre service d’identité, {vendor}, le prend et le vérifie. Nous recevons le résultat et l’utilisons seulement pour vérifier votre entreprise.',
  },
  tips: [
    'Posez la page à plat, sous un bon éclairage.',
    'Montrez toute la page, pas seulement le numéro.',
    'Un fichier de votre ordinateur convient aussi bien qu’une photo.',
  ],
  why: 'La loi nous oblige à connaître l’entreprise qui reçoit l’argent. Une lettre de l’IRS ou de l’ARC montre ensemble son nom et son numéro.',
};
