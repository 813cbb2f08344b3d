import { textAt } from '@signet/rulebook/core/records';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  completedApplication,
  mailSubjects,
  newestCode,
  newVisitor,
  signInPersona,
  submittedApplication,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

onPostgres('an application by its calls', (open) => {
  const at = testApi(open);

  test('a sole trader answers, receives a code, is approved and types a bank account', async () => {
    const { visitor, who, view } = await completedApplication(at, 'ana');
    expect(view.page).toBe('check-answers');
    expect([view.createdAt <= view.serverNow, view.submittedAt]).toEqual([true, undefined]);
    expect([view.applicant.submitted, view.company.submitted]).toEqual([false, false]);
    // An SSN4 has no other digits.
    expect(view.applicant.governmentIdentification).toEqual({ onFile: true, sourceType: 'SSN4' });

    const isSubmitted = await visitor.send(
      'POST',
      `/api/v2/applications/${view.id}/onboard`,
      TEST_TERMS,
    );
    expect([isSubmitted.status, isSubmitted.body.page]).toEqual([202, 'verifying']);
    const asked = await waitForDecision(at, visitor, view.id);
    expect(asked).toMatchObject({ createdAt: view.createdAt, applicant: { submitted: true } });
    expect(asked.company.submitted).toBe(true);
    expect(asked.submittedAt).toBeGreaterThanOrEqual(view.createdAt);
    expect([asked.page, asked.otp?.attemptsLeft]).toEqual(['otp', 5]);

    const proven = await visitor.send<{ application: typeof view }>(
      'POST',
      `/api/v2/applications/${view.id}/step-ups/otp`,
      {
        code: await newestCode(at, who),
      },
    );
    expect(proven.body.application.page).toBe('verifying');
    const decided = await waitForDecision(at, visitor, view.id);
    expect([decided.decision, decided.page, decided.status.nextAction]).toEqual([
      'APPROVED',
      'bank',
      'linkBank',
    ]);

    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    const linked = await visitor.send<{ bank: unknown; application: typeof view }>(
      'POST',
      `/api/v2/applications/${view.id}/financial-instruments/manual`,
      bank,
    );
    expect(linked.body.bank).toEqual({
      kind: 'manual',
      last4: '6789',
      accountType: 'CHECKING',
      status: 'VERIFIED',
    });
    expect(linked.body.application.page).toBe('complete');
    await at.queue.runDue();
    await expect
      .poll(() => mailSubjects(at, who))
      .toEqual(['Your bank account is linked', 'You’re approved: link your bank']);
  });

  test('a registered business is approved and links its bank through Plaid', async () => {
    const { visitor, view } = await approvedApplication(at, 'marcus');
    expect([view.decision, view.page]).toEqual(['APPROVED', 'bank']);
    const token = await visitor.get<{ token: string; scriptUrl: string }>(
      `/api/v2/applications/${view.id}/financial-instruments/plaid/token`,
    );
    expect(token.body.token).toMatch(/^link-sandbox-/);
    const publicToken = await publicTokenOf(at, view.applicant.name);
    const body = { value: publicToken, requestMetadata: { accounts: [] } };
    const linked = await visitor.send<{ bank: { kind: string; status: string } }>(
      'POST',
      `/api/v2/applications/${view.id}/financial-instruments/plaid`,
      body,
    );
    expect([linked.status, linked.body.bank.kind]).toEqual([200, 'plaid']);
  });

  test('a submitted application cannot be changed, and repeated submissions count once', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const again = await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    expect([again.status, again.body.version]).toEqual([202, view.version]);
    const late = await visitor.send<{ code: string }>(
      'PUT',
      `/api/v2/applications/${view.id}`,
      { applicant: { name: { firstName: 'Eva' } } },
      { version: view.version },
    );
    expect([late.status, late.body.code]).toEqual([409, 'application.alreadySubmitted']);
  });

  test('the draft’s email address is filled in at sign-in without appearing in any URL', async () => {
    const visitor = newVisitor(at);
    visitor.cookies.set('sign_in_hint', encodeURIComponent('ana.hint@example.com'));
    const started = await visitor.get('/auth/start?path=/category');
    const address = String(started.headers.location);
    expect(decodeURIComponent(address)).not.toContain('ana.hint');
    expect(visitor.cookies.has('sign_in_hint')).toBe(false);
    const asked = await fetch(address, { redirect: 'manual' });
    const page = await fetch(new URL(asked.headers.get('location') ?? '', at.sandbox), {
      headers: {
        cookie: asked.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      },
    });
    expect(await page.text()).toContain('value="ana.hint@example.com"');
  });

  test('a return path can lead to our own pages only, and each sign-in starts a new session', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const first = visitor.cookies.get('sid');
    expect(await visitor.signIn('somebody.else@example.com', '/r/shop/category')).toBe(
      '/r/shop/category',
    );
    expect(visitor.cookies.get('sid')).not.toBe(first);
    expect(await newVisitor(at).signIn('third@example.com', 'https://evil.test/')).toBe('/');
  });
});

async function publicTokenOf({ sandbox }: ApiUnderTest, _name: unknown): Promise<string> {
  const response = await fetch(`${sandbox}/sandbox/public_token/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'plaid-client-id': 'sandbox-client',
      'plaid-secret': 'sandbox-secret',
    },
    body: JSON.stringify({ institution_id: 'ins_109508', initial_products: ['auth', 'identity'] }),
  });
  return textAt(await response.json(), 'public_token') ?? '';
}
