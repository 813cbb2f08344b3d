import { createHash } from 'node:crypto';

export type SandboxUser = { sub: string; email: string; name: string };

/** The user of an e-mail address: the same address is the same person, always. */
export function userOf(email: string): SandboxUser {
  const address = email.trim().toLowerCase();
  const sub = `usr_${createHash('sha256').update(address).digest('hex').slice(0, 24)}`;
  return { sub, email: address, name: nameFrom(address) };
}

function nameFrom(address: string): string {
  const words = (address.split('@')[0] ?? '').split('+')[0]?.split(/[._-]+/) ?? [];
  return words
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
