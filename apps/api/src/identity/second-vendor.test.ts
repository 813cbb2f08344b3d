import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { MARKET_IDS } from '@signet/rulebook/reference/locales';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { sql } from '../platform/sql/sql.ts';
import type { Providers } from '../providers.ts';
import { buildServer } from '../server.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi, waitForDecision } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import {
  applicationAwaitingPhotoId,
  postIdentification,
  postIdentificationSession,
  postIdentificationText,
} from '../testing/test-inquiries.ts';
import { acceptedPartner, askedForPartners, PARTNER_DETAILS } from '../testing/test-partners.ts';
import { inquiryWebhook } from './inquiry-webhook.ts';
import type { IdentityVendorRow, VendorInquiry } from './port.ts';
import { connectIdentityVendors, IDENTITY_VENDORS } from './vendors.ts';

/** A second vendor, which notes what it is asked: Canada's checks, and every new inquiry. */
function buildLedger() {
  const asked: string[] = [];
  let begun = 0;
  const now: { reading: VendorInquiry['reading'] } = {
    reading: { status: 'IN_PROGRESS', rank: 0 },
  };
  const noting = async <Answer>(what: string, answer: Answer): Promise<Answer> => {
    asked.push(what);
    return answer;
  };
  const row: IdentityVendorRow = {
    id: 'ledger',
    name: 'Ledger Identity',
    checksIn: ['CA'],
    inquiriesIn: MARKET_IDS,
    frameKind: 'ledger-window',
    webhook: {
      path: '/api/v2/webhooks/ledger',
      signedIn: 'Ledger-Signature',
      operationId: 'receiveLedgerWebhook',
      hasValidSignature: ({ headers }) => headers['ledger-signature'] === 'right',
      eventOf: (body) => body as ReturnType<IdentityVendorRow['webhook']['eventOf']>,
    },
    connect: () => ({
      frameHost: 'window.ledger.example',
      checks: {
        person: () => noting('person', { person: 'match', phoneOwner: 'same' }),
        business: () => noting('business', { business: 'match' }),
        watchList: () => noting('watchList', { watchList: 'clear' }),
        businessWatchList: () => noting('businessWatchList', { watchList: 'clear' }),
      },
      inquiries: {
        begin: ({ reference }) => {
          begun += 1;
          return noting(`begin ${reference}`, { id: `ledger_${begun}` });
        },
        resume: (id) => noting(`resume ${id}`, { sessionToken: 'ledger-session' }),
        handOff: (id) => noting(`handOff ${id}`, { phoneLink: 'https://ledger.example/once' }),
        read: ({ id }) => noting(`read ${id}`, { vendorStatus: 'open', reading: now.reading }),
        end: ({ id }) => noting(`end ${id}`, { vendorStatus: 'open', reading: now.reading }),
        readFile: ({ id, side }) => noting(`readFile ${id} ${side}`, undefined),
      },
    }),
  };
  return { row, asked, now };
}

