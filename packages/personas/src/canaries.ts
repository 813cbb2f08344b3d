import { SECRET_PATHS } from '@signet/rulebook/answer-rows';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { splitDate } from '@signet/rulebook/core/dates';
import { numberedTaxIdForm, PERSONA_IDS, persona } from './personas.ts';

/**
 * One secret, or every secret of one form (`#` is any digit), in every notation. `words` match as
 * whole words, `anywhere` as substrings.
 */
export type Canary = { name: string; words: readonly string[]; anywhere: readonly string[] };

/** Shorter values, reversed or in hex, would match by chance. */
const LONG_ENOUGH_CHARS = 8;

export function canaries(): Canary[] {
  const found = new Map<string, string>();
  for (const id of PERSONA_IDS) {
    const { answers, bank } = persona(id);
    for (const path of SECRET_PATHS) {
      const secret = wireAnswers(answers)[path];
      if (secret) found.set(secret, `${id} ${path}`);
    }
    if (bank.accountNumber) found.set(bank.accountNumber, `${id} accountNumber`);
    const form = numberedTaxIdForm(id);
    if (form) found.set(form, `a number of a numbered ${id}`);
  }
  return [...found].map(([value, name]) => canaryForms(name, value));
}

/**
 * All notations of one secret: raw, grouped, as dates are written, reversed, in base64, hex and URL
 * encoding; with `#`, only the part before it is encoded.
 */
export function canaryForms(name: string, value: string): Canary {
  const written = value.includes('-') ? dateForms(value) : numberForms(value);
  const fixed = written.map((text) => text.split('#')[0] ?? text);
  const encoded = fixed.flatMap((text) => [
    base64Of(text),
    Buffer.from(text).toString('hex'),
    encodeURIComponent(text),
  ]);
  const backwards = written
    .map((text) => [...text].reverse().join(''))
    .filter((text) => text.length >= LONG_ENOUGH_CHARS);
  const known = new Set(fixed);
  const anywhere = [...new Set(encoded)].filter(
    (text) => !known.has(text) && text.length >= LONG_ENOUGH_CHARS - 2,
  );
  return { name, words: [...new Set([...written, ...backwards])], anywhere };
}

/** The base64 prefix that does not depend on what follows the value. */
const base64Of = (text: string): string => {
  const whole = Buffer.from(text).toString('base64').replace(/=+$/, '');
  return text.length % 3 === 0 ? whole : whole.slice(0, -1);
};

function numberForms(digits: string): string[] {
  if (digits.length !== 9) return [digits];
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const ssn = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  const ein = [digits.slice(0, 2), digits.slice(2)];
  return [
    digits,
    `${a}-${b}-${c}`,
    `${a} ${b} ${c}`,
    ssn.join('-'),
    ssn.join(' '),
    ein.join('-'),
    ein.join(' '),
  ];
}

function dateForms(date: string): string[] {
  const { year, month, day } = splitDate(date);
  const [m, d] = [String(Number(month)), String(Number(day))];
  return [
    date,
    `${year}${month}${day}`,
    `${month}/${day}/${year}`,
    `${day}/${month}/${year}`,
    `${year}/${month}/${day}`,
    `${m}/${d}/${year}`,
    `${m} ${d} ${year}`,
  ];
}
