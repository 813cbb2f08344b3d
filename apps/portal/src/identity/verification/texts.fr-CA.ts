import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Présentez un document de votre entreprise',
  lead: 'Les registres fiscaux ne montrent pas votre entreprise comme vous l’avez décrite. Un seul document suffit.',
  atHandUS: {
    title: 'Ayez l’un de ces documents sous la main',
    text: 'La lettre de l’IRS qui porte votre EIN (CP 575 ou 147C), ou vos statuts constitutifs.',
  },
  atHandCA: {
    title: 'Ayez l’un de ces documents sous la main',
    text: 'Une lettre de l’ARC qui porte votre numéro d’entreprise, ou vos statuts ou votre certificat de constitution.',
  },
  photo: {
    title: 'Prenez une photo ou choisissez un fichier',
    text: 'Le nom et le numéro de l’entreprise doivent être entièrement visibles.',
  },
  time: { title: 'Environ 2 minutes', text: 'Vous pouvez arrêter et reprendre plus tard.' },
  pictures: {
    title: 'Ce que devient le document',
    text: 'Notre service d’identité, Persona, le prend et le vérifie. Nous recevons le résultat et l’utilisons seulement pour confirmer votre entreprise.',
  },
  tips: [
    'Posez la page à plat, sous un bon éclairage.',
    'Montrez toute la page, pas seulement le numéro.',
    'Un fichier de votre ordinateur convient aussi bien qu’une photo.',
  ],
  why: 'La loi nous demande de connaître l’entreprise qui reçoit l’argent. Une lettre de l’IRS ou de l’ARC montre ensemble son nom et son numéro.',
};
