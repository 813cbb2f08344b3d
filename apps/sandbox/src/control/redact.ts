const secretName =
  /(vfp|fingerprint|ssn|sin$|social|identification|tax|ein$|^tin$|birth|dob|^account$|account[-_]?number|^numbers$|routing|password|secret|^code$|customcode|token|assertion|verifier|^key$|^mfa|authorization)/i;
/**
 * Digits that look like a tax id or an account number; phone numbers (with +) and years stay
 * readable.
 */
const longDigits = /(?<![+\d\w])\d(?:[ -]?\d){6,}(?!\w)/g;

/** The secret in a texted phone link, which proves the phone. */
const fingerprint = /([?&]vfp=)[\w%.~+-]+/g;

/** Copies a request for logging, without tax ids, account numbers, codes or tokens. */
export function redacted(value: unknown, name = ''): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, name));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        redacted(item, secretName.test(name) ? name : key),
      ]),
    );
  }
  const text = String(value);
  if (secretName.test(name)) return hidden(text);
  return text.replace(fingerprint, '$1••••').replace(longDigits, hidden);
}

function hidden(text: string): string {
  return text === '' ? '' : `•••• (${text.length} characters)`;
}
