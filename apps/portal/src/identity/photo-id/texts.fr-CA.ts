import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  lead: 'Nous devons nous assurer que c’est bien vous.',
  steps: {
    atHand: {
      title: 'Préparez votre pièce d’identité',
      text: 'Une pièce officielle avec photo, comme un passeport. Il faut l’original, non expiré.',
    },
    photo: {
      title: 'Prenez-la en photo',
      text: 'Utilisez l’appareil photo de ce téléphone ou de cet ordinateur. Vous verrez l’image avant de l’envoyer.',
    },
    selfie: {
      title: 'Prenez un court égoportrait',
      text: 'Votre visage est comparé à la photo de la pièce, pour que personne d’autre ne puisse l’utiliser.',
    },
    time: { title: 'Environ 3 minutes', text: 'Vous pouvez arrêter et reprendre plus tard.' },
    pictures: {
      title: 'Ce que deviennent les images',
      text: 'Notre service d’identité, {vendor}, les prend et les vérifie. Nous recevons le résultat et l’utilisons seulement pour vérifier votre identité.',
    },
  },
  tips: [
    'Posez la pièce sur une surface unie et foncée.',
    'Évitez les reflets : éloignez-vous des lampes et des fenêtres.',
    'Les 4 coins et toutes les lettres doivent être visibles.',
  ],
  choice: 'Comment voulez-vous procéder?',
  with: {
    label: 'Pièce d’identité et égoportrait',
    help: 'Un ordinateur compare votre visage à la photo de la pièce.',
  },
  without: {
    label: 'Pièce d’identité sans égoportrait',
    help: 'Vous prenez la pièce en photo. Votre visage n’est comparé à rien.',
  },
  choiceMissing: 'Choisissez l’une des deux options',
  consent:
    'J’accepte que mon visage soit comparé à la photo de ma pièce d’identité, pour cette vérification seulement',
  consentHint: 'Rien ne vous oblige à accepter. L’autre option est tout aussi valable.',
  why: 'La loi nous oblige à savoir qui reçoit l’argent d’une entreprise. Votre pièce empêche aussi que quelqu’un ouvre un compte à votre nom.',
};
