import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  nav: 'Recherche',
  menu: {
    title: 'Rechercher ou aller à…',
    label: 'Un nom, une référence ou une page',
    hint: 'Trois lettres ou plus. Rien n’est conservé ni inscrit dans une adresse.',
    pages: 'Pages',
    applications: 'Demandes',
    none: 'Aucune page ni demande.',
  },
  kind: {
    name: 'Noms',
    reference: 'Référence',
    address: 'Adresse de l’entreprise',
    email: 'Courriel',
    phone: 'Téléphone, 4 derniers',
  },
  foundAs: {
    reference: 'référence',
    applicant: 'demandeur',
    business: 'entreprise',
    owner: 'propriétaire',
    account: 'courriel du compte',
  },
  draft: 'Jamais soumise',
  closed: 'Fermée',
  column: {
    business: 'Entreprise',
    reference: 'Référence',
    person: 'Personne',
    foundAs: 'Trouvée par',
    status: 'État',
    since: 'Depuis',
  },
  erasing: { all: 'effacée le {day}', secrets: 'secrets effacés le {day}' },
  noBusiness: 'Sans nom pour l’instant',
};
