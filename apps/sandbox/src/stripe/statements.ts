import { stripeId } from './replies.ts';

export type StatementLine = { atMs: number; text: string; cents: number };
export type Statement = {
  id: string;
  holder: string;
  last4: string;
  currency: 'USD' | 'CAD';
  lines: StatementLine[];
};

export type Statements = {
  /** Returns the account's statement, creating it if needed. */
  of: (account: {
    place: string;
    number: string;
    holder: string;
    currency: 'USD' | 'CAD';
  }) => Statement;
  all: () => Statement[];
  find: (id: string) => Statement | undefined;
  clear: () => void;
};

export function createStatements(): Statements {
  const byNumber = new Map<string, Statement>();
  return {
    of: ({ place, number, holder, currency }) => {
      const key = `${place} ${number}`;
      const statement = byNumber.get(key) ?? {
        id: stripeId('statement'),
        holder,
        last4: number.slice(-4),
        currency,
        lines: [],
      };
      byNumber.set(key, statement);
      return statement;
    },
    all: () => [...byNumber.values()],
    find: (id) => [...byNumber.values()].find((statement) => statement.id === id),
    clear: () => byNumber.clear(),
  };
}
