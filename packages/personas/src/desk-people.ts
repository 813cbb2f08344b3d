import { DESK_CASES } from './desk-cases.ts';
import { type DeskRow, industry } from './desk-row.ts';
import { numberedPersons, type Persona, persona } from './personas.ts';
import { WAITING_APPLICANTS } from './waiting-applicants.ts';

/** The forty cases and the eighteen that wait for their applicants, by their ids. */
export const DESK_ROWS: Readonly<Record<string, DeskRow>> = {
  ...DESK_CASES,
  ...WAITING_APPLICANTS,
};

const MOBILE = 'applicant.phone.localPhoneNumber';
/** Endings of mobiles that mean something to the sandbox. */
const MAGIC_MOBILE = /(?:66|77|88|99)$/;

/** Above the numbers that other uses of the personas take: the same person twice is a duplicate. */
const OWN_NUMBERS = Array.from({ length: 100 }, (_none, at) => numberedPersons + at).filter(
  (nth) => !MAGIC_MOBILE.test(persona('ana', nth).answers[MOBILE] ?? ''),
);

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

const emailOf = (name: string, domain = 'example.com'): string =>
  `${ascii(name).replaceAll(/[^a-z]+/g, '.')}@${domain}`;

const STREET = 'company.address.line1';
const firstHouse = 118;
const housesApart = 12;

/** The same street at a number of one’s own. */
const atNumber = (street: string, place: number): string =>
  street.replace(/^\d+\w*/, String(firstHouse + housesApart * place));

/** The applicant of a row, with a phone and a tax id of their own. */
export function deskPersona(id: string): Persona {
  const row = DESK_ROWS[id];
  if (row === undefined) throw new Error(`no case of the desk is ${id}`);
  const place = Object.keys(DESK_ROWS).indexOf(id);
  const base = persona(row.like, OWN_NUMBERS[place]);
  const [firstName = '', ...last] = row.name.split(' ');
  const isRegistered = base.answers['company.registered'] === true;
  return {
    ...base,
    locale: row.locale ?? base.locale,
    answers: {
      ...base.answers,
      'applicant.name.firstName': firstName,
      'applicant.name.lastName': last.join(' '),
      'applicant.email.emailAddress': emailOf(row.name),
      ...(isRegistered
        ? { 'company.name': row.business, 'company.dba': row.tradeName ?? '' }
        : { 'company.dba': row.business }),
      ...(row.trade !== undefined && industry(row.trade)),
      [STREET]: atNumber(base.answers[STREET] ?? '', place),
      ...row.answers,
    },
    bank: { ...base.bank, fullName: isRegistered ? row.business : row.name },
  };
}

/** The other owner of a row. */
export function deskPartner(name: string): { firstName: string; lastName: string; email: string } {
  const [firstName = '', ...last] = name.split(' ');
  return { firstName, lastName: last.join(' '), email: emailOf(name, 'partners.example') };
}
