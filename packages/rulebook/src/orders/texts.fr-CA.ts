import type { FieldTextsRow } from '../core/field-texts.ts';
import type { PlanId } from '../reference/plans.ts';
import type { ORDER_TEXTS as ENGLISH } from './texts.en-US.ts';

export const ORDER_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  orderType: {
    label: 'Comment voulez-vous accepter les cartes en personne?',
    errors: {
      required: 'Choisissez comment accepter les cartes en personne',
      unknown: 'Choisissez comment accepter les cartes en personne',
    },
    options: {
      RENT: { label: 'Louer un terminal' },
      BUY: { label: 'Acheter un terminal' },
      NO_DEVICE: { label: 'Sans terminal' },
    },
  },
  paymentMethod: {
    label: 'Payer par',
    errors: { required: 'Choisissez comment payer', unknown: 'Choisissez comment payer' },
    options: { BANK: { label: 'Compte bancaire' }, CARD: { label: 'Carte' } },
  },
  shippingCountry: {
    label: 'Pays',
    errors: { required: 'Choisissez un pays', unknown: 'Choisissez le Canada ou les États-Unis' },
    options: { US: { label: 'États-Unis' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'Nombre de terminaux',
    errors: {
      required: 'Entrez le nombre de terminaux',
      notWholeNumber: 'Entrez un nombre entier de terminaux, comme 2',
      tooHigh: 'Entrez 99 terminaux ou moins. Pour en obtenir plus, communiquez avec nous',
    },
  },
  licenceQuantity: {
    label: 'Nombre de licences de logiciel',
    hint: 'Une par appareil',
    errors: {
      required: 'Entrez le nombre de licences de logiciel',
      notWholeNumber: 'Entrez un nombre entier de licences de logiciel, comme 2',
      tooHigh:
        'Entrez 99 licences de logiciel ou moins. Pour en obtenir plus, communiquez avec nous',
      tooLow: 'Entrez au moins 1 licence de logiciel',
    },
  },
};

export const PLAN_NAMES: Record<PlanId, string> = {
  POYNTC: 'Terminal de comptoir',
  N910: 'Terminal portatif de 5 pouces',
  N950: 'Terminal portatif de 6 pouces',
  N910_SUNMIT2S1: 'Terminal portatif de 5 pouces et caisse',
  N910_SUNMIT2S2: 'Terminal portatif de 5 pouces et caisse avec écran client',
  POYNTC_SUNMIT2S1: 'Terminal de comptoir et caisse',
  POYNTC_SUNMIT2S2: 'Terminal de comptoir et caisse avec écran client',
  LICENSE: 'Logiciel de point de vente',
  noDevice: 'Votre téléphone ou votre ordinateur',
};
