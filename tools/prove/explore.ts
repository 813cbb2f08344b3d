/** The values that each fact can take, by its dotted name; numbers and times by the values on both sides of each limit. */
export type Domains = Readonly<Record<string, readonly unknown[]>>;

/** One distinguishable state: the facts that were read on the way to its answer, and the answer. */
export type Leaf<Answer> = { read: Readonly<Record<string, unknown>>; answer: Answer };

/** Thrown where a fact is read that has no value yet on this branch. */
class Unread extends Error {
  readonly fact: string;

  constructor(fact: string) {
    super(fact);
    this.fact = fact;
  }
}

/** Facts that say which of them is read: a name with parts below it is an object, any other one a value. */
function readable(domains: Domains, known: ReadonlyMap<string, unknown>, at = ''): unknown {
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        const name = at === '' ? String(key) : `${at}.${String(key)}`;
        if (known.has(name)) return known.get(name);
        if (Object.hasOwn(domains, name)) throw new Unread(name);
        if (Object.keys(domains).some((fact) => fact.startsWith(`${name}.`))) return readable(domains, known, name);
        throw new Error(`the fact ${name} is read and has no values to be tried with`);
      },
    },
  );
}

/**
 * Every state that the function can tell apart: it is run again for each value of a fact at the moment it reads it, so that all combinations of
 * the facts it reads are covered and none that it does not. Throws for a fact without a domain.
 */
export function explore<Facts, Answer>(domains: Domains, answerOf: (facts: Facts) => Answer): Leaf<Answer>[] {
  const leaves: Leaf<Answer>[] = [];
  const open: ReadonlyMap<string, unknown>[] = [new Map()];
  for (let known = open.pop(); known !== undefined; known = open.pop()) {
    try {
      const answer = answerOf(readable(domains, known) as Facts); // the domains have the names of the facts
      leaves.push({ read: Object.fromEntries(known), answer });
    } catch (found) {
      if (!(found instanceof Unread)) throw found;
      for (const value of domains[found.fact] ?? []) open.push(new Map([...known, [found.fact, value]]));
    }
  }
  return leaves;
}

/** How many full combinations the leaves stand for. */
export const combinationsOf = (domains: Domains): number => Object.values(domains).reduce((product, values) => product * values.length, 1);
