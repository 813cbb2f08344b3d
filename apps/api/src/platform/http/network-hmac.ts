import type { StoreDeps } from '../store-types.ts';
import { networkOf } from './network.ts';

/** The keyed hash of the network that an address is of, so that no address is kept. */
export const networkHmac = (ip: string, { sealer }: Pick<StoreDeps, 'sealer'>): string => sealer.fingerprint('network', networkOf(ip));
