import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Associer votre profil',
  lead: 'Vérifiez qu’il s’agit de la bonne entreprise, puis choisissez le magasin à associer.',
  titleOf: '{business}',
  leadOf: 'Les magasins de ce compte.',
  business: 'Entreprise',
  owner: 'Propriétaire',
  name: 'Nom',
  legalName: 'Raison sociale',
  address: 'Adresse',
  country: 'Pays',
  countries: { US: 'États-Unis, dollars américains (USD)', CA: 'Canada, dollars canadiens (CAD)' },
  email: 'Courriel',
  stores: 'Magasins',
  addStore: 'Ajouter un magasin',
  addingStore: 'Ouverture en cours…',
  addStoreAfterBank:
    'Liez d’abord votre compte bancaire. Vous pourrez ensuite ajouter un autre magasin.',
  connect: 'Associer',
  connecting: 'Association en cours…',
  open: 'Ouvrir',
  application: 'Voir ce compte',
  close: 'Fermer ce compte',
  accounts: 'Retour à vos demandes',
};
