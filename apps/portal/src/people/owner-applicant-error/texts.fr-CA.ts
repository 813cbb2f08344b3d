import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Ce lien est pour un autre compte',
  lead: 'Votre session est ouverte avec {email}. Connectez-vous avec l’adresse courriel à laquelle nous avons envoyé le lien.',
  leadSignedOut: 'Connectez-vous avec l’adresse courriel à laquelle nous avons envoyé le lien.',
  again:
    'Vous utilisez déjà cette adresse? Ouvrez de nouveau le lien de notre courriel. Un lien reste ouvert pendant 30 minutes.',
  otherAccount: 'Utiliser un autre compte',
  signIn: 'Me connecter',
};
