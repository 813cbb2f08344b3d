import type { ConsoleSessions } from '../console/console-session-store.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import type { StaffSessions } from '../staff/store.ts';
import type { Store } from '../store.ts';

export async function callSupportStatements(
  {
    pageExits,
    supportViews,
    reviewers,
    requestCounts,
    analytics,
    staffSessions,
    consoleSessions,
    searches,
    auditLines,
  }: Store,
  view: { applicationId: string; reviewer: Reviewer },
): Promise<void> {
  await analytics.add({ type: 'test', params: {} });
  await requestCounts.count('missedLookup', 'test');
  await requestCounts.countCall('bankAccounts', { application: view.applicationId });
  await pageExits.note({ applicationId: view.applicationId, token: 'test' });
  await pageExits.lastOf(view.applicationId);
  const begun = await supportViews.begin({ ...view, ticket: 'T-1' });
  const opened = await supportViews.open(begun?.token ?? '');
  if ('why' in opened) throw new Error(opened.why);
  const seen = await supportViews.load(opened.session);
  if (seen !== undefined) await supportViews.noteRead(seen, 'test');
  await supportViews.end(opened.session);
  for (const sought of [
    { kind: 'name', words: ['ana'] },
    { kind: 'address', words: ['howard'] },
    { kind: 'phone', words: ['ana'], last4: '0123' },
    { kind: 'email', email: 'ana@example.com' },
    { kind: 'reference', reference: 'K7QM-3XPD' },
  ] as const)
    await searches.find(sought, { market: 'US' });
  const day = { from: 0, until: 1, staffId: 'rev', action: 'secret.read', reference: 'K7QM-3XPD' };
  await auditLines.list({ ...day, after: [1, 'urn', 1] });
  await auditLines.idOf(view.applicationId);
  await auditLines.newestCheckpoint();
  await searches.findByTaxId('842917365', view.reviewer);
  await reviewers.revoke(view.reviewer.name);
  await callStaffStatements(staffSessions);
  await callConsoleStatements(consoleSessions);
}

async function callStaffStatements(sessions: StaffSessions): Promise<void> {
  await sessions.beginSignIn({ state: 'staff', verifier: 'v', nonce: 'n', path: '/' });
  await sessions.takeSignIn('staff');
  const person = { subject: 'issuer robin', name: 'Robin', roles: ['reviewer'] as const };
  const { token } = await sessions.enter({ ...person, authenticatedAt: 0, refreshToken: 'r' });
  await sessions.open();
  const session = await sessions.load(token);
  if (session === undefined) throw new Error('nobody was signed in at the desk');
  await sessions.press(token);
  await sessions.takeCheck(token, session.checkedAt);
  await sessions.keep(token, { roles: [], refreshToken: 's' });
  await sessions.end(token, 'noGroup');
  const staffId = session.staff.id;
  await sessions.enter({ ...person, authenticatedAt: 0 });
  await sessions.endAllOf(staffId, { id: staffId });
  await sessions.refuse({ subject: person.subject, why: 'noMfa' });
}

async function callConsoleStatements(sessions: ConsoleSessions): Promise<void> {
  const [partnerId, subject] = ['test', 'issuer nina'];
  await sessions.beginSignIn({
    ...{ state: 'console', partnerId, verifier: 'v', nonce: 'n', path: '/' },
  });
  await sessions.takeSignIn('console');
  const roles = ['administrator'] as const;
  const { token } = await sessions.enter({ partnerId, subject, name: 'Nina', roles });
  if ((await sessions.load(token)) === undefined)
    throw new Error('nobody was signed in at the console');
  await sessions.use(token);
  await sessions.end(token);
  await sessions.refuse({ partnerId, subject, why: 'noMfa' });
}
