import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Est-ce votre téléphone?',
  titleLoading: 'Vérification de votre lien…',
  lead: '{business} ouvre un compte chez {brand} et nous a donné le numéro de ce téléphone.',
  unnamed: 'Quelqu’un',
  text: 'Continuez seulement si cette demande vient de vous. Le lien fonctionne pendant {minutes} minutes et rien n’est confirmé tant que vous n’appuyez pas sur Continuer.',
  go: 'Continuer',
  deny: 'Ce n’était pas moi',
  denying: 'Envoi…',
};
