import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ORDER_FIELDS, UNUSED_DIGIT_FIELDS } from './fields.ts';

const quantityErrors = {
  required: 'Enter how many',
  notWholeNumber: 'Enter a whole number',
  tooHigh: 'Enter 99 or fewer. For more, write to us',
};

export const ORDER_TEXTS = {
  orderType: {
    label: 'How would you like to take cards in person?',
    errors: { required: 'Choose an option', unknown: 'Choose an option from the list' },
    options: { RENT: { label: 'Rent a terminal' }, BUY: { label: 'Buy a terminal' }, NO_DEVICE: { label: 'No terminal' } },
  },
  paymentMethod: {
    label: 'Pay with',
    errors: { required: 'Choose how to pay', unknown: 'Choose how to pay from the list' },
    options: { ALL: { label: 'Bank account or card' }, BANK: { label: 'Bank account' }, CARD: { label: 'Card' } },
  },
  shippingCountry: {
    label: 'Country',
    errors: { required: 'Choose a country', unknown: 'Choose the United States or Canada' },
    options: { US: { label: 'United States' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'How many terminals',
    errors: quantityErrors,
  },
  licenceQuantity: {
    label: 'How many software licenses',
    hint: 'One for each device',
    errors: { ...quantityErrors, tooLow: 'You need at least 1 software license' },
  },
  fiveDigits: { label: '5-digit number', errors: { required: 'Enter the number', digits: 'Enter 5 digits' } },
  threeDigits: { label: '3-digit number', errors: { required: 'Enter the number', digits: 'Enter 3 digits' } },
} satisfies Record<keyof typeof ORDER_FIELDS | keyof typeof UNUSED_DIGIT_FIELDS, FieldTextsRow>;
