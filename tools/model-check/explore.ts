/**
 * The values of each fact by dotted name; numbers and times use values on both sides of each limit.
 */
export type Domains = Readonly<Record<string, readonly unknown[]>>;

export type DistinctState<Answer> = { read: Readonly<Record<string, unknown>>; answer: Answer };

type Known = Map<string, unknown>;

/** Names that have parts below them: `flags` of `flags.isMultistepFlow`. */
const parentsIn = (domains: Domains): ReadonlySet<string> =>
  new Set(
    Object.keys(domains).flatMap((fact) =>
      fact.includes('.')
        ? [fact.slice(0, fact.lastIndexOf('.')), fact.slice(0, fact.indexOf('.'))]
        : [],
    ),
  );

/**
 * Facts that record which of them are read: a name with parts is an object; any other takes its
 * first value, and each alternative value is queued as a separate branch.
 */
function readable(
  domains: Domains,
  parents: ReadonlySet<string>,
  known: Known,
  aside: Known[],
  at = '',
): unknown {
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        const name = at + String(key);
        if (known.has(name)) return known.get(name);
        if (parents.has(name)) return readable(domains, parents, known, aside, `${name}.`);
        if (!Object.hasOwn(domains, name))
          throw new Error(`the fact ${name} is read and has no values to be tried with`);
        const [first, ...others] = domains[name] ?? [];
        for (const value of others) aside.push(new Map(known).set(name, value));
        known.set(name, first);
        return first;
      },
    },
  );
}

/**
 * Enumerates every state the function can distinguish: it runs once per combination of the facts it
 * reads, and facts it does not read are not varied. Throws for a fact without a domain.
 */
export function explore<Facts, Answer>(
  domains: Domains,
  answerOf: (facts: Facts) => Answer,
): DistinctState<Answer>[] {
  const parents = parentsIn(domains);
  const leaves: DistinctState<Answer>[] = [];
  const open: Known[] = [new Map()];
  for (let known = open.pop(); known !== undefined; known = open.pop()) {
    const answer = answerOf(readable(domains, parents, known, open) as Facts); // the domains have the names of the facts
    leaves.push({ read: Object.fromEntries(known), answer });
  }
  return leaves;
}
