import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { newApplication, newUser, openStore, type StoreUnderTest, submittedTestApplication, TEST_DRAFT } from '../testing/test-store.ts';

forEachDatabase('accounts', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('a person’s applications, the newest first, and nobody else’s', async () => {
    const userId = await newUser(at.store);
    const first = await at.store.applications.create(newApplication(userId));
    await at.clock.advance(1_000);
    const second = await at.store.applications.create(newApplication(userId, { market: 'CA', currency: 'CAD', level: 'BASIC' }));
    await submittedTestApplication(at.store);
    expect(await at.store.accounts.of(userId)).toMatchObject([
      { id: second.id, currency: 'CAD', applicationLevel: 'BASIC', isSubmitted: false },
      { id: first.id, currency: 'USD', applicationLevel: 'FULL', isSubmitted: false, decision: 'PENDING', name: 'Ana Silva' },
    ]);
    expect(await at.store.accounts.of(await newUser(at.store))).toEqual([]);
  });

  test('it is called as customers know it, else by its legal name, else by the person’s', async () => {
    const named = async (answers: Record<string, string>) => {
      const userId = await newUser(at.store);
      await at.store.applications.create(newApplication(userId, { answers: { ...TEST_DRAFT, ...answers } }));
      return (await at.store.accounts.of(userId))[0]?.name;
    };
    expect(await named({ 'company.dba': 'Ana Bakes', 'company.name': 'Silva LLC' })).toBe('Ana Bakes');
    expect(await named({ 'company.name': 'Silva LLC' })).toBe('Silva LLC');
    expect(await named({})).toBe('Ana Silva');
  });

  test('what was sent, is being checked, asks for a step and has a bank is known', async () => {
    const { id, userId, round } = await submittedTestApplication(at.store);
    const now = async () => (await at.store.accounts.of(userId))[0];
    expect(await now()).toMatchObject({ isSubmitted: true, checking: true, isBankLinked: false, stepUps: [] });
    const decision = { id, round, rowId: 'x', evidence: {}, version: 'v1', decidedBy: 'rules', actor: 'rules' } as const;
    await at.store.applications.recordDecision({ ...decision, outcome: 'PENDING', stepUp: 'OTP_SMS' });
    expect(await now()).toMatchObject({
      checking: false,
      decision: 'PENDING',
      stepUps: [{ type: 'OTP_SMS', requestedAt: at.clock.now() }],
    });
    const bank = { id, kind: 'manual', accountType: 'CHECKING', accountNumber: '000123456789', last4: '6789', actor: userId } as const;
    const { id: bankId } = await at.store.banks.add({ ...bank, status: 'PENDING' });
    expect(await now()).toMatchObject({ isBankLinked: true });
    await at.store.banks.recordCheck({ id, bankId, result: 'notFound', actor: 'jobs' });
    expect(await now()).toMatchObject({ isBankLinked: false });
  });
});
