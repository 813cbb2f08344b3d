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

/** A fact or an object of facts: `at` is the place of the value that is chosen, -1 before it is read. */
type Place = { values: readonly unknown[]; object: unknown; at: number };

/**
 * Facts that remember the choice made for each of them in the order in which they are read: a name
 * with parts is an object, any other has its first value until the walk below chooses another.
 */
function readable(domains: Domains, choices: Place[]): unknown {
  const parents = parentsIn(domains);
  const placeOf = (name: string): Place => {
    if (parents.has(name)) return { values: [], object: objectAt(`${name}.`), at: 0 };
    const values = Object.hasOwn(domains, name) ? domains[name] : undefined;
    if (values === undefined)
      throw new Error(`the fact ${name} is read and has no values to be tried with`);
    return { values, object: undefined, at: -1 };
  };
  const objectAt = (prefix: string): unknown => {
    const places = new Map<PropertyKey, Place>();
    return new Proxy(
      {},
      {
        get: (_target, key) => {
          let place = places.get(key);
          if (place === undefined) {
            place = placeOf(prefix + String(key));
            places.set(key, place);
          }
          if (place.object !== undefined) return place.object;
          if (place.at < 0) {
            place.at = 0;
            choices.push(place);
          }
          return place.values[place.at];
        },
      },
    );
  };
  return objectAt('');
}

/** Chooses the next value of the last fact that has one left; false once all are through. */
function chooseNext(choices: Place[]): boolean {
  for (let last = choices.at(-1); last !== undefined; last = choices.at(-1)) {
    last.at += 1;
    if (last.at < last.values.length) return true;
    last.at = -1;
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
  const choices: Place[] = [];
  const facts = readable(domains, choices) as Facts; // the domains have the names of the facts
  do {
    leaves.push({ answer: answerOf(facts) });
  } while (chooseNext(choices));
  return leaves;
}
