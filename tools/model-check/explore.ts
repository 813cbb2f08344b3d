/**
 * The values of each fact by dotted name; numbers and times use values on both sides of each limit.
 */
export type Domains = Readonly<Record<string, readonly unknown[]>>;

export type DistinctState<Answer> = { answer: Answer };

/** Names that have parts below them: `flags` of `flags.isMultistepFlow`. */
const parentsIn = (domains: Domains): ReadonlySet<string> =>
  new Set(
    Object.keys(domains).flatMap((fact) =>
      fact.includes('.')
        ? [fact.slice(0, fact.lastIndexOf('.')), fact.slice(0, fact.indexOf('.'))]
        : [],
    ),
  );

type Choice = { name: string; values: readonly unknown[]; at: number };

/**
 * Facts that remember the choice made for each of them in the order in which they are read: a name
 * with parts is an object, any other has its first value until the walk below chooses another.
 */
function readable(domains: Domains, choices: Choice[], known: Map<string, unknown>): unknown {
  const parents = parentsIn(domains);
  const objects = new Map<string, unknown>();
  const objectAt = (prefix: string): unknown => {
    const made =
      objects.get(prefix) ?? new Proxy({}, { get: (_target, key) => read(prefix + String(key)) });
    objects.set(prefix, made);
    return made;
  };
  const read = (name: string): unknown => {
    if (known.has(name)) return known.get(name);
    if (parents.has(name)) return objectAt(`${name}.`);
    const values = domains[name];
    if (values === undefined || !Object.hasOwn(domains, name))
      throw new Error(`the fact ${name} is read and has no values to be tried with`);
    choices.push({ name, values, at: 0 });
    known.set(name, values[0]);
    return values[0];
  };
  return objectAt('');
}

/** Chooses the next value of the last fact that has one left; false once all are through. */
function chooseNext(choices: Choice[], known: Map<string, unknown>): boolean {
  for (let last = choices.at(-1); last !== undefined; last = choices.at(-1)) {
    last.at += 1;
    if (last.at < last.values.length) {
      known.set(last.name, last.values[last.at]);
      return true;
    }
    known.delete(last.name);
    choices.pop();
  }
  return false;
}

/**
 * Enumerates every state the function can distinguish: it runs once per combination of the facts it
 * reads, and facts it does not read are not varied. It must answer alike each time, because what it
 * read before a choice is not remembered but read again. Throws for a fact without a domain.
 */
export function explore<Facts, Answer>(
  domains: Domains,
  answerOf: (facts: Facts) => Answer,
): DistinctState<Answer>[] {
  const leaves: DistinctState<Answer>[] = [];
  const choices: Choice[] = [];
  const known = new Map<string, unknown>();
  const facts = readable(domains, choices, known) as Facts; // the domains have the names of the facts
  do {
    leaves.push({ answer: answerOf(facts) });
  } while (chooseNext(choices, known));
  return leaves;
}
