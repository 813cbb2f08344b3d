import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.fr-CA';
import type { MessageWords } from './message-words.ts';
import type { OWNER_MESSAGES as EN } from './owner-texts.en-US.ts';

export const OWNER_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  ownerInvited: {
    subject: 'Confirmez que vous êtes propriétaire de {business}',
    preheader: '{applicant} indique que vous êtes propriétaire. Comptez environ 5 minutes.',
    lines: [
      '{applicant} ouvre un compte de paiement {brand} pour {business} et indique que vous en êtes propriétaire.',
      'La loi nous oblige à vérifier l’identité des propriétaires. Connectez-vous avec votre propre compte et confirmez vos renseignements. {applicant} verra seulement si vous avez terminé.',
      'Le lien fonctionne une seule fois, jusqu’au {day}. Vous n’êtes pas propriétaire? Ouvrez-le et choisissez « Je ne suis pas propriétaire ».',
    ],
    button: 'Confirmer mes renseignements',
    asks: true,
  },
  ownerReminded: {
    subject: 'Rappel : confirmez être propriétaire de {business}',
    preheader: '{applicant} attend votre confirmation. Comptez environ 5 minutes.',
    lines: [
      '{applicant} indique que vous êtes propriétaire de {business} et attend que vous confirmiez vos renseignements.',
      'Les versements ne peuvent pas commencer avant que chaque propriétaire ait confirmé son identité. Comptez environ 5 minutes.',
      'Le lien fonctionne une seule fois, jusqu’au {day}. Vous n’êtes pas propriétaire? Ouvrez-le et choisissez « Je ne suis pas propriétaire ».',
    ],
    button: 'Confirmer mes renseignements',
    asks: true,
  },
  ownerAsked: {
    subject: 'Encore une étape pour {business} : votre pièce d’identité',
    preheader: 'Comptez environ 3 minutes.',
    lines: [
      'Nous n’avons pas pu confirmer automatiquement vos renseignements pour {business}. Il nous faut une photo de votre pièce d’identité.',
      'Connectez-vous avec le compte que vous avez déjà utilisé. {applicant} ne verra ni votre pièce ni vos réponses.',
    ],
    button: 'Montrer ma pièce d’identité',
    asks: true,
  },
  ownerPhotoIdExpiring: {
    subject: 'Montrez-nous votre nouvelle pièce d’identité',
    preheader: 'Comptez environ 3 minutes.',
    lines: [
      'La pièce d’identité que vous avez montrée pour {business} peut servir jusqu’au {day}. Montrez-nous la nouvelle dès que vous l’aurez.',
      `Nous ne redemandons rien d’autre. ${HOME.due.photoId}`,
      'Connectez-vous avec le compte que vous avez déjà utilisé. {applicant} ne verra pas votre pièce.',
    ],
    button: 'Montrer ma nouvelle pièce',
    asks: true,
  },
  ownerVerified: {
    subject: 'Votre identité est confirmée pour {business}',
    preheader: 'Il ne vous reste rien à faire.',
    lines: [
      'Votre identité est confirmée pour {business}, et nous vous remercions de votre temps.',
      'Il ne vous reste rien à faire. {applicant} verra que vous avez terminé, et rien d’autre.',
    ],
  },
  ownerReplaced: {
    subject: 'Votre lien pour {business} ne fonctionne plus',
    preheader: 'Vous n’avez rien à faire.',
    lines: [
      '{applicant} a modifié la liste des propriétaires pour {business}, et le lien que nous vous avions envoyé ne fonctionne plus.',
      'Vous n’avez rien à faire. Si vous croyez que c’est une erreur, demandez à {applicant} de vous envoyer un nouveau lien.',
    ],
  },
  ownerDone: {
    subject: '{owner} a confirmé son identité',
    preheader:
      '{left, plural, one {Une confirmation est encore attendue.} many {# de confirmations sont encore attendues.} other {# confirmations sont encore attendues.}}',
    lines: [
      '{owner} a confirmé son identité pour {business} : c’est une chose de moins à attendre.',
      '{left, plural, one {Une confirmation est encore attendue.} many {# de confirmations sont encore attendues.} other {# confirmations sont encore attendues.}} Vous pouvez envoyer un rappel à partir de la liste.',
    ],
    button: 'Voir les propriétaires',
  },
  ownersDone: {
    subject: '{owner} a confirmé son identité',
    preheader: 'Tous les propriétaires ont confirmé leur identité.',
    lines: [
      '{owner} a confirmé son identité pour {business} : c’est une chose de moins à attendre.',
      'C’était la dernière confirmation. Nous terminerons nos vérifications et vous enverrons le résultat par courriel.',
    ],
    button: 'Voir ma demande',
  },
  ownerNotMine: {
    subject: '{owner} indique ne pas être propriétaire',
    preheader: 'Vérifiez le nom et l’adresse courriel que vous nous avez donnés.',
    lines: [
      '{owner} a ouvert notre lien pour {business} et nous a indiqué ne pas en être propriétaire.',
      'Vérifiez le nom et l’adresse courriel que vous nous avez donnés, et corrigez-les au besoin.',
      'S’ils sont exacts, un membre de notre équipe examinera votre demande.',
    ],
    button: 'Vérifier les propriétaires',
  },
  ownerLate: {
    subject: '{owner} n’a pas encore confirmé son identité',
    preheader: 'Les versements ne peuvent pas encore commencer. Voici ce que vous pouvez faire.',
    lines: [
      '{owner} avait 14 jours pour confirmer son identité pour {business} et ne l’a pas encore fait.',
      'Envoyez un nouveau lien ou corrigez l’adresse courriel.',
      'Un membre de notre équipe examinera aussi votre demande. Nous vous écrirons au plus tard le {day}.',
    ],
    button: 'Voir les propriétaires',
  },
  ownerUnreached: {
    subject: 'Notre courriel à {owner} ne s’est pas rendu',
    preheader: 'Vérifiez l’adresse, et nous enverrons aussitôt un nouveau lien.',
    lines: [
      'Nous avons écrit à {owner}, à l’adresse {email}, mais le message est revenu.',
      'Corrigez l’adresse, et nous enverrons aussitôt un nouveau lien. Les versements de {business} attendent que l’identité de chaque propriétaire soit confirmée.',
    ],
    button: 'Corriger l’adresse',
  },
};
