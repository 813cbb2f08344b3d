import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  denied: {
    title: 'Merci de nous l’avoir dit',
    lead: 'Votre lien ne fonctionne plus. Nous avertirons la personne qui a donné votre nom, et un membre de notre équipe examinera la demande. Vous n’avez rien d’autre à faire.',
  },
  nothing: {
    title: 'Il n’y a rien à faire ici',
    lead: 'Si nous vous avons envoyé un lien par courriel, ouvrez-le de nouveau pour voir où vous en êtes.',
  },
};
