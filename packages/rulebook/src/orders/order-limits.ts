/** The warning about licences: at least one for each device is usual. */
export const licenceCountWarning = (licences: number, devices: number): 'licences.fewer' | 'licences.more' | undefined =>
  licences < devices ? 'licences.fewer' : licences > devices ? 'licences.more' : undefined;

export const isWithinComplimentaryLimit = (rented: number, limit: number): boolean => rented <= limit;
