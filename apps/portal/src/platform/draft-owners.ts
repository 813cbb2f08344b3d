import { createContext } from 'react';

/**
 * Whether this device's draft declares other owners, which determines the steps shown before an
 * application exists.
 */
export const DraftOwners = createContext<() => boolean>(() => false);
