import type { TEXTS as EN } from './texts.en-US.ts';

const failures: (typeof EN)['failures'] = {
  documentExpired: 'La pièce est expirée. Utilisez-en une qui ne l’est pas.',
  documentUnreadable:
    'Nous n’avons pas pu lire la photo. Réessayez sous un bon éclairage, sans reflet et avec les 4 coins visibles.',
  documentNotAccepted:
    'Nous ne pouvons pas accepter ce type de pièce. Utilisez un passeport, un permis de conduire ou une autre pièce officielle avec photo.',
  documentCopy: 'Il nous faut la pièce elle-même, pas une copie ni un écran.',
  detailsMismatch:
    'Nous n’avons pas pu confirmer votre identité d’après les photos. Réessayez sous un bon éclairage, sur une surface unie.',
  selfieUnclear:
    'Nous ne voyions pas bien votre visage. Placez-vous face à la lumière, sans chapeau ni lunettes de soleil.',
  selfieMismatch:
    'Nous n’avons pas pu confirmer votre identité d’après les photos. Réessayez sous un bon éclairage, sur une surface unie.',
  other:
    'Nous n’avons pas pu confirmer votre identité d’après les photos. Réessayez sous un bon éclairage, sur une surface unie.',
};

export const TEXTS: typeof EN = {
  askedAgain: 'Un membre de notre équipe vous demande de renvoyer ceci au plus tard le {day}',
  failedTitle: 'Nous n’avons pas pu utiliser cette photo',
  failedNext:
    'Vous pouvez essayer encore une fois. Si cela ne suffit pas, un membre de notre équipe l’examinera.',
  failures,
  start: 'Commencer',
  resume: 'Reprendre où vous étiez',
  opening: 'Ouverture…',
  frameTitle: 'Vérification par {vendor}',
  stop: 'Arrêter pour l’instant',
  stopHint: 'Vous pouvez arrêter et reprendre dans les 24 heures.',
  closed: 'Vous avez arrêté avant la fin. Reprenez quand vous voudrez.',
  timedOut: 'Le temps de cet essai est écoulé. Il ne compte pas : vous pouvez recommencer.',
  sessionOver: 'Cette session est terminée. Vous pouvez en commencer une nouvelle.',
  frameFailed:
    'La vérification ne s’affiche pas pour l’instant. Vos réponses sont enregistrées. Réessayez dans un moment.',
  frameBlocked:
    'La vérification ne s’est pas chargée. Votre navigateur ou votre réseau la bloque peut-être. Utilisez un autre navigateur ou un autre appareil.',
  cameraDenied:
    'Ce navigateur n’a pas le droit d’utiliser l’appareil photo. Autorisez-le dans vos réglages ou utilisez un autre appareil.',
  noCamera: 'Nous ne trouvons pas d’appareil photo sur cet appareil. Utilisez un autre appareil.',
  otherDevice: 'Utiliser un autre appareil',
  thanksTitle: 'Merci. La vérification est en cours',
  thanksLead: 'Cela prend habituellement moins d’une minute.',
  thanksLeave: 'Vous pouvez quitter cette page. Nous vous écrirons dès que nous aurons la réponse.',
  giveUp: 'C’est plus long que d’habitude. Vous pouvez fermer cette page : nous vous écrirons.',
  askAgain: 'Vérifier de nouveau',
  attemptsLeft:
    '{count, plural, one {Il vous reste # essai pour l’instant.} many {Il vous reste # essais pour l’instant.} other {Il vous reste # essais pour l’instant.}}',
  lastTry: 'Ensuite, vous pourrez réessayer plus tard ou demander une révision à notre équipe.',
  noTries:
    'Vous avez utilisé les {count} essais pour l’instant. Vous pourrez réessayer à partir de {time}.',
  personTitle: 'Demander à notre équipe',
  personText:
    'Un membre de notre équipe examinera votre demande d’ici {from} à {to} jours ouvrables. Nous enverrons la réponse à {email}.',
  person: 'Demander une révision',
  asking: 'Envoi…',
  askPhone: 'Des questions? Appelez-nous au {contact}.',
  askEmail: 'Des questions? Écrivez-nous à {contact}.',
  tipsTitle: 'Conseils pour une bonne photo',
  reference: 'Référence : {reference}',
  qrTitle: 'Continuer sur votre téléphone',
  qrText:
    'Balayez ce code avec votre téléphone pour y prendre les photos. Cette page avancera dès que vous aurez terminé.',
  qrAlt: 'Code QR qui ouvre cette étape sur votre téléphone',
  qrSend: 'M’envoyer un lien par texto',
  qrSent:
    'Nous avons envoyé un lien au {phone}. Il fonctionne une seule fois, pendant {minutes} minutes.',
  qrHere: 'Utiliser cet ordinateur',
  qrTitleOther: 'Continuez sur un autre appareil',
  qrTextOther:
    'Balayez ce code avec l’autre appareil pour y prendre les photos. Cette page continuera quand vous aurez terminé.',
  qrHereOther: 'Utiliser cet appareil',
  qrWaiting: 'En attente de votre téléphone… Le code fonctionne pendant {minutes} minutes.',
  qrExpired: 'Ce code est expiré. Vos réponses sont enregistrées.',
  qrNew: 'Afficher un nouveau code',
};
