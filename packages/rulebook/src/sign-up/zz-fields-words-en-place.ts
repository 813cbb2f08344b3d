import type { FieldId } from '../fields.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

/** Words about where somebody is, in English. */
export const PLACE_WORDS = {
  street: {
    label: 'Street address',
    hint: 'Where the business is; not a PO box',
    errors: {
      required: 'Enter a street address',
      long: 'Street address must be {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
      startsNotWithBuildingNumber: 'Start with the building number, like 12 Main St',
      streetName: 'Enter the building number and the street, like 12 Main St',
    },
  },
  apartment: {
    label: 'Unit',
    hint: 'Apartment, suite or floor',
    errors: {
      required: 'Enter a unit',
      long: 'Unit must be {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
    },
  },
  city: {
    label: 'City',
    errors: { required: 'Enter a city', long: 'City must be {addressMaxChars} characters or fewer', letters: 'City must include letters' },
  },
  territory: {
    label: 'State',
    errors: { required: 'Choose a state', unknown: 'Choose a state from the list' },
    byMarket: {
      CA: {
        label: 'Province or territory',
        errors: { required: 'Choose a province or territory', unknown: 'Choose a province or territory from the list' },
      },
    },
  },
  zip: { label: 'ZIP code', errors: { required: 'Enter a ZIP code', format: 'ZIP code must be 5 digits' } },
  postalCode: { label: 'Postal code', errors: { required: 'Enter a postal code', format: 'Postal code must look like K1A 0B1' } },
  fiveDigits: { label: '5-digit number', errors: { required: 'Enter the number', digits: 'Enter 5 digits' } },
  threeDigits: { label: '3-digit number', errors: { required: 'Enter the number', digits: 'Enter 3 digits' } },
} satisfies Partial<Record<FieldId, FieldWordsRow>>;
