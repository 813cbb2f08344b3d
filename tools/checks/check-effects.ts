import { CALL_PATHS } from '@signet/rulebook/call-paths';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { parseSync } from 'vite';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import {
  identifierName as nameOf,
  nodeAt,
  nodesAt,
  nodesIn,
  type SyntaxNode,
} from './syntax-nodes.ts';

/** Pages that resume an interrupted action. docs/decisions/0039. */
const RESUMED = new Set([
  'apps/portal/src/category/category/screen.tsx',
  'apps/portal/src/sign-up/get-started/single-page-start.tsx',
  'apps/portal/src/phone/mobile-verification/screen.tsx',
  'apps/portal/src/phone/phone-auth-confirmation/screen.tsx',
  'apps/portal/src/people/owner/use-invitation.ts',
  'apps/portal/src/people/owner-board/use-invite.ts',
]);

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent']);
/**
 * Calls that change no application: they only report to us, or read by a token that must not stand
 * in an address, or keep what somebody has claimed. docs/decisions/0218 and 0225.
 */
const SILENT: ReadonlySet<string> = new Set<EndpointKey>([
  'recordEvent',
  'reportBrowserError',
  'previewInvitation',
  'previewLink',
  'claimReview',
  'searchApplications',
  'listAudit',
  'previewConsoleLook',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Effects that change data just because a page was opened, and refs written during render. */
export const checkEffects = (
  files: readonly SourceFile[] = sourceFiles(['apps/portal', 'apps/desk', 'packages/ui']),
  resumed = RESUMED,
): string[] =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const { program } = parseSync(path, text);
      const names = functionNames(program);
      return [
        ...calls(program, (name) => EFFECTS.has(name)).flatMap((effect) =>
          changes(effect.arguments, names) ? ['an effect changes something'] : [],
        ),
        ...[...names.values()].flatMap((one) => writesRef(one) ?? []),
        ...(calls(program, (name) => name === 'useResumedPress').length > 0 && !resumed.has(path)
          ? ['no page of decision 0039']
          : []),
      ].map((error) => `${path}: ${error}`);
    });

/** True if this code, or a function it names in the same file, makes a call that changes data. */
function changes(
  code: unknown,
  names: ReadonlyMap<string, SyntaxNode>,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return nodesIn(code).some((node) => {
    if (node.type === 'CallExpression' && isChange(node, names)) return true;
    const name = nameOf(node);
    const named = name === undefined || seen.has(name) ? undefined : names.get(name);
    return named !== undefined && changes(named.body, names, new Set([...seen, String(name)]));
  });
}

/** A mutation is judged by its callback; a callback from another file is assumed to change data. */
function isChange(node: SyntaxNode, names: ReadonlyMap<string, SyntaxNode>): boolean {
  const name = nameOf(node.callee);
  const [first, second] = nodesAt(node, 'arguments');
  if (name === 'callStepUp') return true;
  if (name === 'mutate') return second?.type === 'Identifier' && !names.has(String(second.name));
  const key = first?.value;
  return (
    name === 'call' &&
    typeof key === 'string' &&
    !SILENT.has(key) &&
    !(isKeyOf(CALL_PATHS, key) && CALL_PATHS[key][0] === 'GET')
  );
}

/**
 * A component or hook that writes `ref.current` during render rather than in an event or effect.
 */
function writesRef({ name, body }: SyntaxNode): string | undefined {
  if (!/^(use)?[A-Z]/.test(String(name))) return undefined;
  const written = nodesIn(body, (node) => !FUNCTIONS.has(node.type)).some(
    (node) =>
      (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') &&
      nameOf((nodeAt(node, 'left') ?? nodeAt(node, 'argument'))?.property) === 'current',
  );
  return written ? `${String(name)} writes a ref while it is drawn` : undefined;
}

function functionNames(program: unknown): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  for (const node of nodesIn(program)) {
    const value = node.type === 'VariableDeclarator' ? nodeAt(node, 'init') : node;
    const name = nameOf(node.id);
    if (name !== undefined && value !== undefined && FUNCTIONS.has(value.type))
      found.set(name, { ...value, name });
  }
  return found;
}

const calls = (program: unknown, isWanted: (name: string) => boolean): SyntaxNode[] =>
  nodesIn(program).filter(
    ({ type, callee }) => type === 'CallExpression' && isWanted(nameOf(callee) ?? ''),
  );
