import type { FieldTextsRow } from '../core/field-texts.ts';
import type { PlanId } from '../reference/plans.ts';
import type { ORDER_FIELDS } from './fields.ts';

export const ORDER_TEXTS = {
  orderType: {
    label: 'How would you like to take cards in person?',
    errors: {
      required: 'Choose how you’d like to take cards in person',
      unknown: 'Choose how you’d like to take cards in person',
    },
    options: {
      RENT: { label: 'Rent a terminal' },
      BUY: { label: 'Buy a terminal' },
      NO_DEVICE: { label: 'No terminal' },
    },
  },
  paymentMethod: {
    label: 'Pay with',
    errors: { required: 'Choose how to pay', unknown: 'Choose how to pay' },
    options: { BANK: { label: 'Bank account' }, CARD: { label: 'Card' } },
  },
  shippingCountry: {
    label: 'Country',
    errors: { required: 'Choose a country', unknown: 'Choose the United States or Canada' },
    options: { US: { label: 'United States' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'Number of terminals',
    errors: {
      required: 'Enter the number of terminals',
      notWholeNumber: 'Enter the number of terminals as a whole number, like 2',
      tooHigh: 'Enter 99 terminals or fewer. For more, contact us',
    },
  },
  licenceQuantity: {
    label: 'Number of software licenses',
    hint: 'One for each device',
    errors: {
      required: 'Enter the number of software licenses',
      notWholeNumber: 'Enter the number of software licenses as a whole number, like 2',
      tooHigh: 'Enter 99 software licenses or fewer. For more, contact us',
      tooLow: 'Enter at least 1 software license',
    },
  },
} satisfies Record<keyof typeof ORDER_FIELDS, FieldTextsRow>;

export const PLAN_NAMES: Record<PlanId, string> = {
  POYNTC: 'Countertop terminal',
  N910: '5-inch handheld terminal',
  N950: '6-inch handheld terminal',
  N910_SUNMIT2S1: '5-inch handheld and register',
  N910_SUNMIT2S2: '5-inch handheld and register with a customer screen',
  POYNTC_SUNMIT2S1: 'Countertop terminal and register',
  POYNTC_SUNMIT2S2: 'Countertop terminal and register with a customer screen',
  LICENSE: 'Point-of-sale software',
  noDevice: 'Your own phone or computer',
};
