import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Ouvrez le lien reçu par texto',
  titleUnsent: 'Nous allons vous envoyer un lien',
  titleOpened: 'Terminez sur votre téléphone',
  titleFailed: 'Le lien n’a pas fonctionné',
  lead: 'Nous avons envoyé un lien à votre téléphone se terminant par {last4}. Ouvrez-le sur ce téléphone et appuyez sur Continuer.',
  leadUnsent:
    'Nous enverrons un lien au téléphone se terminant par {last4} pour confirmer que c’est le vôtre.',
  leadOpened: 'Vous avez ouvert le lien. Appuyez maintenant sur Continuer sur votre téléphone.',
  expiresIn: 'Le lien expire dans {wait}.',
  waiting: 'Cette page continuera d’elle-même dès que vous aurez confirmé sur votre téléphone.',
  sending: 'Envoi…',
  send: 'M’envoyer un lien',
  sentAgain: 'Nous avons envoyé un nouveau lien.',
  resend: 'Envoyer un nouveau lien',
  resendIn: 'Envoyer un nouveau lien dans {wait}',
  sendIn: 'Vous pourrez demander un lien dans {wait}.',
  resendNow: 'Vous pouvez maintenant envoyer un nouveau lien.',
  giveUp:
    'Vous pouvez fermer cette page. Quand vous aurez le téléphone en main, revenez et demandez un nouveau lien.',
  again: 'Vérifier de nouveau',
  codeTitle: 'Vous préférez un code?',
  codeText: 'Nous vous enverrons par texto un code à 6 chiffres à entrer sur cette page.',
  code: 'M’envoyer un code',
  photoText:
    'Prenez en photo une pièce d’identité au lieu d’ouvrir un lien. Cela prend environ 3 minutes.',
  why: 'Le lien prouve que ce téléphone est le vôtre. Ainsi, personne d’autre ne peut ouvrir un compte avec votre numéro.',
};
