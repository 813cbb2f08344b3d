import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Recherche',
  notKept: 'Ce que vous tapez ne figure pas dans l’adresse et n’est pas conservé',
  kinds: 'Chercher par',
  label: 'Quoi chercher',
  filters: 'Restreindre les résultats',
  filter: { decision: 'État', market: 'Marché', portal: 'Portail' },
  found: '{count, plural, one {# demande} many {# de demandes} other {# demandes}}',
  order: 'De la plus récente à la plus ancienne',
  cut: 'Il y en a d’autres. Tapez une plus grande partie du nom, ou restreignez les résultats.',
  none: 'Aucun résultat. Les brouillons ont été fouillés aussi. Ce qui est effacé ne se retrouve plus.',
  tooShort: {
    name: 'Trois lettres ou plus d’un nom, et six mots au plus.',
    reference: 'Les huit lettres et chiffres, par exemple K7QM-3XPD.',
    address: 'Trois lettres ou plus d’une rue, d’une ville ou d’un code postal.',
    email: 'L’adresse entière.',
    phone: 'Les quatre derniers chiffres et trois lettres ou plus d’un nom.',
  },
  failed: 'La recherche a échoué.',
  how: {
    title: 'Comment chaque recherche se fait',
    reference: 'K7QM-3XPD ou k7qm 3xpd, s’ouvre tout de suite',
    name: 'débuts de mots, avec ou sans accents',
    address: 'débuts de mots de l’adresse de l’entreprise',
    email: 'adresse entière',
    phone: '4 derniers chiffres avec un nom',
  },
  taxId: {
    title: 'Numéro fiscal, exact',
    label: 'Numéro fiscal',
    hint: 'Masqué pendant la frappe, envoyé une fois, comparé par empreinte, jamais affiché ni journalisé. La consultation figure au journal de chaque demande trouvée.',
    look: 'Chercher',
    looking: 'Recherche…',
    short: 'Les neuf chiffres.',
    found:
      '{count, plural, one {# demande le porte.} many {# de demandes le portent.} other {# demandes le portent.}}',
  },
};
