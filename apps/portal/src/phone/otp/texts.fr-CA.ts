import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Entrez le code reçu par texto',
  titleUnsent: 'Nous allons vous envoyer un code',
  lead: 'Nous avons envoyé un code à 6 chiffres au {phone}. Il est valable pendant {minutes} minutes.',
  leadUnsent:
    'Nous enverrons un code à 6 chiffres au {phone} pour confirmer que ce numéro est le vôtre.',
  sending: 'Envoi…',
  send: 'M’envoyer un code',
  sendIn: 'Nous venons de vous envoyer un texto. Vous pourrez demander un code dans {wait}.',
  sentAgain: 'Nous avons renvoyé le code.',
  resend: 'Renvoyer le code',
  resendIn: 'Nouvel envoi possible dans {wait}',
  resendNow: 'Vous pouvez maintenant renvoyer le code.',
  expired: 'Ce code est expiré.',
  attemptsLeft:
    '{count, plural, one {Il vous reste # essai pour ce code.} many {Il vous reste # essais pour ce code.} other {Il vous reste # essais pour ce code.}}',
  tipsTitle: 'Vous ne l’avez pas reçu?',
  tips: [
    'Un texto peut prendre une minute. Le code reste le même lorsque nous le renvoyons.',
    'Vérifiez que votre téléphone capte le réseau et que le mode avion est désactivé.',
    'Regardez parmi les messages bloqués et ceux d’expéditeurs inconnus.',
  ],
  wrongNumberPhone: 'Appelez-nous au {contact} et nous le corrigerons.',
  wrongNumberEmail: 'Écrivez-nous à {contact} et nous le corrigerons.',
  wrongNumberOther:
    'Utilisez plutôt une pièce d’identité avec photo : ce numéro n’est alors plus nécessaire.',
  change: {
    action: 'Modifier le numéro',
    title: 'Modifiez votre numéro de cellulaire',
    hint: 'Nous y enverrons un nouveau code. Les codes envoyés à l’ancien numéro ne fonctionneront plus.',
    send: 'M’envoyer un nouveau code',
    cancel: 'Garder ce numéro',
    done: 'Nous avons envoyé un nouveau code au {phone}.',
    left: '{count, plural, one {Vous pouvez le modifier encore # fois aujourd’hui.} many {Vous pouvez le modifier encore # fois aujourd’hui.} other {Vous pouvez le modifier encore # fois aujourd’hui.}}',
    none: 'Vous avez modifié votre numéro 3 fois aujourd’hui. Vous pourrez le modifier demain ou utiliser une pièce d’identité dès maintenant.',
  },
  spent: {
    title: 'Demandez un nouveau code',
    lead: 'Ce code n’est plus utilisable.',
    action: 'M’envoyer un nouveau code',
  },
  checking: 'Vérification du code…',
  linkTitle: 'Vous préférez un lien?',
  linkText:
    'Nous vous enverrons un lien par texto. Ouvrez-le sur ce téléphone et appuyez sur Continuer.',
  link: 'M’envoyer un lien',
  photoText:
    'Prenez en photo une pièce d’identité au lieu d’entrer un code. Cela prend environ 3 minutes.',
  why: 'Le code prouve que ce téléphone est le vôtre. Ainsi, personne d’autre ne peut ouvrir un compte avec votre numéro.',
};
