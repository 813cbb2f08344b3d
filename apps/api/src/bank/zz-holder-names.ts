import { legalNameOf, personNameOf, tradeNameOf } from '@signet/rulebook/decision/kyc-payload';
import type { StoredApplication } from '../store.ts';

/** The names an account may bear: the person's, and those of the business. */
export const holderNames = ({ answers }: StoredApplication): string[] =>
  [...new Set([personNameOf(answers), legalNameOf(answers), tradeNameOf(answers)])].filter((name) => name !== '');
