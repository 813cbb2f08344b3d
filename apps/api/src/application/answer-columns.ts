/** Where the answer of a path is stored. `holder` tells two rows of one table apart; a secret column holds only what was sealed. */
export type AnswerColumn = {
  table: 'applicants' | 'companies' | 'addresses' | 'tax_ids';
  column: string;
  holder?: 'applicant' | 'company';
  secret?: true;
};

const address = (holder: 'applicant' | 'company') =>
  Object.fromEntries(
    ['line1', 'line2', 'city', 'territory', 'zip'].map((column) => [
      `${holder}.address.${column}`,
      { table: 'addresses', column, holder } as const,
    ]),
  );

/** Every sign-up answer by its path, and its one place in the tables. house.md, One name per fact. */
export const ANSWER_COLUMNS: Readonly<Record<string, AnswerColumn>> = {
  'applicant.name.firstName': { table: 'applicants', column: 'first_name' },
  'applicant.name.lastName': { table: 'applicants', column: 'last_name' },
  'applicant.email.emailAddress': { table: 'applicants', column: 'email_address' },
  'applicant.phone.localPhoneNumber': { table: 'applicants', column: 'local_phone_number' },
  'applicant.dob': { table: 'applicants', column: 'dob_sealed', secret: true },
  'applicant.governmentIdentification.value': { table: 'tax_ids', column: 'value_sealed', holder: 'applicant', secret: true },
  ...address('applicant'),
  'company.registered': { table: 'companies', column: 'registered' },
  'company.name': { table: 'companies', column: 'name' },
  'company.dba': { table: 'companies', column: 'dba' },
  'company.gpv': { table: 'companies', column: 'gpv' },
  'company.hasPartners': { table: 'companies', column: 'has_partners' },
  'company.mccDetails.id': { table: 'companies', column: 'mcc_details_id' },
  'company.site': { table: 'companies', column: 'site' },
  'company.phone.localPhoneNumber': { table: 'companies', column: 'local_phone_number' },
  'company.governmentIdentification.value': { table: 'tax_ids', column: 'value_sealed', holder: 'company', secret: true },
  ...address('company'),
};

/** The phone whose possession is proven by a code. */
export const APPLICANT_PHONE_PATH = 'applicant.phone.localPhoneNumber';

/** The column of a path. Throws where the path is no answer of ours, or where a secret comes as a plain answer. */
export function columnOf(path: string, kind: 'plain' | 'secret'): AnswerColumn {
  const column = ANSWER_COLUMNS[path];
  if (column === undefined) throw new Error(`no column is known for the answer ${path}`);
  if ((column.secret === true) !== (kind === 'secret'))
    throw new Error(`the answer ${path} ${column.secret ? 'is a secret' : 'is no secret'}`);
  return column;
}
