import { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { ApiError } from '@signet/web/api';
import { LOCALE } from './locale.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

/** Language of the desk; the applicant's own is a fact of each application. */
export const DESK_LOCALE = LOCALE;

export const fillIn = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => formatMessage(text, values, DESK_LOCALE);

/** The text of a code; one that only a later release knows stays as it is. */
export const wordsOf = (texts: Readonly<Partial<Record<string, string>>>, code: string): string =>
  (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? code;

/** A country by its two letters, in the language of the desk. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames(DESK_LOCALE, { type: 'region' }).of(country) ?? country;

const OWN: Readonly<Record<string, string>> = TEXTS.errors;

/** What a code means beside its field. */
export const codeText = (code: ErrorCode): string => fillIn(OWN[code] ?? ERROR_TEXTS[code]);

/** What a refused call means to staff; applicants read other words for some of the codes. */
export function errorText({ code, data, reference }: ApiError): string {
  const text = String(data.serverMessage ?? fillIn(OWN[code] ?? ERROR_TEXTS[code], data));
  return reference === undefined ? text : `${text} ${fillIn(TEXTS.reference, { reference })}`;
}
