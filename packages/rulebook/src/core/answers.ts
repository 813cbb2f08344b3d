/** Answers by their dotted paths, as loops over forms see them; a rule reads the `Answers` of `answer-rows.ts`, whose paths are known. */
export type AnswersByPath = Readonly<Partial<Record<string, string | boolean>>>;
export type Tree = { [key: string]: unknown };
/** What is known of a secret that the server holds: never its value. */
type OnFile = { readonly onFile: true; readonly last4?: string | undefined };
export type SecretsOnFile = ReadonlyMap<string, { last4?: string | undefined }>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOnFile = (value: unknown): value is OnFile => isTree(value) && value.onFile === true;

const copied = (tree: Readonly<Tree>): Tree =>
  Object.fromEntries(Object.entries(tree).map(([key, below]) => [key, isTree(below) ? copied(below) : below]));

/** The part of the tree in which the last key of a path stands, made where it is not there. */
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

/** Values at their dotted paths as a tree; `start` is what stands there besides. */
export function nest(values: Readonly<Record<string, unknown>>, start: Readonly<Tree> = {}): Tree {
  const tree = copied(start);
  for (const [path, value] of Object.entries(values)) placeOf(path, tree)[path.slice(path.lastIndexOf('.') + 1)] = value;
  return tree;
}

/** Answers in the contract's words. */
export const wireAnswers = (answers: AnswersByPath): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).flatMap(([path, value]) => (value === undefined ? [] : [[path, wireText(value)]])));

/** The answers at their paths in the contract's words, nested for a request. */
export const nestAnswers = (answers: AnswersByPath): Tree => nest(wireAnswers(answers));

/** The texts of a body or a view by their dotted paths; what is only known to be on file has none. */
export function flattenAnswers(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value };
  if (!isTree(value) || isOnFile(value)) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, below]) => flattenAnswers(below, at === '' ? key : `${at}.${key}`)));
}

/** The secrets of a view that the server holds, by the paths of their answers. */
export function secretsOnFile(view: unknown, at = ''): SecretsOnFile {
  if (isOnFile(view)) return new Map([[answerPath(at), view.last4 === undefined ? {} : { last4: view.last4 }]]);
  if (!isTree(view)) return new Map();
  return new Map(Object.entries(view).flatMap(([key, below]) => [...secretsOnFile(below, at === '' ? key : `${at}.${key}`)]));
}

/** A tax id is answered one level below the place where the view says that it is on file. */
const answerPath = (at: string): string => (at.endsWith('governmentIdentification') ? `${at}.value` : at);

/** The text of an answer without spaces around it; empty where there is none. */
export const answerAt = <Path extends string>(answers: Readonly<Partial<Record<Path, string>>>, path: Path): string =>
  (answers[path] ?? '').trim();

/** Where the answer of this page stands. */
export const INDUSTRY_PATH = 'company.mccDetails.id';

/** The path of the applicant's number, of the company's, and what an owner's is called in an owner's own answers. */
export const APPLICANT_TAX_ID_PATH = 'applicant.governmentIdentification.value';
export const COMPANY_TAX_ID_PATH = 'company.governmentIdentification.value';
export const OWNER_TAX_ID_PATH = 'governmentIdentification.value';

export const isTaxIdPath = (path: string): boolean => path.endsWith('governmentIdentification.value');

export const APPLICANT_PHONE_PATH = 'applicant.phone.localPhoneNumber';

/** Who sends an answer: the applicant about themselves, about the company, or about another owner. */
export type AnswerSide = 'applicant' | 'company' | 'owner';

/** One fact about a person or the business: which fields ask for it, where it is stored, and what the contract calls it. */
export type AnswerRow<Field extends string = string> = {
  subject: 'person' | 'business';
  /** Whether it is secret is theirs to say. */
  fields: readonly Field[];
  /** Its column; a secret one stands in `<column>_sealed`. */
  column: string;
  /** Text where nothing is said. */
  type?: 'boolean' | 'integer' | 'basisPoints';
  /** What it is while nobody has answered; unknown where nothing is said. */
  unanswered?: AnswerValue;
  /** Where it stands in a body and in the view. */
  wire: { readonly [Side in AnswerSide]?: string };
  /** True for what tells one person from another. */
  identifies?: true;
};

/** The answers that a room keeps, by their names. */
export type AnswerRows<Field extends string> = Readonly<Record<string, AnswerRow<Field>>>;

/** An answer as it is stored. */
export type AnswerValue = string | number | boolean;

/** The contract's words for yes and no; inside they are booleans. */
const YES = 'YES';
const NO = 'NO';
export const YES_NO: readonly string[] = [YES, NO];

/** An answer in the contract's words. */
export const wireText = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? YES : NO) : value);

/** A yes or no in the contract's words as the boolean that it is; any other text stays. */
export const fromYesNo = (value: string | boolean): string | boolean => (value === YES ? true : value === NO ? false : value);

const HUNDREDTHS = 100;

type FormValue = string | boolean;
type Codec = { toForm: (value: AnswerValue) => FormValue; fromForm: (value: FormValue) => AnswerValue };

/** How a stored answer stands in a form, and the reverse: numbers are typed, so they are text there. */
const CODECS: Readonly<Record<NonNullable<AnswerRow['type']> | 'text', Codec>> = {
  text: { toForm: String, fromForm: String },
  boolean: { toForm: (value) => value === true, fromForm: (value) => value === true },
  integer: { toForm: String, fromForm: Number },
  basisPoints: { toForm: (value) => String(Number(value) / HUNDREDTHS), fromForm: (text) => Math.round(Number(text) * HUNDREDTHS) },
};

/** The stored answer as forms hold it. */
export const formValue = ({ type }: Pick<AnswerRow, 'type'>, value: AnswerValue): FormValue => CODECS[type ?? 'text'].toForm(value);

/** What a form's answer is stored as; null where nobody has answered. */
export const storedValue = (
  { type, unanswered = null }: Pick<AnswerRow, 'type'> & { unanswered?: AnswerValue | null },
  value: FormValue,
): AnswerValue | null => (value === '' ? unanswered : CODECS[type ?? 'text'].fromForm(value));
