import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  failed: 'Les clés n’ont pas pu être lues.',
  mode: {
    test: 'Les clés d’essai fonctionnent seulement dans le bac à sable. Les clés de production se créent dans l’autre console.',
    live: 'Les clés de production servent aux vraies demandes. Les clés d’essai se créent dans l’autre console.',
  },
  locked: 'Les clés peuvent seulement être consultées ici.',
  none: 'Vous n’avez encore aucune clé.',
  make: 'Créer une clé',
  newTitle: 'Créer une clé',
  send: 'Créer',
  sending: 'Création…',
  cancel: 'Annuler',
  madeLead:
    'Copiez cette clé maintenant et rangez-la avec les secrets de vos serveurs. Nous ne pourrons plus l’afficher.',
  state: {
    inUse: 'En service',
    endsSoon: 'Prend fin bientôt',
    expired: 'Expirée',
    revoked: 'Révoquée',
  },
  fact: {
    scopes: 'Autorisations',
    made: 'Création',
    used: 'Dernière utilisation',
    until: 'Expiration',
    from: 'Adresses permises',
  },
  madeBy: '{day}, par {name}',
  usedAt: '{when}, {count, plural, one {# appel} many {# appels} other {# appels}} en tout',
  never: 'Jamais',
  noEnd: 'Jamais',
  anywhere: 'Toutes',
  choose: 'Choisir',
  life: { '30': '30 jours', '90': '90 jours', '365': 'Un an', none: 'Jamais' },
  addressesHelp:
    'Adresses ou réseaux de vos serveurs, par exemple 203.0.113.0/24. Séparez-les par des virgules.',
  noScope: 'Choisissez au moins une autorisation.',
  wrongAddress: 'L’une de ces valeurs n’est ni une adresse ni un réseau.',
  manyAddresses: 'Entrez au plus {most} adresses.',
  scope: {
    'applications:read': 'Lire les demandes',
    'applications:write': 'Attribuer vos propres identifiants',
    'prefills:write': 'Préremplir des réponses',
    'imports:read': 'Suivre les importations',
    'imports:write': 'Inviter des commerces par fichier',
    'events:read': 'Lire les événements',
    'events:write': 'Faire renvoyer des événements',
  },
  replace: {
    act: 'Remplacer',
    title: 'Remplacer {key}…',
    text: 'Vous recevez une nouvelle clé qui permet la même chose. L’ancienne fonctionne encore 24 heures, le temps de modifier vos serveurs.',
    confirm: 'Remplacer',
  },
  revoke: {
    act: 'Révoquer',
    title: 'Révoquer {key}…',
    text: 'Tout ce qui utilise cette clé est refusé dès maintenant. Cette action est définitive.',
    confirm: 'Révoquer',
  },
};
