import { parseSync } from 'vite';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { identifierName, nodeAt, nodesAt, nodesIn, type SyntaxNode } from './syntax-nodes.ts';

const VERBS: ReadonlySet<string> = new Set(['changeApplication', 'changeIfThere']);

/** Rooms whose changes need no rule under the lock, with the number of their calls, and why. */
const WITHOUT_REFUSE: Readonly<Record<string, { calls: number; why: string }>> = {
  'apps/api/src/accounts/store.ts': {
    calls: 3,
    why: 'a connection that may not begin, or an account that may not close, changes nothing',
  },
  'apps/api/src/application/change-application.ts': {
    calls: 1,
    why: 'passes on what it is given',
  },
  'apps/api/src/application/export-store.ts': {
    calls: 1,
    why: 'an export changes nothing but the audit log',
  },
  'apps/api/src/application/rekey-store.ts': {
    calls: 1,
    why: 'a key that has been renewed already changes nothing',
  },
  'apps/api/src/application/secret-store.ts': {
    calls: 1,
    why: 'reading a secret for work changes nothing but the audit log',
  },
  'apps/api/src/search/store.ts': {
    calls: 1,
    why: 'a look-up by tax id changes nothing but the audit log',
  },
  'apps/api/src/bank/store.ts': {
    calls: 5,
    why: 'the handler refuses before the bank is asked; a check or a link that is over changes nothing',
  },
  'apps/api/src/bank/test-deposit-store.ts': {
    calls: 1,
    why: 'deposits that are over change nothing, and the answer says so',
  },
  'apps/api/src/identity/document-store.ts': {
    calls: 1,
    why: 'opening a picture that is not among those of the application is refused as an invalid field by its caller',
  },
  'apps/api/src/bank/void-check-store.ts': {
    calls: 3,
    why: 'a check that may not be sent, or has no try left, changes nothing, and the answer says so',
  },
  'apps/api/src/decision/change-request-store.ts': {
    calls: 2,
    why: 'a case that is no longer open, or not this reviewer’s, changes nothing, and the answer says so',
  },
  'apps/api/src/decision/hand-out-store.ts': {
    calls: 3,
    why: 'who looks after a case binds nobody; the rule asks inside, with the row locked',
  },
  'apps/api/src/decision/note-store.ts': {
    calls: 1,
    why: 'a note may be added to any application that staff may read',
  },
  'apps/api/src/decision/reopening-store.ts': {
    calls: 1,
    why: 'a refusal that may not be taken back changes nothing, and the answer says so',
  },
  'apps/api/src/decision/review-store.ts': {
    calls: 5,
    why: 'a case that is no longer open, or not this reviewer’s, changes nothing, and the answer says so',
  },
  'apps/api/src/decision/store.ts': {
    calls: 3,
    why: 'a decision, a round or a step-up that is over changes nothing, and the answer says so',
  },
  'apps/api/src/identity/inquiry-store.ts': {
    calls: 4,
    why: 'an inquiry that is over or over the limit changes nothing, and the answer says so',
  },
  'apps/api/src/identity/store.ts': {
    calls: 1,
    why: 'a texted link changes nothing but the audit log and the outbox',
  },
  'apps/api/src/people/company-store.ts': {
    calls: 1,
    why: 'a list that was sent or changed meanwhile stays as it is, and the answer says so',
  },
  'apps/api/src/people/invitation-store.ts': {
    calls: 3,
    why: 'an owner who is settled, or another by now, is left alone, and the answer says so',
  },
  'apps/api/src/people/owner-mail-store.ts': {
    calls: 1,
    why: 'a mail to somebody who is no longer asked changes nothing about the owner',
  },
  'apps/api/src/people/store.ts': {
    calls: 1,
    why: 'a list that was sent or changed meanwhile stays as it is, and the answer says so',
  },
  'apps/api/src/people/owner-check-store.ts': {
    calls: 3,
    why: 'a check that is over changes nothing, and the answer says why',
  },
  'apps/api/src/phone/code-guess-store.ts': {
    calls: 1,
    why: 'an alarm is noted whatever the application’s state',
  },
  'apps/api/src/phone/otp-store.ts': {
    calls: 2,
    why: 'a code was sent already; a proof that comes too late changes nothing',
  },
  'apps/api/src/phone/phone-link-store.ts': {
    calls: 1,
    why: 'a link that is over changes nothing, and the answer says so',
  },
  'apps/api/src/orders/charge-store.ts': {
    calls: 1,
    why: 'a result that was recorded before changes nothing, and the answer says so',
  },
  'apps/api/src/orders/debit-store.ts': {
    calls: 1,
    why: 'a payment that was taken back before changes nothing, and the answer says so',
  },
  'apps/api/src/orders/store.ts': {
    calls: 2,
    why: 'an order that may not be taken or moved on changes nothing, and the answer says so',
  },
  'apps/api/src/ongoing/renewal-store.ts': {
    calls: 1,
    why: 'a mail that went out already, or an ID that was shown or settled since, changes nothing',
  },
  'apps/api/src/ongoing/ongoing-check-store.ts': {
    calls: 1,
    why: 'what a look-up has found is noted whatever the application’s state',
  },
  'apps/api/src/policy/blind-look-store.ts': {
    calls: 2,
    why: 'a look is noted, and one that is not this reviewer’s changes nothing',
  },
  'apps/api/src/session/link-store.ts': {
    calls: 1,
    why: 'a link is mailed once for each reason',
  },
  'apps/api/src/session/support-store.ts': {
    calls: 2,
    why: 'a view changes nothing that a rule protects, and is noted',
  },
  'apps/api/src/cards/store.ts': {
    calls: 2,
    why: 'whoever may not add a card is refused before the vendor is asked; then it is kept',
  },
};

/**
 * Calls of the verb that ask no rule: nothing else stops a change that the rules forbid.
 * docs/decisions/0204.
 */
export function checkRefusals(
  files: readonly SourceFile[] = sourceFiles(['apps/api/src']),
  allowed = WITHOUT_REFUSE,
): string[] {
  const counts = new Map(
    files
      .filter(({ path, text }) => !isTest(path) && /\bchange(Application|IfThere)\(/.test(text))
      .map(({ path, text }) => [path, callsWithoutRefuse(path, text)]),
  );
  const paths = new Set([...Object.keys(allowed), ...counts.keys()]);
  return [...paths].flatMap((path) => {
    const [found, listed] = [counts.get(path) ?? 0, allowed[path]?.calls ?? 0];
    if (found === listed) return [];
    return [`${path}: ${found} changes without \`refuse\`, ${listed} are listed with a reason`];
  });
}

function callsWithoutRefuse(path: string, text: string): number {
  const nodes = nodesIn(parseSync(path, text).program);
  const variables = nodes.filter(({ type }) => type === 'VariableDeclarator');
  const declared = (name: unknown, before: number): SyntaxNode | undefined =>
    variables
      .filter(({ id, start }) => identifierName(id) === name && start < before)
      .map((variable) => nodeAt(variable, 'init'))
      .at(-1);
  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && VERBS.has(identifierName(callee) ?? ''),
  );
  return calls.filter((call) => {
    const [, given] = nodesAt(call, 'arguments');
    const asked = given?.type === 'Identifier' ? declared(given.name, call.start) : given;
    return !nodesIn(asked).some(
      ({ type, key }) => type === 'Property' && identifierName(key) === 'refuse',
    );
  }).length;
}
