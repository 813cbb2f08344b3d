import type { Intent } from '../reference/enumerations.ts';

/** The business that a further store is wanted for; none where somebody only comes with that in mind. docs/decisions/0084. */
export const businessOfStore = ({
  intent,
  businessId,
}: {
  intent?: Intent | undefined;
  businessId?: string | undefined;
}): string | undefined => (intent === 'ADD_STORE' ? businessId : undefined);
