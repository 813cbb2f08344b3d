/** Names of fields whose value is a secret, whatever it looks like. */
const secretName =
  /(vfp|fingerprint|ssn|sin$|social|identification|tax|ein$|^tin$|birth|dob|^account$|account[-_]?number|^numbers$|routing|password|secret|^code$|customcode|token|assertion|verifier|^key$|^mfa|authorization)/i;
/** Digits that look like a tax id or an account number; phone numbers (with +) and years stay readable. */
const longDigits = /(?<![+\d\w])\d(?:[ -]?\d){6,}(?!\w)/g;

/** What proves a phone, in the address that was texted to it. */
const fingerprint = /([?&]vfp=)[\w%.~+-]+/g;

/** A copy of a request that may be kept and shown: no tax id, account number, code or token is left in it. */
export function redacted(value: unknown, name = ''): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, name));
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redacted(item, secretName.test(name) ? name : key)]));
  }
  const text = String(value);
  if (secretName.test(name)) return hidden(text);
  return text.replace(fingerprint, '$1••••').replace(longDigits, hidden);
}

function hidden(text: string): string {
  return text === '' ? '' : `•••• (${text.length} characters)`;
}
