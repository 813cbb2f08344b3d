import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Entrez le code reçu par texto',
  titleUnsent: 'Nous vous envoyons un code par texto',
  lead: 'Nous avons envoyé un code à 6 chiffres à votre téléphone se terminant par {last4}. Il est valable pendant {minutes} minutes.',
  leadUnsent: 'Nous envoyons un code à 6 chiffres au téléphone se terminant par {last4} pour vérifier que c’est le vôtre.',
  sending: 'Envoi…',
  send: 'M’envoyer un code',
  sendIn: 'Nous venons de vous écrire par texto. Vous pourrez faire envoyer le code dans {wait}.',
  sentAgain: 'Nous avons renvoyé le code.',
  resend: 'Renvoyer le code',
  resendIn: 'Vous pourrez le renvoyer dans {wait}.',
  resendNow: 'Vous pouvez maintenant renvoyer le code.',
  expired: 'Le code est expiré. Demandez-en un nouveau.',
  attemptsLeft:
    '{count, plural, one {Il vous reste # essai pour ce code.} many {Il vous reste # essais pour ce code.} other {Il vous reste # essais pour ce code.}}',
  tipsTitle: 'Vous ne l’avez pas reçu?',
  tips: [
    'Un texto peut prendre une minute. Le code reste le même lorsque nous le renvoyons.',
    'Vérifiez que votre téléphone capte le réseau et n’est pas en mode avion.',
    'Regardez parmi les messages bloqués et ceux d’expéditeurs inconnus.',
  ],
  wrongNumberTitle: 'Ce n’est pas votre numéro?',
  wrongNumber: 'Si votre numéro ne se termine pas par {last4}, il ne peut plus être modifié ici une fois la demande envoyée.',
  wrongNumberPhone: 'Appelez-nous et nous le corrigerons : {contact}.',
  wrongNumberEmail: 'Écrivez-nous et nous le corrigerons : {contact}.',
  wrongNumberOther: 'Utilisez plutôt une pièce d’identité avec photo : ce numéro n’est alors plus nécessaire.',
  linkTitle: 'Autre possibilité : un lien',
  linkText: 'Nous vous envoyons un lien par texto. Vous l’ouvrez sur ce téléphone et appuyez sur Continuer.',
  link: 'M’envoyer plutôt un lien',
  photoText: 'Vous prenez en photo une pièce d’identité au lieu d’entrer un code. Cela prend environ 3 minutes.',
  why: 'Le code montre que ce téléphone est le vôtre. Sans lui, personne ne peut ouvrir un compte avec votre numéro.',
};
