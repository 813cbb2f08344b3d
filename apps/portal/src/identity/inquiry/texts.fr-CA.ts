import type { TEXTS as EN } from './texts.en-US.ts';

const failures: (typeof EN)['failures'] = {
  documentExpired: 'La pièce est expirée. Utilisez-en une qui ne l’est pas.',
  documentUnreadable: 'L’image n’a pas pu être lue. Posez la pièce à plat, bien éclairée et sans reflet, les quatre coins visibles.',
  documentNotAccepted:
    'Ce type de pièce n’est pas accepté. Utilisez un permis de conduire, un passeport ou une autre pièce d’un gouvernement.',
  documentCopy: 'L’image montre une copie ou un écran. Photographiez la pièce elle-même.',
  detailsMismatch: 'La pièce montre un autre nom ou une autre date de naissance que votre demande.',
  selfieUnclear: 'Votre visage n’était pas assez visible. Enlevez chapeau et lunettes, et placez-vous dans une bonne lumière.',
  selfieMismatch: 'L’égoportrait et la photo de la pièce ne se ressemblent pas.',
  other: 'La vérification n’a pas abouti. Utilisez une autre pièce si vous le pouvez.',
};

export const TEXTS: typeof EN = {
  failedTitle: 'Votre dernière vérification n’a pas réussi',
  failedNext: 'Vous pouvez réessayer une fois. Si cela ne réussit pas non plus, une personne de notre équipe regardera votre demande.',
  failures,
  start: 'Commencer',
  resume: 'Reprendre où vous étiez',
  opening: 'Ouverture…',
  frameTitle: 'Vérification d’identité par Persona',
  stop: 'Arrêter pour l’instant',
  stopHint: 'Rien n’est perdu si vous arrêtez. Vous pouvez reprendre pendant 24 heures.',
  closed: 'Vous avez arrêté avant la fin. Rien n’est perdu : reprenez quand vous voulez.',
  timedOut: 'Votre dernier essai a dépassé le temps prévu. Il ne compte pas contre vous. Vous pouvez recommencer.',
  sessionOver: 'Cette session est terminée. Le bouton ci-dessous en ouvre une nouvelle.',
  frameFailed: 'La vérification ne s’affiche pas pour l’instant. Vos réponses sont enregistrées. Réessayez dans un moment.',
  tokenTitle: 'Nous n’avons pas pu ouvrir la vérification',
  tokenLead: 'Le service qui vérifie les documents ne répond pas. Vos réponses ne sont pas en cause et elles sont enregistrées.',
  tokenNext: 'Réessayez dans quelques minutes. Vous pouvez aussi fermer cette page et revenir par le lien de notre courriel.',
  tryAgain: 'Réessayer',
  thanksTitle: 'Merci, nous lisons votre document',
  thanksLead: 'Cela prend habituellement moins d’une minute.',
  thanksLeave: 'Vous pouvez quitter cette page : nous vous écrirons par courriel dès qu’il y aura une réponse.',
  giveUp: 'C’est plus long aujourd’hui. Vous pouvez fermer cette page, nous vous écrirons.',
  askAgain: 'Vérifier de nouveau',
  attemptsLeft:
    '{count, plural, one {Il vous reste # essai pour l’instant.} many {Il vous reste # essais pour l’instant.} other {Il vous reste # essais pour l’instant.}}',
  lastTry: 'Ensuite, vous pourrez réessayer plus tard ou demander à une personne de regarder votre dossier.',
  noTries: 'Les {count} essais sont utilisés pour l’instant. Vous pourrez réessayer à partir de {time}.',
  personTitle: 'Une autre façon : une personne regarde',
  personText:
    'Une personne de notre équipe regarde votre demande d’ici {from} à {to} jours ouvrables. Nous enverrons la réponse à {email}.',
  person: 'Demander à une personne de regarder',
  asking: 'Envoi de votre demande…',
  askPhone: 'Des questions? Appelez-nous : {contact}.',
  askEmail: 'Des questions? Écrivez-nous : {contact}.',
  tipsTitle: 'Conseils pour une bonne photo',
  reference: 'Référence : {reference}',
};
