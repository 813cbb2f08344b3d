import type { Answers } from '../answer-rows.ts';
import { normalizeText } from '../core/normalize-text.ts';
import { displayNameOf, legalNameOf, personNameOf } from '../sign-up/display-names.ts';

const LEGAL_FORMS = new Set(
  `inc incorporated incorporation incorporee llc lc ltd limited ltee limitee corp corporation co company cie compagnie lp llp lllp pllc pc pa
  ulc enr enregistree reg senc sencrl srl gp`.split(/\s+/),
);
/** Separators between a legal name and a DBA; our records may hold either one. */
const TRADING_AS =
  /\s(?:d\s?b\s?a|o\s?a|t\s?a|doing business as|operating as|trading as|faisant affaires? sous(?: le nom de)?)\s/;
const AND = /\s(?:and|et)\s/g;

function wordsOf(name: string): string[] {
  const plain = normalizeText(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const words = ` ${plain} `.replace(AND, ' ').split(' ').filter(Boolean);
  const own = words.filter((word, at) => !(at === 0 && word === 'the') && !LEGAL_FORMS.has(word));
  return own.length === 0 ? words : own; // a name that consists only of legal forms
}

/** Splits at "doing business as": `Webb Plumbing LLC dba Quick Pipes` contains two names. */
const namesIn = (line: string): string[] =>
  ` ${line.toLowerCase().replace(/[./]/g, ' ').replace(/\s+/g, ' ')} `
    .split(TRADING_AS)
    .filter((part) => part.trim() !== '');

/** Sorted, because statements print the last name first. */
const keyOf = (name: string): string => wordsOf(name).toSorted().join(' ');

/** True when the account holder is one of these names, in any spelling. docs/decisions/0068. */
export function isKnownHolder(holder: string, names: readonly string[]): boolean {
  const known = new Set(names.map(keyOf).filter((key) => key !== ''));
  return [holder, ...namesIn(holder)].some((name) => known.has(keyOf(name)));
}

/** The words of a name that the holder lacks, and those that only the holder has. */
export function holderDifference(
  holder: string,
  name: string,
): { lacking: string[]; added: string[] } {
  const [held, own] = [wordsOf(holder), wordsOf(name)];
  return {
    lacking: own.filter((word) => !held.includes(word)),
    added: held.filter((word) => !own.includes(word)),
  };
}

export const accountHolderNamesOf = (answers: Answers): string[] =>
  [...new Set([personNameOf(answers), legalNameOf(answers), displayNameOf(answers)])].filter(
    (name) => name !== '',
  );
