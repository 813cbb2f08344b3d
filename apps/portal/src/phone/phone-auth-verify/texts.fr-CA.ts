import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Est-ce votre téléphone?',
  titleLoading: 'Nous cherchons votre lien',
  lead: '{business} ouvre un compte chez {brand} et a donné le numéro de ce téléphone.',
  unnamed: 'Quelqu’un',
  text: 'Continuez seulement si vous avez commencé cette démarche vous-même. Rien n’est confirmé tant que vous n’appuyez pas sur Continuer.',
  go: 'Continuer',
  deny: 'Ce n’était pas moi',
  denying: 'Envoi…',
};
