import type { Market } from '@signet/rulebook/reference/markets';
import type { Evidence } from '@signet/rulebook/decision/underwriting';

/** Who is to be recognised. The number is the only secret part besides the birth date; neither is kept by the caller. */
export type Person = {
  market: Market;
  firstName: string;
  lastName: string;
  emailAddress: string;
  phone: string;
  birthDate?: string;
  number?: { sourceType: 'SSN4' | 'SSN9' | 'SIN'; value: string };
  address?: { line1: string; city: string; territory: string; zip: string };
};

export type Business = {
  market: Market;
  name: string;
  taxId: string;
  /** True where the person went over name and number again. */
  doubleChecked?: true;
};

/** `key` makes a repeated question the same question; `reference` names whom it is about, and an answer under another name is none. */
export type Question = { key: string; reference: string };

type PersonAnswer = { person: Evidence['person']; phoneOwner: Evidence['phoneOwner']; reference?: string };
type BusinessAnswer = { business: Evidence['business']; reference?: string };
type WatchListAnswer = { watchList: Evidence['watchList']; reference?: string };

/**
 * Who somebody is, what a business is, and whether a watch list names them.
 * Every method answers or throws ProviderDown before `signal` aborts; an inquiry that is still open then counts as unknown.
 */
export type IdentityPort = {
  person(person: Person, question: Question, signal: AbortSignal): Promise<PersonAnswer>;
  business(business: Business, question: Question, signal: AbortSignal): Promise<BusinessAnswer>;
  watchList(
    name: { firstName: string; lastName: string; birthDate?: string },
    question: Question,
    signal: AbortSignal,
  ): Promise<WatchListAnswer>;
};
