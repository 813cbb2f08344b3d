import { createContext } from 'react';

/** Tells whether the draft on this device declares other owners: the steps of somebody who has no application yet depend on it. */
export const DraftOwners = createContext<() => boolean>(() => false);
