import { PARTNER_ID_PATTERN } from '@signet/rulebook/partners/partner-id';

const SECRET = /^[\x21-\x7e]{16,200}$/;

/** Parses secrets like `northwind=…,harbor=…`; undefined when one is malformed. */
export function parseSecrets(text: string): Record<string, string> | undefined {
  const rows = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [partnerId = '', ...rest] = part.split('=');
      return [partnerId.trim(), rest.join('=').trim()] as const;
    });
  const areRight = rows.every(([id, secret]) => PARTNER_ID_PATTERN.test(id) && SECRET.test(secret));
  return areRight ? Object.fromEntries(rows) : undefined;
}
