import { stringify } from 'yaml';

/**
 * The part of Go's templates, and of the functions that Helm adds, that our chart uses: neither npm
 * nor Debian brings a program that renders charts. Anything else throws. docs/decisions/0259.
 */
type Value = unknown;
type Scope = { dot: Value; variables: Map<string, Value>; above?: Scope };
type Expression = (scope: Scope) => Value;
type Node = (scope: Scope) => string;
type Arguments = readonly (() => Value)[];
type GoFunction = (given: Arguments, templates: Templates) => Value;
export type Templates = Map<string, Node>;

const isTrue = (value: Value): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : Boolean(value);

const shown = (value: Value): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? refuse(`a ${Array.isArray(value) ? 'list' : 'map'} has no text`)
      : String(value);

function refuse(why: string): never {
  throw new Error(`template: ${why}`);
}

const indented = (spaces: Value, text: Value): string =>
  shown(text).replace(/^/gm, ' '.repeat(Number(spaces)));

/** First argument that is (or is not) true, the later ones unread, as Go has it. */
const firstThat =
  (wanted: boolean): GoFunction =>
  (given) => {
    let value: Value;
    for (const one of given) {
      value = one();
      if (isTrue(value) === wanted) return value;
    }
    return value;
  };

const strict =
  (run: (...given: Value[]) => Value): GoFunction =>
  (given) =>
    run(...given.map((one) => one()));

const FUNCTIONS: Readonly<Record<string, GoFunction>> = {
  and: firstThat(false),
  or: firstThat(true),
  not: strict((value) => !isTrue(value)),
  empty: strict((value) => !isTrue(value)),
  eq: strict((one, other) => one === other),
  ne: strict((one, other) => one !== other),
  default: strict((otherwise, value) => (isTrue(value) ? value : otherwise)),
  required: strict((why, value) => (isTrue(value) ? value : refuse(shown(why)))),
  quote: strict((value) => JSON.stringify(shown(value))),
  printf: strict((format, ...given) => shown(format).replace(/%s/g, () => shown(given.shift()))),
  index: strict((of, key) => fieldOf(of, shown(key))),
  list: strict((...given) => given),
  dict: strict((...given) => {
    const pairs = given.flatMap((key, at) =>
      at % 2 === 0 ? [[shown(key), given[at + 1]] as const] : [],
    );
    return Object.fromEntries(pairs);
  }),
  toYaml: strict((value) => stringify(value, { sortMapEntries: true, lineWidth: 0 }).trimEnd()),
  indent: strict(indented),
  nindent: strict((spaces, text) => `\n${indented(spaces, text)}`),
  include: (given, templates) => {
    const [name, dot] = given.map((one) => one());
    const template = templates.get(shown(name)) ?? refuse(`nothing is defined as ${shown(name)}`);
    return template({ dot, variables: new Map([['$', dot]]) });
  },
};

const fieldOf = (value: Value, name: string): Value =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : refuse(`${name} is asked of nothing`);

const fieldsOf = (value: Value, path: string): Value =>
  path.split('.').filter(Boolean).reduce(fieldOf, value);

function variableOf(name: string, scope: Scope | undefined): Value {
  if (scope === undefined) return refuse(`${name} is not declared`);
  return scope.variables.has(name) ? scope.variables.get(name) : variableOf(name, scope.above);
}

const LITERALS: Readonly<Record<string, Value>> = { true: true, false: false, nil: undefined };
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\$?\w*(?:\.\w+)+|\$\w*|\w+|[().|]/g;

function operandOf(token: string): Expression | undefined {
  if (token.startsWith('"')) return () => String(JSON.parse(token));
  if (/^-?\d/.test(token)) return () => Number(token);
  if (token in LITERALS) return () => LITERALS[token];
  if (token === '.') return ({ dot }) => dot;
  const [, variable, path = ''] = /^(\$\w*)?((?:\.\w+)*)$/.exec(token) ?? [];
  if (variable !== undefined) return (scope) => fieldsOf(variableOf(variable, scope), path);
  return token.startsWith('.') ? ({ dot }) => fieldsOf(dot, token) : undefined;
}

/** Reads `name argument … | name …` up to the closing parenthesis or the end. */
function readPipeline(tokens: string[], templates: Templates): Expression {
  let fed: Expression | undefined;
  for (;;) {
    fed = readCommand(tokens, templates, fed);
    if (tokens[0] !== '|') return fed;
    tokens.shift();
  }
}

function readCommand(
  tokens: string[],
  templates: Templates,
  fed: Expression | undefined,
): Expression {
  const words: Expression[] = [];
  let called: GoFunction | undefined;
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') {
    const token = tokens.shift() ?? '';
    if (token === '(') {
      const inner = readPipeline(tokens, templates);
      tokens.shift();
      const path = tokens[0]?.startsWith('.') && tokens[0].length > 1 ? tokens.shift() : undefined;
      words.push(path === undefined ? inner : (scope: Scope) => fieldsOf(inner(scope), path));
      continue;
    }
    const operand = operandOf(token);
    if (operand !== undefined) words.push(operand);
    else if (words.length === 0 && called === undefined)
      called = FUNCTIONS[token] ?? refuse(`the function ${token} is unknown here`);
    else words.push(readCommand([token], templates, undefined));
  }
  const given = [...words, ...(fed === undefined ? [] : [fed])];
  if (called === undefined)
    return given.length === 1 && given[0] !== undefined
      ? given[0]
      : refuse('a value stands where a function must');
  const run = called;
  return (scope) =>
    run(
      given.map((one) => () => one(scope)),
      templates,
    );
}

