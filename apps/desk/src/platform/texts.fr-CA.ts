import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  reference: 'Référence\u00a0: {reference}',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  close: 'Fermer',
  optional: 'facultatif',
  recentSignIn: 'Il faut une connexion de moins de cinq minutes.',
  signInAgain: 'Se connecter de nouveau',
  errors: {
    'network.failed': 'Aucune connexion. Rien n’a été modifié.',
    'network.timeout':
      'Aucune réponse en 30 secondes. L’action a peut-être quand même eu lieu\u00a0: relisez le dossier.',
    'server.error': 'Une erreur s’est produite de notre côté.',
    'server.busy': 'Le serveur est occupé.',
    'application.notFound': 'Aucune demande ne porte cette référence.',
    'application.stepUpClosed': 'Aucune décision n’est possible en ce moment. Relisez le dossier.',
    'application.versionConflict': 'Le dossier a changé depuis votre lecture.',
    'review.notClaimed': 'Votre prise a expiré. Reprenez le dossier avant de décider.',
    'review.claimedByOther': 'Quelqu’un d’autre a pris le dossier.',
    'review.ownProposal':
      'C’est vous qui l’avez proposé. Une autre personne de la révision doit le confirmer.',
    'review.caseSettled': 'C’est déjà réglé. Personne n’a à agir.',
  },
};
