import type { Answers } from '../answer-rows.ts';
import { displayNameOf, legalNameOf, personNameOf } from '../sign-up/display-names.ts';

/** Legal forms, which a bank's records leave out, shorten or write in full. */
const LEGAL_FORMS = new Set(
  `inc incorporated incorporation incorporee llc lc ltd limited ltee limitee corp corporation co company cie compagnie lp llp lllp pllc pc pa
  ulc enr enregistree reg senc sencrl srl gp`.split(/\s+/),
);
/** Words that join a legal name and the name that customers know: either of the two may stand in our records. */
const TRADING_AS = /\s(?:d\s?b\s?a|o\s?a|t\s?a|doing business as|operating as|trading as|faisant affaires? sous(?: le nom de)?)\s/;
const AND = /\s(?:and|et)\s/g;

/** The words of a name without accents, capitals, punctuation and legal forms. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const words = ` ${plain} `.replace(AND, ' ').split(' ').filter(Boolean);
  const own = words.filter((word, at) => !(at === 0 && word === 'the') && !LEGAL_FORMS.has(word));
  return own.length === 0 ? words : own; // a name that is nothing but a form
}

/** Each name that a line names: `Webb Plumbing LLC dba Quick Pipes` names two. */
const namesIn = (line: string): string[] =>
  ` ${line.toLowerCase().replace(/[./]/g, ' ').replace(/\s+/g, ' ')} `.split(TRADING_AS).filter((part) => part.trim() !== '');

/** The order of the words says nothing: statements print the last name first. */
const keyOf = (name: string): string => wordsOf(name).toSorted().join(' ');

/** True where the name on an account is one of these, however it was written. docs/decisions/0068. */
export function isKnownHolder(holder: string, names: readonly string[]): boolean {
  const known = new Set(names.map(keyOf).filter((key) => key !== ''));
  return [holder, ...namesIn(holder)].some((name) => known.has(keyOf(name)));
}

/** The names an account may be held in: the person's, the business's legal name and the one its customers know. */
export const accountHolderNamesOf = (answers: Answers): string[] =>
  [...new Set([personNameOf(answers), legalNameOf(answers), displayNameOf(answers)])].filter((name) => name !== '');
