import type { Answers, StoredAnswer } from '@signet/rulebook/answer-rows';
import {
  type AnswerRow,
  type AnswerSide,
  type AnswersByPath,
  type AnswerValue,
  storedValue,
} from '@signet/rulebook/core/answers';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { INQUIRY_STEP_UP, type InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { TAX_INFORMATION, type TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import type { Sealer, WrappedKey } from '../platform/seal/seal.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { Db } from '../platform/sql/database.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { identifier, joinSql, literalSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmac } from '../tax-id/store.ts';
import { answerAt, answersOfSubject, isTaxId, sideOfPath } from './answers.ts';
import { applicantOf } from './facts.ts';
import {
  identityBefore,
  identityOf,
  personHmac,
  type SealedSubject,
  type StoredSecrets,
  type SubjectSecrets,
  sealContext,
  sealedColumn,
  subjectOf,
} from './sealed-subject.ts';
import type { StoredApplication } from './stored-application.ts';

const lastDigits = 4;

const jsonOf = (pairs: readonly Sql[]): Sql =>
  sql`jsonb_strip_nulls(jsonb_build_object(${joinSql(pairs)}))`;

/** The name of an answer as an SQL literal; ids come from our tables and consist of letters. */
const named = (id: string): Sql => literalSql(`'${id}'`);

/** The plain answers of a row as JSON; sealed columns are excluded by definition. */
const plainJson = (subject: AnswerRow['subject'], alias: string): Sql =>
  jsonOf(
    answersOfSubject(subject)
      .filter(({ isSecret }) => !isSecret)
      .map(({ id, column }) => sql`${named(id)}, ${identifier(`${alias}.${column}`)}`),
  );

/**
 * Secrets on file as JSON; for a tax id also its kind and, if given in full, its last four digits.
 */
function onFileJson(subject: AnswerRow['subject'], alias: string): Sql {
  const at = (column: string) => identifier(`${alias}.${column}`);
  return jsonOf(
    answersOfSubject(subject)
      .filter(({ isSecret }) => isSecret)
      .map((answer) => {
        const told = isTaxId(answer)
          ? sql`'last4', ${at('tax_id_last4')}, 'sourceType', ${at('tax_id_type')}`
          : sql``;
        return sql`${named(answer.id)}, case when ${at(sealedColumn(answer))} is not null then jsonb_strip_nulls(jsonb_build_object(${told})) end`;
      }),
  );
}

const personJson = (alias: string): Sql => {
  const at = (column: string) => identifier(`${alias}.${column}`);
  return jsonObject(
    `people as ${alias}`,
    [
      'id',
      'role',
      'listedAt',
      'checkFailure',
      'invitedAt',
      'askedAt',
      'mailAcceptedAt',
      'mailRefusedAt',
      'replacedAt',
      'replacementSettledAt',
      'isBehindCompany',
      'confirmedAt',
      'checkRound',
      'checkStepUp',
    ],
    {
      isVerified: sql`${at('verified_at')} is not null`,
      userId: at('account_id'),
      checkingSince: at('check_started_at'),
      taxIdChangedAt: at('own_tax_id_changed_at'),
      answers: plainJson('person', alias),
      secretsOnFile: onFileJson('person', alias),
    },
  );
};

const businessJson = (alias: string): Sql =>
  jsonObject(`businesses as ${alias}`, ['id'], {
    answers: plainJson('business', alias),
    secretsOnFile: onFileJson('business', alias),
  });

/**
 * The application that owns the people and business: for an additional store, the one that created
 * them. docs/decisions/0084.
 */
export const homeOf = (alias: string): Sql =>
  sql`coalesce('urn:app:' || ${identifier(`${alias}.business_id`)}, ${identifier(`${alias}.id`)})`;

/**
 * The key that seals the people of business `b`: that of application `h`, which created them, or
 * the copy kept after its erasure.
 */
export const keyOfBusiness: Sql = sql`coalesce(b.data_key, h.data_key)`;

export const subjectParts: readonly Sql[] = [
  sql`select 'person', ${personJson('o')} from people o where o.application_id = p.application_id`,
  sql`select 'business', ${businessJson('b')} from businesses b where b.application_id = p.application_id`,
];

export const secretsJson = (subject: AnswerRow['subject'], alias: string): Sql => {
  const at = (column: string) => identifier(`${alias}.${column}`);
  const sealed = answersOfSubject(subject)
    .filter(({ isSecret }) => isSecret)
    .map((answer) => sql`${named(sealedColumn(answer))}, ${at(sealedColumn(answer))}`);
  const table = subject === 'person' ? 'people' : 'businesses';
  return jsonObject(
    `${table} as ${alias}`,
    ['id', 'applicationId', 'taxIdHmac', 'taxIdType', 'taxIdFirstAt'],
    {
      answers: plainJson(subject, alias),
      sealed: sql`jsonb_build_object(${joinSql(sealed)})`,
    },
  );
};

type ColumnWrite = { column: Sql; value: Sql; update?: Sql };

const SQL_TYPES: Readonly<Record<NonNullable<AnswerRow['type']>, string>> = {
  boolean: 'boolean',
  integer: 'integer',
  basisPoints: 'integer',
};
const text = (value: string | null | undefined): Sql => sql`${value === '' ? null : value}::text`;
const typed = ({ type }: AnswerRow, value: AnswerValue | null): Sql =>
  type === undefined ? sql`${value}::text` : sql`${value}::${identifier(SQL_TYPES[type])}`;

export type SubjectWrite = {
  subject: SealedSubject;
  answers: Answers;
  secrets: SecretAnswers;
  before?: StoredSecrets;
  dataKey: WrappedKey | undefined;
  now: number;
};

function keyOf(dataKey: WrappedKey | undefined): WrappedKey {
  if (dataKey === undefined) throw new Error('secrets need the data key of their application');
  return dataKey;
}

/**
 * Columns for answers and secrets plus the person's fingerprint; empty text removes. Throws on a
 * path of another side.
 */
export function subjectWrites(write: SubjectWrite, sealer: Sealer): ColumnWrite[] {
  const { subject, answers, secrets } = write;
  const plain = Object.entries(answers).map(([path, value]) => {
    const answer = answerAt(subject.side, path, 'plain');
    return { column: identifier(answer.column), value: typed(answer, storedValue(answer, value)) };
  });
  const said = Object.entries(secrets).map(([path, secret]) => ({
    ...secret,
    answer: answerAt(subject.side, path, 'secret'),
  }));
  const sealed = said.flatMap((secret) => secretWrites(secret, write, sealer));
  return [...plain, ...sealed, ...fingerprintWrites(write, sealer)];
}

/**
 * Columns for a secret. A tax id adds fingerprint, kind and last four digits; of an SSN4 those are
 * the secret itself, so none.
 */
function secretWrites(
  { answer, value, sourceType }: SecretAnswers[string] & { answer: StoredAnswer },
  { subject, dataKey, now }: SubjectWrite,
  sealer: Sealer,
): ColumnWrite[] {
  const column = sealedColumn(answer);
  const sealed =
    value === '' ? null : sealer.seal(keyOf(dataKey), sealContext(subject, column), value);
  const write: ColumnWrite = { column: identifier(column), value: text(sealed) };
  if (!isTaxId(answer)) return [write];
  const isWhole = value.length >= TAX_ID_LIMITS.taxIdFullDigits;
  const first = {
    column: identifier('tax_id_first_at'),
    value: sql`${now}::bigint`,
    update: sql`coalesce(tax_id_first_at, ${now}::bigint)`,
  };
  return [
    write,
    { column: identifier('tax_id_hmac'), value: text(taxIdHmac(subject, value, sealer)) },
    { column: identifier('tax_id_last4'), value: text(isWhole ? value.slice(-lastDigits) : '') },
    { column: identifier('tax_id_type'), value: text(value === '' ? '' : sourceType) },
    ...(value === '' ? [] : [first]),
  ];
}

/**
 * The person's fingerprint, if their identity changes. Secrets are opened only for it and leave
 * this folder in no other form.
 */
function fingerprintWrites(
  { subject, answers, secrets, before, dataKey }: SubjectWrite,
  sealer: Sealer,
): ColumnWrite[] {
  if (subject.side === 'company') return [];
  const texts: AnswersByPath = {
    ...answers,
    ...Object.fromEntries(Object.entries(secrets).map(([path, { value }]) => [path, value])),
  };
  const changed = identityOf(texts, subject.side);
  if (Object.keys(changed).length === 0) return [];
  const hmac = personHmac(
    changed,
    before === undefined ? {} : identityBefore(before, subject, keyOf(dataKey), sealer),
    sealer,
  );
  return hmac === undefined ? [] : [{ column: PERSON_HMAC, value: text(hmac) }];
}

const PERSON_HMAC = identifier('person_hmac');

export const personHmacIn = (writes: readonly ColumnWrite[]): Sql | undefined =>
  writes.find(({ column }) => column === PERSON_HMAC)?.value;

export async function subjectsOfApplications(
  { database }: Pick<StoreDeps, 'database'>,
  where: Sql,
): Promise<SubjectSecrets[]> {
  const rows = await database.run<{
    side: AnswerSide;
    stored: StoredSecrets;
    dataKey: WrappedKey;
  }>(sql`
    with home as (select distinct ${homeOf('a')} as id from applications a where ${where})
    select p.role as side, ${secretsJson('person', 'p')} as stored, ${keyOfBusiness} as data_key from home
      join applications h on h.id = home.id join businesses b on b.application_id = h.id
      join people p on p.application_id = h.id
    union all select 'company', ${secretsJson('business', 'b')}, ${keyOfBusiness} from home
      join applications h on h.id = home.id join businesses b on b.application_id = h.id`);
  return rows.map(({ side, stored, dataKey }) => ({
    subject: subjectOf(side, stored),
    stored,
    dataKey,
  }));
}

/**
 * True if a write depends on the existing row: it seals something, or changes a person's identity.
 */
export const needsBefore = (
  { answers, secrets }: Pick<SubjectWrite, 'answers' | 'secrets'>,
  side: AnswerSide,
): boolean => Object.keys(secrets).length > 0 || Object.keys(identityOf(answers, side)).length > 0;

export const assignments = (writes: readonly ColumnWrite[]): Sql =>
  joinSql(writes.map(({ column, value, update }) => sql`${column} = ${update ?? value}`));

export const insertion = (writes: readonly ColumnWrite[]): { columns: Sql; values: Sql } => ({
  columns: joinSql(
    writes.map(({ column }) => sql`, ${column}`),
    '',
  ),
  values: joinSql(
    writes.map(({ value }) => sql`, ${value}`),
    '',
  ),
});

export const applicantIdSql = (applicationId: Sql): Sql =>
  sql`(select w.id from applications v join people w on w.application_id = ${homeOf('v')}
    and w.role = 'applicant' where v.id = ${applicationId})`;

type SubjectOf = StepUpType | InquiryMode | TaxInformationType;

const STEP_UP_OF: Readonly<Record<InquiryMode | TaxInformationType, StepUpType>> = {
  ...INQUIRY_STEP_UP,
  SSN9: TAX_INFORMATION.SSN9.stepUp,
  FEIN: TAX_INFORMATION.FEIN.stepUp,
};

const stepUpOf = (what: SubjectOf): StepUpType =>
  isKeyOf(STEP_UP_OF, what) ? STEP_UP_OF[what] : what;

export const SIDES = ['applicant', 'company'] as const;
export type Side = (typeof SIDES)[number];
export type Given = { answers: Answers; secrets: SecretAnswers };
/** Whom a step-up or an inquiry is about: the applicant, or nobody where it is the business. */
export const subjectIdOf = (what: SubjectOf, application: StoredApplication): string | null =>
  STEP_UPS[stepUpOf(what)].subject === 'person' ? applicantOf(application).id : null;

export type SecretsBefore = {
  dataKey: WrappedKey;
  applicant: StoredSecrets;
  company: StoredSecrets;
};

const ofSide = <Value>(
  side: Side,
  byPath: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(byPath).filter(([path]) => sideOfPath(path) === side));
export const givenOf = (side: Side, { answers, secrets }: Given): Given => ({
  answers: ofSide(side, answers),
  secrets: ofSide(side, secrets),
});

const secretsOfApplication = (
  from: Sql,
): Sql => sql`select ${keyOfBusiness} as data_key, ${secretsJson('person', 'p')} as applicant,
    ${secretsJson('business', 'b')} as company from ${from}
    join applications h on h.id = ${homeOf('a')}
    join people p on p.application_id = h.id and p.role = 'applicant'
    join businesses b on b.application_id = h.id`;

export async function secretsBefore(database: Db, id: string): Promise<SecretsBefore | undefined> {
  const [row] = await database.run<SecretsBefore>(
    sql`${secretsOfApplication(sql`applications a`)} where a.id = ${id}`,
  );
  return row;
}
