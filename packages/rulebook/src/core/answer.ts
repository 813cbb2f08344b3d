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
