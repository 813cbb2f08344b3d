import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ORDER_TEXTS as ENGLISH } from './texts.en-US.ts';

const quantityErrors = {
  required: 'Entrez un nombre',
  notWholeNumber: 'Entrez un nombre entier',
  tooHigh: 'Entrez 99 ou moins. Pour en obtenir plus, écrivez-nous',
};

export const ORDER_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  orderType: {
    label: 'Comment voulez-vous accepter les cartes en personne?',
    errors: { required: 'Choisissez une option', unknown: 'Choisissez une option de la liste' },
    options: { RENT: { label: 'Louer un terminal' }, BUY: { label: 'Acheter un terminal' }, NO_DEVICE: { label: 'Sans terminal' } },
  },
  paymentMethod: {
    label: 'Payer par',
    errors: { required: 'Choisissez un mode de paiement', unknown: 'Choisissez un mode de paiement de la liste' },
    options: { ALL: { label: 'Compte bancaire ou carte' }, BANK: { label: 'Compte bancaire' }, CARD: { label: 'Carte' } },
  },
  shippingCountry: {
    label: 'Pays',
    errors: { required: 'Choisissez un pays', unknown: 'Choisissez les États-Unis ou le Canada' },
    options: { US: { label: 'États-Unis' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'Nombre de terminaux',
    errors: quantityErrors,
  },
  licenceQuantity: {
    label: 'Nombre de licences de logiciel',
    hint: 'Une par appareil',
    errors: { ...quantityErrors, tooLow: 'Il faut au moins 1 licence de logiciel' },
  },
  fiveDigits: { label: 'Numéro à 5 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 5 chiffres' } },
  threeDigits: { label: 'Numéro à 3 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 3 chiffres' } },
};
