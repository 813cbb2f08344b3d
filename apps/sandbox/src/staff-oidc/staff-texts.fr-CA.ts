import type { TEXTS as EN } from './staff-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr',
  title: 'Connexion du personnel',
  lead: 'Choisissez qui vous êtes.',
  roles: {
    'signet-review': 'Examen des demandes',
    'signet-senior': 'Examen des demandes, responsable',
    'signet-support': 'Soutien',
    'signet-risk': 'Analyse du risque',
    'signet-admin': 'Administration',
    'signet-audit': 'Audit',
  },
  noGroup: 'Dans aucun groupe',
  noMfa: 'mot de passe seul',
  sandbox:
    'C’est la connexion du personnel dans le bac à sable. Elle ne demande aucun mot de passe.',
  back: 'Retour au poste de travail',
};
