import type { TEXTS as EN } from './texts.en-US.ts';

/** The words of the page that waits for the texted link, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Ouvrez le lien reçu par texto',
  titleUnsent: 'Nous vous envoyons un lien par texto',
  titleOpened: 'Votre téléphone a ouvert le lien',
  titleFailed: 'Le lien n’a pas fonctionné',
  lead: 'Nous avons envoyé un lien à votre téléphone se terminant par {last4}. Ouvrez-le sur ce téléphone et appuyez sur Continuer.',
  leadUnsent: 'Nous envoyons un lien au téléphone se terminant par {last4} pour vérifier que c’est le vôtre.',
  leadOpened: 'Terminez là-bas : appuyez sur Continuer sur votre téléphone.',
  expiresIn: 'Le lien est valable pendant {wait}.',
  waiting: 'Cette page avance d’elle-même dès que vous avez confirmé sur votre téléphone.',
  sending: 'Envoi…',
  send: 'M’envoyer un lien',
  sentAgain: 'Nous avons envoyé un nouveau lien.',
  resend: 'Envoyer un nouveau lien',
  resendIn: 'Vous pourrez en envoyer un nouveau dans {wait}.',
  sendIn: 'Vous pourrez faire envoyer le lien dans {wait}.',
  resendNow: 'Vous pouvez maintenant envoyer un nouveau lien.',
  giveUp: 'Vous pouvez fermer cette page. Revenez quand vous aurez le téléphone en main et demandez un nouveau lien.',
  again: 'Regarder de nouveau',
  codeTitle: 'Utiliser plutôt un code',
  codeText: 'Nous vous envoyons un code à 6 chiffres par texto, et vous l’entrez sur cette page.',
  code: 'M’envoyer un code',
  photoText: 'Vous prenez en photo une pièce d’identité au lieu d’ouvrir un lien. Cela prend environ 3 minutes.',
  why: 'Le lien montre que ce téléphone est le vôtre. Sans lui, personne ne peut ouvrir un compte avec votre numéro.',
};
