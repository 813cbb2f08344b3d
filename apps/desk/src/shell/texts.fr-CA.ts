import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  name: 'Signet Desk',
  skip: 'Passer au contenu',
  more: 'Plus',
  morePages: 'Autres pages',
  print: 'Les pages du bureau ne s’impriment pas. L’audit peut exporter des lignes du journal.',
  comfortable: 'Texte agrandi',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  loading: 'Chargement…',
  failed: 'Le bureau n’a pas pu être chargé.',
  path: 'Vous êtes ici',
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est erronée, ou la page ne vous est pas ouverte.',
    back: 'Retour à l’accueil',
  },
  groups: { work: 'Travail', insight: 'Analyse', policy: 'Règles', product: 'Produit' },
  environment: { local: 'Bac à sable', ci: 'IC', test: 'Essai', ote: 'OTE' },
  roles: {
    reviewer: 'Révision',
    senior: 'Révision principale',
    support: 'Soutien',
    analyst: 'Analyse du risque',
    administrator: 'Administration',
    auditor: 'Audit',
    key: 'Clé d’automatisation',
  },
  broken:
    'Cette partie du bureau a échoué. Rechargez la page. Rien de ce qui a été envoyé n’est perdu.',
  reload: 'Recharger',
  callPause: {
    title: 'Trop d’appels en une minute',
    text: 'Le bureau n’accepte plus vos appels pour un instant. Ce que vous avez tapé et choisi ici est conservé.',
    opened: 'Le bureau n’accepte plus vos appels pour un instant. Il s’ouvrira de lui-même.',
    until: 'Vous pourrez continuer à {time}.',
    left: '{count, plural, one {Encore # seconde} many {Encore # de secondes} other {Encore # secondes}}',
    readOn: 'Lire en attendant',
  },
};
