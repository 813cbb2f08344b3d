import { basisPointsOf, percentOf } from './percent.ts';
/**
 * Answers by dotted path, for loops over forms; rules use the typed `Answers` of `answer-rows.ts`.
 */
export type AnswersByPath = Readonly<Partial<Record<string, string | boolean>>>;
export type Tree = { [key: string]: unknown };
type OnFile = { readonly onFile: true; readonly last4?: string | undefined };
export type SecretsOnFile = ReadonlyMap<string, { last4?: string | undefined }>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOnFile = (value: unknown): value is OnFile => isTree(value) && value.onFile === true;

const copied = (tree: Readonly<Tree>): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, below]) => [key, isTree(below) ? copied(below) : below]),
  );

/** The subtree that holds the last key of a path, created when missing. */
function placeOf(path: string, tree: Tree): Tree {
  let place = tree;
  for (const key of path.split('.').slice(0, -1)) {
    const below = place[key] ?? {};
    if (!isTree(below)) throw new Error(`${path} stands below an answer`);
    place[key] = below;
    place = below;
  }
  return place;
}

/** Expands dotted paths into a tree, merged into a copy of `start`. */
export function nest(values: Readonly<Record<string, unknown>>, start: Readonly<Tree> = {}): Tree {
  const tree = copied(start);
  for (const [path, value] of Object.entries(values))
    placeOf(path, tree)[path.slice(path.lastIndexOf('.') + 1)] = value;
  return tree;
}

export const wireAnswers = (answers: AnswersByPath): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([path, value]) =>
      value === undefined ? [] : [[path, wireText(value)]],
    ),
  );

export const nestAnswers = (answers: AnswersByPath): Tree => nest(wireAnswers(answers));

/** Texts of a body or view by dotted path; secrets that are only on file are skipped. */
export function flattenAnswers(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value };
  if (!isTree(value) || isOnFile(value)) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, below]) =>
      flattenAnswers(below, at === '' ? key : `${at}.${key}`),
    ),
  );
}

export function secretsOnFile(view: unknown, at = ''): SecretsOnFile {
  if (isOnFile(view))
    return new Map([[answerPath(at), view.last4 === undefined ? {} : { last4: view.last4 }]]);
  if (!isTree(view)) return new Map();
  return new Map(
    Object.entries(view).flatMap(([key, below]) => [
      ...secretsOnFile(below, at === '' ? key : `${at}.${key}`),
    ]),
  );
}

/** The view reports a tax id one level above the path of its answer. */
const answerPath = (at: string): string =>
  at.endsWith('governmentIdentification') ? `${at}.value` : at;

/** Trimmed text of an answer; empty when there is none. */
export const answerAt = <Path extends string>(
  answers: Readonly<Partial<Record<Path, string>>>,
  path: Path,
): string => (answers[path] ?? '').trim();

export const INDUSTRY_PATH = 'company.mccDetails.id';

export const APPLICANT_TAX_ID_PATH = 'applicant.governmentIdentification.value';
export const COMPANY_TAX_ID_PATH = 'company.governmentIdentification.value';
export const OWNER_TAX_ID_PATH = 'governmentIdentification.value';

export const isTaxIdPath = (path: string): boolean =>
  path.endsWith('governmentIdentification.value');

export const APPLICANT_PHONE_PATH = 'applicant.phone.localPhoneNumber';

/**
 * Who answers: the applicant about themselves, the applicant about the company, or another owner.
 */
export type AnswerSide = 'applicant' | 'company' | 'owner';

export type AnswerRow<Field extends string = string> = {
  subject: 'person' | 'business';
  /** These decide whether the answer is secret. */
  fields: readonly Field[];
  /** A secret is stored in `<column>_sealed`. */
  column: string;
  /** Defaults to text. */
  type?: 'boolean' | 'integer' | 'basisPoints';
  /** Value while unanswered; defaults to null. */
  unanswered?: AnswerValue;
  wire: { readonly [Side in AnswerSide]?: string };
  identifies?: true;
};

export type AnswerRows<Field extends string> = Readonly<Record<string, AnswerRow<Field>>>;

export type AnswerValue = string | number | boolean;

const YES = 'YES';
const NO = 'NO';
export const YES_NO: readonly string[] = [YES, NO];

export const wireText = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? YES : NO) : value;

/** Turns a contract yes/no into its boolean; any other text is returned unchanged. */
export const fromYesNo = (value: string | boolean): string | boolean =>
  value === YES ? true : value === NO ? false : value;

type FormValue = string | boolean;
type Codec = {
  toForm: (value: AnswerValue) => FormValue;
  fromForm: (value: FormValue) => AnswerValue;
};

/** Conversion between stored answers and form values; forms hold numbers as text. */
const CODECS: Readonly<Record<NonNullable<AnswerRow['type']> | 'text', Codec>> = {
  text: { toForm: String, fromForm: String },
  boolean: { toForm: (value) => value === true, fromForm: (value) => value === true },
  integer: { toForm: String, fromForm: Number },
  basisPoints: {
    toForm: (value) => percentOf(Number(value)),
    fromForm: (text) => basisPointsOf(String(text)),
  },
};

export const formValue = ({ type }: Pick<AnswerRow, 'type'>, value: AnswerValue): FormValue =>
  CODECS[type ?? 'text'].toForm(value);

export const storedValue = (
  { type, unanswered = null }: Pick<AnswerRow, 'type'> & { unanswered?: AnswerValue | null },
  value: FormValue,
): AnswerValue | null => (value === '' ? unanswered : CODECS[type ?? 'text'].fromForm(value));
