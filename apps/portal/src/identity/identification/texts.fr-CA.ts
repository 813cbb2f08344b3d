import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Présentez une pièce d’identité avec photo',
  lead: 'Nous devons confirmer votre identité. Une photo de votre pièce suffit.',
  steps: {
    atHand: {
      title: 'Ayez votre pièce d’identité sous la main',
      text: 'Une pièce officielle avec photo, par exemple un passeport. Il faut l’original, non expiré.',
    },
    photo: {
      title: 'Prenez-la en photo',
      text: 'Avec l’appareil photo de ce téléphone ou de cet ordinateur. Vous voyez l’image avant l’envoi.',
    },
    selfie: {
      title: 'Puis un court égoportrait',
      text: 'Votre visage est comparé à la photo de la pièce, pour que personne d’autre ne puisse l’utiliser.',
    },
    time: { title: 'Environ 3 minutes', text: 'Vous pouvez arrêter et reprendre plus tard.' },
    pictures: {
      title: 'Ce que deviennent les images',
      text: 'Notre service d’identité, Persona, les prend et les vérifie. Nous recevons le résultat et l’utilisons seulement pour confirmer votre identité.',
    },
  },
  tips: [
    'Posez la pièce sur une surface unie et foncée.',
    'Évitez les reflets : éloignez-vous des lampes et des fenêtres.',
    'Les quatre coins et toutes les lettres doivent être visibles.',
  ],
  choice: 'Comment voulez-vous la présenter?',
  with: { label: 'Pièce d’identité et égoportrait', help: 'Un ordinateur compare votre visage à la photo de la pièce.' },
  without: {
    label: 'Pièce d’identité sans égoportrait',
    help: 'Vous prenez la pièce en photo. Aucune image de votre visage n’est comparée.',
  },
  choiceMissing: 'Choisissez l’une des deux façons',
  consent: 'J’accepte que mon visage soit comparé à la photo de ma pièce d’identité, pour cette vérification seulement',
  consentHint: 'Vous n’êtes pas obligé d’accepter. L’autre façon compte autant.',
  why: 'La loi nous demande de savoir qui reçoit l’argent d’une entreprise. Votre pièce empêche aussi que quelqu’un ouvre un compte à votre nom.',
};
