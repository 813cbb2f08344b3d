import { expect, test } from 'vitest';
import { openStepUps } from '../core/facts-cases.ts';
import {
  maySubmitTaxId,
  type TaxInformationFacts,
  type TaxInformationType,
  taxInformationTypeFor,
} from './tax-information.ts';

const SSN = 'applicant.governmentIdentification.value';
const EIN = 'company.governmentIdentification.value';
const facts = (changed: Partial<TaxInformationFacts> = {}): TaxInformationFacts => ({
  market: 'US',
  isRegistered: true,
  isSubmitted: true,
  decision: 'PENDING',
  stepUps: [],
  given: { [SSN]: { sourceType: 'SSN4' }, [EIN]: { sourceType: 'FEIN' } },
  ...changed,
});

test.each<[string, Partial<TaxInformationFacts>, TaxInformationType, boolean]>([
  ['Canada has neither', { market: 'CA' }, 'SSN9', false],
  ['a person alone has no EIN', { isRegistered: false }, 'FEIN', false],
  ['before it is sent any number may be changed', { isSubmitted: false }, 'FEIN', true],
  ['the full SSN is asked', { stepUps: openStepUps('FULL_SSN') }, 'SSN9', true],
  ['the business is checked again', { stepUps: openStepUps('BUSINESS_INFO') }, 'FEIN', true],
  ['a declined application takes nothing more', { decision: 'DECLINED' }, 'SSN9', false],
  ['four digits that were checked stay while a person looks', {}, 'SSN9', false],
  ['also after the approval', { decision: 'APPROVED' }, 'SSN9', false],
  ['a number that was never given may be added', { decision: 'APPROVED', given: {} }, 'SSN9', true],
  ['a number that was checked stays', { decision: 'APPROVED' }, 'FEIN', false],
  [
    'nine digits that were checked stay',
    { given: { [SSN]: { sourceType: 'SSN9' } } },
    'SSN9',
    false,
  ],
  ['another step asks another number', { stepUps: openStepUps('FULL_SSN') }, 'FEIN', false],
])('%s', (_name, changed, type, may) => expect(maySubmitTaxId(facts(changed), type)).toBe(may));

test.each([
  ['FULL_SSN', 'US', 'SSN9'],
  ['BUSINESS_INFO', 'US', 'FEIN'],
  ['BUSINESS_INFO', 'CA', undefined],
  ['EIN_DOC', 'US', undefined],
] as const)('%s in %s is answered by %s', (stepUp, market, type) =>
  expect(taxInformationTypeFor(stepUp, market)).toBe(type),
);
