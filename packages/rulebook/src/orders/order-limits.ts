import type { LIMITS } from '../core/limits.ts';

/** The warning about licences: at least one for each device is usual. Document 2, section 5, Order. */
export const licenceCountWarning = (licences: number, devices: number): 'licences.fewer' | 'licences.more' | undefined =>
  licences < devices ? 'licences.fewer' : licences > devices ? 'licences.more' : undefined;

/** True when complimentary rentals stay within the reseller's limit (1 or 2 devices). Document 2, section 5, Order. */
export const isWithinComplimentaryLimit = (rented: number, limit: (typeof LIMITS.complimentaryRentals)[number]): boolean => rented <= limit;