const expressionOf = (text: string, templates: Templates): Expression => {
  const tokens = text.match(TOKEN) ?? [];
  const left = text.replace(TOKEN, '').trim();
  if (left !== '') refuse(`${left} is not read`);
  return readPipeline([...tokens], templates);
};

const ASSIGNMENT = /^(\$\w+)\s*(:?=)\s*([\s\S]+)$/;
const RANGE = /^(?:(\$\w+)\s*,\s*(\$\w+)\s*:=\s*)?([\s\S]+)$/;

type Part = { text: string } | { action: string };

function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let trimNext = false;
  const push = (text: string, trimEnd: boolean) => {
    const start = trimNext ? text.trimStart() : text;
    parts.push({ text: trimEnd ? start.trimEnd() : start });
  };
  for (const match of source.matchAll(/\{\{(-?)\s*(\/\*[\s\S]*?\*\/|[\s\S]*?)\s*(-?)\}\}/g)) {
    push(source.slice(at, match.index), match[1] === '-');
    if (!match[2]?.startsWith('/*')) parts.push({ action: match[2] ?? '' });
    trimNext = match[3] === '-';
    at = match.index + match[0].length;
  }
  push(source.slice(at), false);
  return parts;
}

const inner = (above: Scope, dot: Value, own: [string, Value][] = []): Scope => ({
  dot,
  variables: new Map(own),
  above,
});

/** Reads nodes until `end` or `else`, and returns them with the action that ended them. */
function readBlock(parts: Part[], templates: Templates): { node: Node; endedBy: string } {
  const nodes: Node[] = [];
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if ('text' in part) {
      const { text } = part;
      nodes.push(() => text);
      continue;
    }
    const [, word = '', rest = ''] = /^(\w*)\s*([\s\S]*)$/.exec(part.action) ?? [];
    if (word === 'end' || word === 'else') return { node: joined(nodes), endedBy: part.action };
    if (word === 'define')
      templates.set(String(JSON.parse(rest)), readBlock(parts, templates).node);
    else if (word in BLOCKS) nodes.push(readBranch(word, rest, parts, templates));
    else nodes.push(readAction(part.action, templates));
  }
  return { node: joined(nodes), endedBy: '' };
}

const joined =
  (nodes: readonly Node[]): Node =>
  (scope) =>
    nodes.map((node) => node(scope)).join('');

function readBranch(word: string, rest: string, parts: Part[], templates: Templates): Node {
  const build = BLOCKS[word] ?? refuse(`${word} is unknown`);
  const { node, endedBy } = readBlock(parts, templates);
  const [, next = '', condition = ''] = /^else\s*(\w*)\s*([\s\S]*)$/.exec(endedBy) ?? [];
  const otherwise: Node = !endedBy.startsWith('else')
    ? () => ''
    : next === ''
      ? readBlock(parts, templates).node
      : readBranch(next, condition, parts, templates);
  return build({ rest, body: node, otherwise, templates });
}

type Branch = { rest: string; body: Node; otherwise: Node; templates: Templates };
const BLOCKS: Readonly<Record<string, (branch: Branch) => Node>> = {
  if: ({ rest, body, otherwise, templates }) => {
    const test = expressionOf(rest, templates);
    return (scope) => (isTrue(test(scope)) ? body : otherwise)(inner(scope, scope.dot));
  },
  with: ({ rest, body, otherwise, templates }) => {
    const value = expressionOf(rest, templates);
    return (scope) => {
      const dot = value(scope);
      return isTrue(dot) ? body(inner(scope, dot)) : otherwise(inner(scope, scope.dot));
    };
  },
  range: ({ rest, body, otherwise, templates }) => {
    const [, key = '$', each = '$', text = ''] = RANGE.exec(rest) ?? [];
    const value = expressionOf(text, templates);
    return (scope) => {
      const entries = Object.entries(value(scope) ?? {});
      if (entries.length === 0) return otherwise(inner(scope, scope.dot));
      const sorted = Array.isArray(value(scope))
        ? entries
        : entries.sort(([one], [other]) => (one < other ? -1 : 1));
      return sorted
        .map(([name, one]) =>
          body(
            inner(
              scope,
              one,
              key === '$'
                ? []
                : [
                    [key, name],
                    [each, one],
                  ],
            ),
          ),
        )
        .join('');
    };
  },
};

function readAction(action: string, templates: Templates): Node {
  const [, name, sign, text] = ASSIGNMENT.exec(action) ?? [];
  if (name === undefined || text === undefined) {
    const value = expressionOf(action, templates);
    return (scope) => shown(value(scope));
  }
  const value = expressionOf(text, templates);
  return (scope) => {
    const owner = sign === ':=' ? scope : declaring(name, scope);
    owner.variables.set(name, value(scope));
    return '';
  };
}

const declaring = (name: string, scope: Scope | undefined): Scope =>
  scope === undefined
    ? refuse(`${name} is not declared`)
    : scope.variables.has(name)
      ? scope
      : declaring(name, scope.above);

/** Reads one file of templates; what it defines is added to `templates`. */
export const readTemplate = (source: string, templates: Templates): Node =>
  readBlock(partsOf(source), templates).node;

export const renderTemplate = (node: Node, dot: Value): string =>
  node({ dot, variables: new Map([['$', dot]]) });