onPostgres('a second identity vendor beside the first', (open) => {
  const at = testApi(open);
  const ledger = buildLedger();
  let alone: Providers;
  let both: Providers;
  beforeAll(() => {
    alone = at.deps.providers;
    const [second] = connectIdentityVendors(at.deps.config, [ledger.row]);
    if (second === undefined) throw new Error('the second vendor is not connected');
    both = { ...alone, identity: [second, ...alone.identity] };
    at.deps.providers = both;
  });
  const desk = testDesk(at);
  beforeEach(() => {
    ledger.asked.length = 0;
    ledger.now.reading = { status: 'IN_PROGRESS', rank: 0 };
  });
  afterEach(() => {
    at.deps.providers = both;
  });

  /** New inquiries go to the first vendor again; the second only ends those that it has. */
  const retire = () => {
    const identity = both.identity.map((vendor) =>
      vendor.id === 'ledger' ? { ...vendor, inquiriesIn: [] } : vendor,
    );
    at.deps.providers = { ...both, identity };
  };
  const settle = () => {
    ledger.now.reading = { status: 'RECEIVED', result: 'passed', rank: 4 };
  };
  const vendorOf = async (inquiryId: string) => {
    const [row] = await at.database.run<{ vendor: string }>(
      sql`select vendor from inquiries where id = ${inquiryId}`,
    );
    return row?.vendor;
  };
  const statusOf = async (id: string) =>
    (await at.deps.store.applications.loadForWork(id))?.inquiries.at(-1)?.status;

  test('checks people of the markets in its row, and no others', async () => {
    const { visitor, view } = await submittedApplication(at, 'chloe');
    await waitForDecision(at, visitor, view.id);
    expect(new Set(ledger.asked)).toEqual(new Set(['person', 'watchList']));
    ledger.asked.length = 0;
    const american = await submittedApplication(at, 'ana');
    await waitForDecision(at, american.visitor, american.view.id);
    expect(ledger.asked).toEqual([]);
  });

  test('keeps its inquiry, in its own frame and under its own name, when new ones go to the first again', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    expect(asked.view.inquiry?.vendorName).toBe('Ledger Identity');
    const { body } = await postIdentificationSession(asked);
    expect(body).toMatchObject({
      ...{ sessionToken: 'ledger-session', frameKind: 'ledger-window' },
      ...{ host: 'window.ledger.example', vendorName: 'Ledger Identity' },
      application: { inquiry: { vendorName: 'Ledger Identity' } },
    });
    const { inquiryId } = body;
    expect(await vendorOf(inquiryId)).toBe('ledger');

    retire();
    const again = await postIdentificationSession(asked, { onPhone: true });
    expect(again.body).toMatchObject({
      ...{ inquiryId, phoneLink: 'https://ledger.example/once', frameKind: 'ledger-window' },
      application: { inquiry: { vendorName: 'Ledger Identity', attemptsLeft: 4 } },
    });
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    expect((await postIdentificationText(asked)).status).toBe(200);
    expect(ledger.asked).toEqual([
      `begin ${asked.id}`,
      ...[`resume ${inquiryId}`, `read ${inquiryId}`],
      ...[`handOff ${inquiryId}`, `handOff ${inquiryId}`],
    ]);
    const other = await applicationAwaitingPhotoId(at);
    expect(other.view.inquiry?.vendorName).toBe('Persona');
    expect(await vendorOf((await postIdentificationSession(other)).body.inquiryId)).toBe('persona');

    settle();
    const told = await postIdentification(asked, { inquiryId });
    expect(told.body.inquirySessionStatus).toBe('RECEIVED');
    const { status } = await waitForDecision(at, asked.visitor, asked.id);
    expect(status.id).toBe('approvedNoBank');
  });

  test('has the photo ID of an owner too, under the owner’s id', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    await vi.waitFor(
      async () => expect((await lena.record()).body.page).toBe('owner-identification'),
      { timeout: 10_000 },
    );
    const { body } = await lena.startPhotoId();
    expect(body).toMatchObject({ frameKind: 'ledger-window', vendorName: 'Ledger Identity' });
    expect(body.owner.inquiry?.vendorName).toBe('Ledger Identity');
    expect(ledger.asked).toContain(`begin ${lena.ownerId}`);
    retire();
    settle();
    await lena.refreshPhotoId({ inquiryId: body.inquiryId });
    await at.queue.runDue();
    expect((await lena.record()).body.page).toBe('owner-success');
  });

  test('shows staff its documents', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const { inquiryId } = (await postIdentificationSession(asked)).body;
    ledger.now.reading = { status: 'RECEIVED', result: 'review', rank: 3 };
    await postIdentification(asked, { inquiryId });
    await waitForDecision(at, asked.visitor, asked.id);
    const robin = await staffVisitor(desk, 'robin');
    await robin.call('claimReview', { id: asked.id });
    const read = { inquiryId, side: 'front', reason: 'compareDocument' };
    const { body } = await robin.call<ReplyOf<'readDocument'>>('readDocument', {
      ...{ id: asked.id, body: read },
    });
    expect([body.missing, ledger.asked.at(-1)]).toEqual(['gone', `readFile ${inquiryId} front`]);
  });

  test('tells of its own inquiries alone, by the webhook in its row', async () => {
    const app = await buildServer(at.deps);
    const webhook = inquiryWebhook(ledger.row);
    webhook.register(app, at.deps);
    let events = 0;
    const tell = async (inquiryId: string, signature = 'right') => {
      events += 1;
      const payload = {
        eventId: `evt_${events}`,
        name: 'moved',
        inquiryId,
        happenedAt: Date.now(),
      };
      const headers = { 'ledger-signature': signature };
      const reply = await app.inject({ method: 'POST', url: webhook.path, headers, payload });
      await at.queue.runDue();
      return reply.statusCode;
    };
    const asked = await applicationAwaitingPhotoId(at);
    const { inquiryId } = (await postIdentificationSession(asked)).body;
    settle();
    expect([await tell(inquiryId, 'wrong'), await statusOf(asked.id)]).toEqual([
      401,
      'IN_PROGRESS',
    ]);
    expect(await tell(inquiryId)).toBe(202);
    await vi.waitFor(async () => expect(await statusOf(asked.id)).toBe('RECEIVED'));

    retire();
    const other = await applicationAwaitingPhotoId(at);
    const persona = (await postIdentificationSession(other)).body.inquiryId;
    expect(await tell(persona)).toBe(202);
    expect(
      await at.database.run(sql`select id from webhook_events where subject = ${persona}`),
    ).toEqual([]);
    await app.close();
  });

  test('that a release does not know yet counts as down: its inquiry stays open and costs no attempt', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const { inquiryId } = (await postIdentificationSession(asked)).body;
    at.deps.providers = alone;
    const down = await postIdentificationSession(asked);
    expect([down.status, down.body]).toMatchObject([500, { code: 'inquiry.sessionTokenMissing' }]);
    expect((await postIdentification(asked, { inquiryId })).status).toBe(503);
    expect(await statusOf(asked.id)).toBe('IN_PROGRESS');
    at.deps.providers = both;
    const again = await postIdentificationSession(asked);
    expect(again.body).toMatchObject({ inquiryId, application: { inquiry: { attemptsLeft: 4 } } });
  });
});

test('every market has a vendor for its checks and for its inquiries', () => {
  const served = (uses: 'checksIn' | 'inquiriesIn') =>
    MARKET_IDS.filter((market) => IDENTITY_VENDORS.some((vendor) => vendor[uses].includes(market)));
  expect([served('checksIn'), served('inquiriesIn')]).toEqual([MARKET_IDS, MARKET_IDS]);
  expect(new Set(IDENTITY_VENDORS.map(({ id }) => id)).size).toBe(IDENTITY_VENDORS.length);
});

test('our pages may show each vendor’s frame, and lend it the camera', () => {
  const config = readConfig({ SIGNET_ENV: 'ci' });
  const hostsOf = (origins: readonly string[]) => origins.map((origin) => new URL(origin).host);
  for (const { frame } of connectIdentityVendors(config)) {
    expect(hostsOf(config.pageOrigins.frames)).toContain(frame.host);
    expect(hostsOf(config.pageOrigins.camera)).toContain(frame.host);
  }
});
