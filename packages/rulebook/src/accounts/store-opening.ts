/** What an account must be before it opens another store. docs/decisions/0084. */
const STORE_OPENING = { decision: 'APPROVED', applicationLevel: 'FULL' } as const;

export const STORE_OPENINGS = ['now', 'afterBank', 'no'] as const;
export type StoreOpening = (typeof STORE_OPENINGS)[number];

type Account = { decision: string; applicationLevel: string; isClosed?: boolean | undefined };

/**
 * Whether the account may open another store: linking a bank account moves an approved one to that
 * level. docs/readings.md 42.
 */
export const storeOpening = ({ decision, applicationLevel, isClosed }: Account): StoreOpening =>
  decision !== STORE_OPENING.decision || isClosed === true
    ? 'no'
    : applicationLevel === STORE_OPENING.applicationLevel
      ? 'now'
      : 'afterBank';
