import { entriesOf, keysOf } from '@signet/rulebook/core/keys-of';
import {
  CHANGE_PERIODS,
  type ChangeableId,
  type ChangeMark,
  type ChangeReason,
  changeReasonsOf,
  hasNumberInLine,
  isDocumentMark,
} from '@signet/rulebook/decision/change-reasons';
import { type Language, type Locale, languageOf } from '@signet/rulebook/reference/locales';

export type AskedMark = { reason: ChangeReason | ''; line: string };
export type AskForm = {
  marks: Readonly<Partial<Record<ChangeableId, AskedMark>>>;
  businessDays: (typeof CHANGE_PERIODS)[number];
};

export const MARK_GROUPS = ['person', 'business', 'documents'] as const;
type MarkGroup = (typeof MARK_GROUPS)[number];

const GROUP_OF: Readonly<Record<ChangeableId, MarkGroup>> = {
  applicantName: 'person',
  emailAddress: 'person',
  birthDate: 'person',
  applicantTaxId: 'person',
  homeAddress: 'person',
  legalName: 'business',
  tradeName: 'business',
  companyTaxId: 'business',
  businessAddress: 'business',
  website: 'business',
  salesRange: 'business',
  photoId: 'documents',
  businessDocument: 'documents',
};

export const markGroup = (id: ChangeableId): MarkGroup => GROUP_OF[id];

export const EMPTY_FORM: AskForm = { marks: {}, businessDays: CHANGE_PERIODS[0] };

export const toggled = (form: AskForm, id: ChangeableId): AskForm => {
  const { [id]: found, ...others } = form.marks;
  if (found) return { ...form, marks: others };
  const beside = isDocumentMark(id)
    ? {} // a document is asked for alone
    : Object.fromEntries(entriesOf(others).filter(([other]) => !isDocumentMark(other)));
  return { ...form, marks: { ...beside, [id]: { reason: '', line: '' } } };
};

/** The form that an address opens: its mark, with its reason where that can be one of it. */
export function formOf(
  changeable: readonly ChangeableId[],
  mark: string | null,
  reason: string | null,
): AskForm {
  const first = changeable.find((id) => id === mark);
  if (first === undefined) return EMPTY_FORM;
  const given = changeReasonsOf(first).find((one) => one === reason);
  return withMark(toggled(EMPTY_FORM, first), first, { reason: given ?? '' });
}

export const withMark = (form: AskForm, id: ChangeableId, change: Partial<AskedMark>): AskForm => {
  const mark = form.marks[id] ?? { reason: '', line: '' };
  return { ...form, marks: { ...form.marks, [id]: { ...mark, ...change } } };
};

/** The marks to send; undefined while one lacks its reason or holds a number. */
export function marksToSend({ marks }: AskForm): ChangeMark[] | undefined {
  const rows = entriesOf(marks);
  const ready = rows.flatMap(([changeable, { reason, line }]) =>
    reason === '' || hasNumberInLine(line)
      ? []
      : [{ changeable, reason, ...(line.trim() === '' ? {} : { line: line.trim() }) }],
  );
  return ready.length === 0 || ready.length < rows.length ? undefined : ready;
}

/** Common words of each language; enough to notice a line in the other one. */
const COMMON_WORDS = {
  en: ['the', 'your', 'you', 'and', 'is', 'with', 'please', 'of', 'as', 'on', 'enter', 'not'],
  fr: ['le', 'la', 'les', 'votre', 'vous', 'et', 'est', 'avec', 'de', 'du', 'des', 'pas', 'une'],
} as const satisfies Record<Language, readonly string[]>;

/** A guess that warns and never stops: whether a line reads like the other language. */
export function isOtherLanguage(line: string, locale: Locale): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = languageOf(locale);
  const count = (language: Language) =>
    words.filter((word) => COMMON_WORDS[language].some((common) => common === word)).length;
  return keysOf(COMMON_WORDS).some((language) => language !== own && count(language) > count(own));
}
