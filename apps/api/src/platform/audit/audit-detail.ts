declare const auditText: unique symbol;
/** A string that went through one of the functions below; no other fits into an audit line. */
export type AuditText = string & { readonly [auditText]: true };

type Known<Value> = Value extends undefined | number | boolean | AuditText
  ? Value
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : Value extends object
      ? { readonly [Key in keyof Value]: Known<Value[Key]> }
      : never;

declare const checked: unique symbol;
/**
 * What an audit line says besides its actor and action: paths, ids, words of our tables, and
 * counts. The log is never erased.
 */
export type AuditDetail = Readonly<Record<string, unknown>> & { readonly [checked]: true };

/**
 * Makes the detail of an audit line. A value typed `string` does not compile: see `idOf`, `codeOf`
 * and `pathsOf`. docs/decisions/0131.
 */
export const auditDetail = <const Given extends object>(given: Given & Known<Given>): AuditDetail =>
  given as unknown as AuditDetail; // its only maker

const CODE = /^[A-Za-z0-9](?:[\w.:#-]{0,79})$/;
const ROUTE = /^(?:GET|POST|PUT|PATCH|DELETE) \/[\w/:.{}-]{0,120}$/;
const longNumber = /^[\d .-]*$/;
const shortestSecret = 9;
const WITHHELD = 'withheld' as AuditText;

const mayBeSecret = (text: string): boolean =>
  longNumber.test(text) && text.replace(/\D/g, '').length >= shortestSecret;

const isId = (text: string): text is AuditText => CODE.test(text) && !mayBeSecret(text);
const isRoute = (text: string): text is AuditText => ROUTE.test(text);

/** The id of a row of ours or of a vendor; `withheld` for a text that looks like something else. */
export const idOf = (id: string): AuditText => (isId(id) ? id : WITHHELD);

/**
 * A word of a table that is typed `string`, such as the id of a rule or a reason; `withheld` for a
 * text that looks like something else.
 */
export const codeOf = (code: string): AuditText => idOf(code);

/** Method and path of a call, with the names of its parameters in place of their values. */
export const routeOf = (route: string): AuditText => (isRoute(route) ? route : WITHHELD);

/** The names of the answers, never their values. */
export const pathsOf = (...answers: readonly object[]): AuditText[] =>
  answers.flatMap(Object.keys).map(idOf);
