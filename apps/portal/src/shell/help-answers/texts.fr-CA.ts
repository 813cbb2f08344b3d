import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  search: 'Chercher dans l’aide',
  onThisPage: 'Sur cette page',
  all: 'Toutes les réponses',
  found: '{count, plural, one {# réponse} many {# réponses} other {# réponses}}',
  nothing: 'Aucune réponse trouvée',
  nothingText: 'Essayez un autre mot, ou communiquez avec notre équipe.',
  answers: {
    someoneElse: {
      question: 'Quelqu’un d’autre peut-il faire la demande?',
      answer:
        'Seulement une personne qui a le droit d’ouvrir un compte pour l’entreprise. Elle entre ses propres renseignements.',
    },
    stopHalfway: {
      question: 'Et si je m’arrête en chemin?',
      answer:
        'Vos réponses restent sur cet appareil jusqu’à votre connexion. Ensuite, vous pourrez continuer sur n’importe quel appareil.',
    },
    structure: {
      question: 'Je ne sais pas quelle est ma forme juridique',
      answer:
        'Si vous n’avez jamais déposé de documents pour créer une société, vous êtes sans doute à votre compte.',
    },
    incorporated: {
      question: 'Je ne sais pas si mon entreprise est une société',
      answer:
        'Sans statuts constitutifs, elle n’en est pas une. Un nom d’entreprise enregistré ne suffit pas.',
    },
    sales: {
      question: 'Je ne connais pas encore mes ventes',
      answer: 'Votre meilleure estimation suffit.',
    },
    whoIsOwner: {
      question: 'Qui compte comme propriétaire?',
      answer:
        'Toute autre personne qui détient 25 % ou plus. Nous poserons des questions à son sujet après l’envoi.',
    },
    severalThings: {
      question: 'Je vends plusieurs choses',
      answer: 'Choisissez ce qui vous rapporte le plus.',
    },
    notListed: {
      question: 'Mon entreprise n’est pas dans la liste',
      answer:
        'Essayez un mot plus simple, comme « boulangerie » ou « plombier ». Sinon, choisissez ce qui s’en rapproche le plus.',
    },
    noStore: {
      question: 'Je n’ai ni magasin ni bureau',
      answer:
        'Entrez l’adresse de votre domicile. Il faut une adresse municipale, pas une case postale.',
    },
    findEin: {
      question: 'Où se trouve mon EIN?',
      answer:
        'Sur la lettre que l’IRS vous a envoyée en vous l’attribuant et sur les déclarations de revenus de l’entreprise.',
    },
    findCorporationNumber: {
      question: 'Où se trouve mon numéro de société?',
      answer: 'Sur vos documents constitutifs.',
    },
    noSsn: {
      question: 'Je n’ai pas de numéro de sécurité sociale',
      answer:
        'Il en faut un pour faire la demande en ligne. Communiquez avec nous : un membre de notre équipe vous dira ce qui est possible.',
    },
    mustGiveSin: {
      question: 'Dois-je donner mon NAS?',
      answer:
        'Non. Sans lui, nous comparerons vos renseignements à des sources publiques. Si cela ne suffit pas, nous demanderons une pièce d’identité avec photo.',
    },
    noPhone: {
      question: 'Je n’ai pas mon téléphone avec moi',
      answer:
        'Entrez quand même son numéro. Une pièce d’identité avec photo pourra remplacer le code envoyé par texto.',
    },
    creditScore: {
      question: 'Ma cote de crédit sera-t-elle touchée?',
      answer: 'Non. La vérification de votre identité n’y change rien.',
    },
    whoSees: {
      question: 'Qui voit mes renseignements?',
      answer:
        'Nous chiffrons votre numéro dès que nous le recevons et ne l’affichons plus en entier. Il sert uniquement à vérifier votre identité.',
    },
    changeAnswer: {
      question: 'Puis-je modifier une réponse plus tard?',
      answer:
        'Oui, jusqu’à l’envoi : appuyez sur Modifier sur sa fiche. Ensuite, communiquez avec nous.',
    },
    whoDecides: {
      question: 'Qui prend la décision?',
      answer:
        'Un logiciel prend la première décision. Vous pouvez toujours demander qu’un membre de notre équipe la revoie.',
    },
    noText: {
      question: 'Le texto n’est pas arrivé',
      answer:
        'Attendez une minute. Vérifiez le réseau et les messages bloqués, puis renvoyez le code.',
    },
    wrongNumber: {
      question: 'J’ai donné un mauvais numéro',
      answer: 'Appuyez sur Modifier le numéro. Nous enverrons un nouveau code au bon numéro.',
    },
    otherPhone: {
      question: 'Je n’ai pas ce téléphone avec moi',
      answer: 'Utilisez plutôt une pièce d’identité avec photo. Cela prend environ 3 minutes.',
    },
    whichId: {
      question: 'Quelle pièce d’identité puis-je utiliser?',
      answer:
        'Un passeport, un permis de conduire ou une autre pièce officielle avec photo, qui n’est pas expirée. Il faut l’original, pas une copie.',
    },
    goodPhoto: {
      question: 'Comment prendre une bonne photo?',
      answer:
        'Posez la pièce sur une surface unie, sous un bon éclairage et sans reflets, les 4 coins visibles.',
    },
    howLong: {
      question: 'Combien de temps faut-il?',
      answer:
        'La plupart des vérifications prennent quelques secondes. Si un membre de notre équipe doit décider, cette page indique le jour, et nous vous écrirons.',
    },
    sendMore: {
      question: 'Avez-vous besoin d’autre chose?',
      answer:
        'Si oui, nous vous le demanderons sur cette page et par courriel. Sinon, vous pouvez attendre.',
    },
    reviewAgain: {
      question: 'Quelqu’un peut-il revoir ma demande?',
      answer:
        'Oui. Demandez une révision sur la page de votre demande, et un membre de notre équipe vous répondra.',
    },
    whatPartnersDo: {
      question: 'Que doivent faire les autres propriétaires?',
      answer:
        'Chaque personne ouvre le lien sécurisé reçu par courriel et confirme son identité. Nous ne demandons pas son compte bancaire.',
    },
    partnerMail: {
      question: 'Un autre propriétaire n’a pas reçu le courriel',
      answer: 'Vérifiez l’adresse sur sa fiche, corrigez-la au besoin et renvoyez le lien.',
    },
    safeSignIn: {
      question: 'Puis-je me connecter à ma banque ici sans risque?',
      answer:
        'Votre mot de passe reste à votre banque. Nous ne le voyons pas et ne le conservons pas.',
    },
    whichAccount: {
      question: 'Quel compte puis-je utiliser?',
      answer:
        'Un compte-chèques ou un compte d’épargne à votre nom ou à celui de votre entreprise.',
    },
    bankLater: {
      question: 'Puis-je lier ma banque plus tard?',
      answer: 'Oui. Vos versements commenceront une fois un compte lié.',
    },
    findDeposits: {
      question: 'Où se trouvent les deux dépôts?',
      answer: 'Cherchez ACCTVERIFY sur votre relevé bancaire. Chacun est de moins d’un dollar.',
    },
    whenPaid: {
      question: 'Quand vais-je recevoir mon argent?',
      answer:
        'Les versements partent le jour ouvrable suivant un paiement, une fois votre compte bancaire lié.',
    },
    changeBank: {
      question: 'Comment changer de compte bancaire?',
      answer:
        'Ouvrez Banque et liez le nouveau compte. Les versements y commenceront 24 heures après le changement.',
    },
    cancelOrder: {
      question: 'Puis-je annuler ma commande?',
      answer:
        'Oui, jusqu’à son expédition. Ouvrez votre commande et appuyez sur Annuler la commande.',
    },
    closeAccount: {
      question: 'Comment fermer mon compte?',
      answer:
        'Appuyez sur Fermer ce compte à l’accueil. Nous expliquerons ce qui se passe avant toute fermeture.',
    },
    whyMe: {
      question: 'Pourquoi me demandez-vous cela?',
      answer:
        'La loi nous oblige à savoir qui détient 25 % ou plus d’une entreprise. La personne qui a fait la demande a donné votre nom.',
    },
    ownersId: {
      question: 'Quelle pièce d’identité convient?',
      answer:
        'Un passeport, un permis de conduire ou une autre pièce officielle avec photo, qui n’est pas expirée.',
    },
  },
};
