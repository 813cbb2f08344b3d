import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { describe, expect, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  completedApplication,
  signInPersona,
  submittedApplication,
  type TestVisitor,
  testApi,
} from '../../testing/test-api.ts';

const APPLICATIONS = '/api/v2/applications';
const SSN = 'applicant.governmentIdentification.value';
type Told = ApplicationView & Problem;

onPostgres('reading requests', (open) => {
  const at = testApi(open);

  const pathOf = ({ id }: { id: string }) => `${APPLICATIONS}/${id}`;
  const read = async (visitor: TestVisitor, view: { id: string }) =>
    (await visitor.get(pathOf(view))).body;
  const put = (visitor: TestVisitor, view: { id: string; version: number }, body: unknown) =>
    visitor.send<Told>('PUT', pathOf(view), body, { version: view.version });
  const rowsOf = async (id: string) => (await at.deps.store.reviews.story(id)).audit.length;

  describe('switches in a query', () => {
    test('a switch without a value is on, as in the specification', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const found = await visitor.send<Told>(
        'POST',
        `${APPLICATIONS}?override-referral-url&use-shopper-data&force-intent&find`,
      );
      expect([found.status, found.body.id, found.body.resumed]).toEqual([200, view.id, true]);
      const { visitor: other, view: asked } = await submittedApplication(at, 'ana');
      const skipped = await other.send<{ application: ApplicationView }>(
        'POST',
        `${pathOf(asked)}/step-ups/otp?skip`,
      );
      expect([
        skipped.status,
        (await read(other, asked)).stepUpDetails.some(({ finishedAt }) => finishedAt !== undefined),
      ]).toEqual([200, true]);
    });

    test.each(['?find=1', '?find=yes', '?find&find'])('refuses %s as a switch', async (query) => {
      const { visitor } = await signInPersona(at, 'ana');
      expect(
        (await visitor.send<Problem>('POST', APPLICATIONS + query)).body.errors?.[0]?.field,
      ).toBe('find');
    });
  });

  describe('properties that the specification names and we do not use', () => {
    test.each(['ana', 'marcus', 'chloe'] as const)(
      'sending back the whole view of %s changes nothing',
      async (id) => {
        const { visitor, view } = await completedApplication(at, id);
        const before = await rowsOf(view.id);
        const reply = await put(visitor, view, view);
        expect([reply.status, reply.body.errors, reply.body.version]).toEqual([
          200,
          undefined,
          view.version,
        ]);
        expect({ ...reply.body, serverNow: 0 }).toEqual({ ...view, serverNow: 0 });
        expect(await rowsOf(view.id)).toBe(before);
      },
    );

    test('are accepted in their places and ignored', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const body = {
        applicant: {
          governmentIdentification: { type: 'INDIVIDUAL', sourceType: 'SSN9' },
          sin: '046454286',
          phone: { id: 'p-1' },
          leadId: 7,
          userId: 'somebody',
          terms: { signed: true, version: '1' },
        },
        company: {
          segment: '5812',
          mccDetails: { label: 'x', type: 'REGULAR' },
          currency: 'CAD',
          location: 'CA',
          address: { countryCode: 'CA' },
        },
        application: {
          decision: 'APPROVED',
          applicationLevel: 'BASIC',
          isPowerSeller: true,
          kycKybRequired: false,
          mock: true,
          mode: 'CAPITAL',
        },
      };
      const reply = await put(visitor, view, body);
      expect([reply.status, reply.body.version]).toEqual([200, view.version]);
      expect({ ...reply.body, serverNow: 0 }).toEqual({ ...view, serverNow: 0 });
      const { visitor: another } = await signInPersona(at, 'ana');
      const made = await another.send<Told>('POST', APPLICATIONS, body);
      expect([
        made.status,
        made.body.decision,
        made.body.applicationLevel,
        made.body.market,
      ]).toEqual([201, 'PENDING', 'FULL', 'US']);
      expect(made.body.company.mccDetails).toBeUndefined();
    });

    test('but the applicant’s language is stored', async () => {
      const { visitor, view } = await completedApplication(at, 'chloe');
      const wished = view.applicant.communicationLanguage === 'fr-CA' ? 'en-CA' : 'fr-CA';
      const { body } = await put(visitor, view, { applicant: { communicationLanguage: wished } });
      expect(body.applicant.communicationLanguage).toBe(wished);
    });
  });

  describe('creating with `find`', () => {
    const draft = (more: object) => ({ ...more, application: { currency: 'USD' } });
    const find = (visitor: TestVisitor, body: object, query = '?find') =>
      visitor.send<Told>('POST', APPLICATIONS + query, body);

    test('saves the new answers over the open application, keeps those left empty, and removes those no longer asked', async () => {
      const { visitor, view } = await completedApplication(at, 'marcus');
      const found = await find(
        visitor,
        draft({
          company: { registered: 'NO', name: 'Gone LLC', dba: '' },
          applicant: { name: { firstName: 'Mark' } },
        }),
      );
      expect([found.status, found.body.id, found.body.version]).toEqual([
        200,
        view.id,
        view.version + 1,
      ]);
      expect(found.etag).toBe(`"${view.version + 1}"`);
      const { applicant, company } = found.body;
      expect([applicant.name.firstName, applicant.name.lastName, company.dba]).toEqual([
        'Mark',
        view.applicant.name.lastName,
        view.company.dba,
      ]);
      expect([company.name, company.governmentIdentification]).toEqual([undefined, undefined]);
    });

    test('saves nothing when the answers are the same', async () => {
      const { visitor, view, who } = await completedApplication(at, 'ana');
      const name = {
        firstName: who.answers['applicant.name.firstName'],
        lastName: who.answers['applicant.name.lastName'],
      };
      expect((await find(visitor, draft({ applicant: { name } }))).body.version).toBe(view.version);
    });

    test('validates the new answers like any change', async () => {
      const { visitor } = await completedApplication(at, 'ana');
      const refused = await find(visitor, draft({ applicant: { name: { firstName: 'Ana 3' } } }));
      expect(refused.body.errors?.map(({ field }) => field)).toEqual(['applicant.name.firstName']);
    });

    test('leaves a submitted application unchanged', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana');
      const found = await find(visitor, draft({ company: { dba: 'Other Bakes' } }));
      expect([found.status, found.body.id, found.body.company.dba]).toEqual([
        200,
        view.id,
        view.company.dba,
      ]);
    });

    test('finds an approved application, never a declined one; without `find` a new one is made', async () => {
      const { visitor, view } = await approvedApplication(at, 'ana');
      expect((await find(visitor, draft({}))).body.id).toBe(view.id);
      const refused = await submittedApplication(at, 'ana', { [SSN]: '0001' });
      expect(refused.view.decision).toBe('DECLINED');
      const made = await find(refused.visitor, draft({ company: { dba: 'Second Try' } }));
      expect([made.status, made.body.id === refused.view.id, made.body.company.dba]).toEqual([
        201,
        false,
        'Second Try',
      ]);
      expect((await find(visitor, draft({}), '')).status).toBe(201);
    });

    test('keeps the first intent unless `force-intent` is set', async () => {
      const { visitor } = await completedApplication(at, 'ana');
      const body = { application: { currency: 'USD', intent: 'ADD_STORE' } };
      expect((await find(visitor, body)).body.intent).toBe('CREATE_BUSINESS');
      const { intent, originalIntent } = (await find(visitor, body, '?find&force-intent')).body;
      expect([intent, originalIntent]).toEqual(['ADD_STORE', 'CREATE_BUSINESS']);
    });
  });

  describe('changes that change nothing', () => {
    test('an empty body and equal answers raise no version and write no audit row; an old version is still refused', async () => {
      const { visitor, view, who } = await completedApplication(at, 'ana');
      const before = await rowsOf(view.id);
      const dba = { company: { dba: who.answers['company.dba'] } };
      for (const body of [{}, dba])
        expect((await put(visitor, view, body)).body.version).toBe(view.version);
      expect(await rowsOf(view.id)).toBe(before);
      expect((await put(visitor, { ...view, version: view.version - 1 }, {})).status).toBe(412);
    });

    test.each([
      ['four digits', '4470', '4471'],
      ['a whole number', '900104470', '900104471'],
    ])('%s again do not count as a change of a tax id', async (_what, same, other) => {
      const { visitor, view } = await completedApplication(at, 'ana', { [SSN]: '4470' });
      const give = async (value: string) => {
        const [path, body] =
          value.length === 4
            ? [pathOf(view), nestAnswers({ [SSN]: value })]
            : [`${pathOf(view)}/government-identifications`, { value, sourceType: 'SSN9' }];
        const { version } = await read(visitor, view);
        await visitor.send(value.length === 4 ? 'PUT' : 'POST', path, body, { version });
        return (await read(visitor, view)).taxIds.changesLeft;
      };
      const first = await give(same);
      expect([await give(same), await give(same)]).toEqual([first, first]);
      expect(await give(other)).toBe(first - 1);
    });

    test('a bank account can be deferred only after an approval', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const defer = (by: typeof visitor, { id }: typeof view) =>
        by.send<ApplicationView & Problem>(
          'POST',
          `/api/v2/applications/${id}/financial-instruments/deferral`,
        );
      const reply = await defer(visitor, view);
      expect([reply.status, reply.body.code, (await read(visitor, view)).bankDeferred]).toEqual([
        409,
        'application.notApproved',
        false,
      ]);
      const done = await approvedApplication(at, 'ana');
      const first = await defer(done.visitor, done.view);
      const again = await defer(done.visitor, done.view);
      expect([first.body.bankDeferred, again.body.version]).toEqual([true, first.body.version]);
    });
  });

  describe('secrets that are already on file', () => {
    const DOB = 'applicant.dob';
    const given = async () => {
      const { visitor, who, view } = await completedApplication(at, 'chloe');
      const secrets = Object.fromEntries(
        [SSN, DOB].map((path) => [path, wireAnswers(who.answers)[path] ?? '']),
      );
      return { visitor, view, secrets };
    };

    test('sent again, they change nothing: no version, no audit row, no limit', async () => {
      const { visitor, view, secrets } = await given();
      expect([view.applicant.dob, view.applicant.governmentIdentification?.onFile]).toEqual([
        { onFile: true },
        true,
      ]);
      const before = await rowsOf(view.id);
      for (let turn = 0; turn <= TAX_ID_LIMITS.taxIdChangesPerDay; turn += 1) {
        const reply = await put(visitor, view, nestAnswers(secrets));
        expect([reply.status, reply.body.version, reply.body.taxIds.changesLeft]).toEqual([
          200,
          view.version,
          TAX_ID_LIMITS.taxIdChangesPerDay,
        ]);
      }
      expect(await rowsOf(view.id)).toBe(before);
      const stale = await put(
        visitor,
        { ...view, version: view.version - 1 },
        nestAnswers(secrets),
      );
      expect([stale.status, stale.body.code]).toEqual([412, 'application.versionConflict']);
    });

    test('sent with another answer, only that answer is saved', async () => {
      const { visitor, view, secrets } = await given();
      const reply = await put(
        visitor,
        view,
        nestAnswers({ ...secrets, 'applicant.name.firstName': 'Zoé' }),
      );
      expect([reply.status, reply.body.version]).toEqual([200, view.version + 1]);
      const [last] = (await at.deps.store.reviews.story(view.id)).audit.slice(-1);
      expect(JSON.stringify(last)).toContain('applicant.name.firstName');
      expect(JSON.stringify(last)).not.toContain(SSN);
    });

    test('a saved number requires recent authentication, whether it changed or not', async () => {
      const { visitor, view, secrets } = await given();
      await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recentAuthMs + 1_000);
      expect((await put(visitor, view, nestAnswers({ [SSN]: secrets[SSN] ?? '' }))).body.code).toBe(
        'auth.reauthRequired',
      );
    });

    test('after submission the same and another number get the same error', async () => {
      const { visitor, view, who } = await submittedApplication(at, 'ana');
      const now = await read(visitor, view);
      const codes = [];
      for (const value of [who.answers[SSN] ?? '', '4444'])
        codes.push((await put(visitor, now, nestAnswers({ [SSN]: value }))).body.code);
      expect(codes).toEqual(['application.alreadySubmitted', 'application.alreadySubmitted']);
    });
  });

  describe('look-ups of phones', () => {
    const PHONE = 'applicant.phone.localPhoneNumber';
    let next = 4_000;
    const newPhone = () => `303555${++next}`;

    test('each number is looked up once, with a daily limit per person; a known number needs no lookup', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const change = async (phone: string) =>
        put(visitor, await read(visitor, view), nestAnswers({ [PHONE]: phone }));
      const known = newPhone();
      const replies = [];
      for (let turn = 0; turn <= PHONE_LIMITS.lineLookupsPerDay; turn += 1)
        replies.push(await change(turn === 0 ? known : newPhone()));
      expect(replies[0]?.status).toBe(200);
      expect([replies.at(-1)?.status, replies.at(-1)?.body.errors?.[0]?.code]).toEqual([
        429,
        'phone.lookupLimitExceeded',
      ]);
      await breakVendor(at, 'twilio', '500', { times: 5 }); // a known number needs no lookup
      expect((await change(known)).status).toBe(200);
      await clearVendorFaults(at);
      await at.clock.moveTo(at.clock.offsetMs() + 24 * 3_600_000 + 1_000);
      await visitor.signIn(view.applicant.email.emailAddress ?? '');
      expect((await change(newPhone())).status).toBe(200);
    });

    test('a VoIP number is refused again from the stored lookup', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      for (const _turn of [1, 2]) {
        const reply = await put(visitor, view, nestAnswers({ [PHONE]: '3035550199' }));
        expect([reply.status, reply.body.errors?.[0]?.code]).toEqual([
          422,
          'phone.unsupportedLineType',
        ]);
      }
    });
  });
});
