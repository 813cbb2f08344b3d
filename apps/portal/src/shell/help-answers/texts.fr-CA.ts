import type { TEXTS as EN } from './texts.en-US.ts';

const sales = {
  question: 'Je ne connais pas encore mes ventes',
  answer: 'Votre meilleure estimation suffit.',
};
const owners = {
  question: 'Qui compte comme propriétaire?',
  answer:
    'Toute autre personne qui détient 25 % ou plus. Nous poserons des questions à son sujet après l’envoi.',
};
const noStore = {
  question: 'Je n’ai ni magasin ni bureau',
  answer:
    'Entrez l’adresse de votre domicile. Il faut une adresse municipale, pas une case postale.',
};
const noPhone = {
  question: 'Je n’ai pas mon téléphone avec moi',
  answer:
    'Entrez quand même son numéro. Une pièce d’identité avec photo pourra remplacer le code envoyé par texto.',
};
const credit = {
  question: 'Ma cote de crédit sera-t-elle touchée?',
  answer: 'Non. La vérification de votre identité n’y change rien.',
};
const privacy = {
  question: 'Qui voit mes renseignements?',
  answer:
    'Nous chiffrons votre numéro dès que nous le recevons et ne l’affichons plus en entier. Il sert uniquement à vérifier votre identité.',
};

export const TEXTS: typeof EN = {
  title: 'À cette étape',
  answers: {
    applicant: [
      {
        question: 'Quelqu’un d’autre peut-il faire la demande?',
        answer:
          'Seulement une personne qui a le droit d’ouvrir un compte pour l’entreprise. Elle entre ses propres renseignements.',
      },
      {
        question: 'Et si je m’arrête en chemin?',
        answer:
          'Vos réponses restent sur cet appareil jusqu’à votre connexion. Ensuite, vous pourrez continuer sur n’importe quel appareil.',
      },
    ],
    business: [
      {
        question: 'Je ne sais pas quelle est ma forme juridique',
        answer:
          'Si vous n’avez jamais déposé de documents pour créer une société, vous êtes sans doute à votre compte.',
      },
      sales,
      owners,
    ],
    category: [
      { question: 'Je vends plusieurs choses', answer: 'Choisissez ce qui vous rapporte le plus.' },
      {
        question: 'Mon entreprise n’est pas dans la liste',
        answer:
          'Essayez un mot plus simple, comme « boulangerie » ou « plombier ». Sinon, choisissez ce qui s’en rapproche le plus.',
      },
    ],
    address: [
      noStore,
      {
        question: 'Où se trouve mon EIN?',
        answer:
          'Sur la lettre que l’IRS vous a envoyée en vous l’attribuant et sur les déclarations de revenus de l’entreprise.',
      },
    ],
    'owner-identity': [
      {
        question: 'Je n’ai pas de numéro de sécurité sociale',
        answer:
          'Il en faut un pour faire la demande en ligne. Communiquez avec nous : un membre de notre équipe vous dira ce qui est possible.',
      },
      noPhone,
      credit,
      privacy,
    ],
    'check-answers': [
      {
        question: 'Puis-je modifier une réponse plus tard?',
        answer:
          'Oui, jusqu’à l’envoi : appuyez sur Modifier sur sa fiche. Ensuite, communiquez avec nous.',
      },
      {
        question: 'Qui prend la décision?',
        answer:
          'Un logiciel prend la première décision. Vous pouvez toujours demander qu’un membre de notre équipe la revoie.',
      },
    ],
    otp: [
      {
        question: 'Le texto n’est pas arrivé',
        answer:
          'Attendez une minute. Vérifiez le réseau et les messages bloqués, puis renvoyez le code.',
      },
      {
        question: 'J’ai donné un mauvais numéro',
        answer: 'Appuyez sur Modifier le numéro. Nous enverrons un nouveau code au bon numéro.',
      },
      {
        question: 'Je n’ai pas ce téléphone avec moi',
        answer: 'Utilisez plutôt une pièce d’identité avec photo. Cela prend environ 3 minutes.',
      },
    ],
    bank: [
      {
        question: 'Puis-je me connecter à ma banque ici sans risque?',
        answer:
          'Votre mot de passe reste à votre banque. Nous ne le voyons pas et ne le conservons pas.',
      },
      {
        question: 'Quel compte puis-je utiliser?',
        answer:
          'Un compte-chèques ou un compte d’épargne à votre nom ou à celui de votre entreprise.',
      },
      {
        question: 'Puis-je le faire plus tard?',
        answer: 'Oui. Vos versements commenceront une fois un compte lié.',
      },
    ],
  },
  answersCanada: {
    business: [
      {
        question: 'Je ne sais pas si mon entreprise est une société',
        answer:
          'Sans statuts constitutifs, elle n’en est pas une. Un nom d’entreprise enregistré ne suffit pas.',
      },
      sales,
      owners,
    ],
    address: [
      noStore,
      {
        question: 'Où se trouve mon numéro de société?',
        answer: 'Sur vos documents constitutifs.',
      },
    ],
    'owner-identity': [
      {
        question: 'Dois-je donner mon NAS?',
        answer:
          'Non. Sans lui, nous comparerons vos renseignements à des sources publiques. Si cela ne suffit pas, nous demanderons une pièce d’identité avec photo.',
      },
      noPhone,
      credit,
      privacy,
    ],
  },
};
