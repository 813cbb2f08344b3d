import { isIPv4, isIPv6 } from 'node:net';
import type { StoreDeps } from '../store-deps.ts';

const byteBits = 8;
const groupBits = 16;

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return tail === undefined
    ? first
    : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * The network of one customer, as far as an address shows: /24 for IPv4, /56 for IPv6, the usual
 * allocation of a line.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const address = (mapped ?? ip).split('%')[0] ?? '';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address) || address.includes('.')) return address;
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(address);
  const kept = (four >> (groupBits - byteBits)) << (groupBits - byteBits);
  return `${[one, two, three, kept].map((group) => group.toString(16)).join(':')}::/56`;
}

/** Keyed hash of an address's network, so that no address is stored. */
export const networkHmac = (ip: string, { sealer }: Pick<StoreDeps, 'sealer'>): string =>
  sealer.fingerprint('network', networkOf(ip));
