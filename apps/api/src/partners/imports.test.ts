import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { reconcile, sweep } from '../testing/test-duties.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { runCheckImport, runReadImport } from './import-jobs.ts';

type Import = ReplyOf<'getImport'> & Problem;
type Rows = ReplyOf<'listImportRows'>;

const PATH = '/api/v2/partners/imports';
const HEADER = 'reference,locale,email,name,phone,companyDba,companyZip';

let merchants = 0;
/** A merchant whom no other test invites. */
const merchant = (locale = 'en-US', more: Record<string, string> = {}) => {
  merchants += 1;
  return {
    reference: `ref-${merchants}`,
    locale,
    email: `merchant-${merchants}@example.com`,
    name: 'Paula Prefill',
    companyDba: `Shop ${merchants}`,
    ...more,
  };
};
const csvFrom = (rows: readonly Record<string, string>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((name) => row[name] ?? '').join(','));
  return [columns.join(','), ...lines].join('\n');
};

onPostgres('a file of merchants', (open) => {
  const at = testApi(open);
  let server: Awaited<ReturnType<typeof partnerServer>>;
  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger', 'ledger-two']),
      partnerRow('maple', ['maple'], { markets: ['CA'] }),
    ]);
    server = await partnerServer(at, 'ledger');
  });

  const sendFile = async (
    payload: string,
    {
      type = 'text/csv',
      search = '',
      key = server.key,
      headers = {},
    }: { type?: string; search?: string; key?: string; headers?: Record<string, string> } = {},
  ) => {
    const { statusCode, payload: text } = await at.app.inject({
      method: 'POST',
      url: PATH + search,
      headers: { 'content-type': type, authorization: `Bearer ${key}`, ...headers },
      payload,
    });
    return { status: statusCode, body: JSON.parse(text) as Import };
  };
  const imported = async (file: string, sending: Parameters<typeof sendFile>[1] = {}) => {
    const sent = await sendFile(file, sending);
    expect(sent.status).toBe(202);
    await at.queue.runDue();
    return (await server.get<Import>(`${PATH}/${sent.body.import.id}`)).body.import;
  };
  const rowsOf = async (id: string, search = '') =>
    (await server.get<Rows>(`${PATH}/${id}/rows${search}`)).body.rows;
  const faultsOf = async (id: string) =>
    (await rowsOf(id)).map(({ errors = [] }) =>
      errors.map(({ column, code }) => `${column} ${code}`).join(', '),
    );
  const mailsTo = (address: string) => sandboxClient(at.sandbox).mails(address);
  const linkIn = (text = '') => new URL(/https?:\S+prefillId=\S+/.exec(text)?.[0] ?? '');
  const opened = async (link: URL, visitor = newVisitor(at)) => {
    const arrived = await visitor.get(link.pathname + link.search);
    const page =
      arrived.status === 303 ? await visitor.get(String(arrived.headers.location)) : arrived;
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page.text)?.[1];
    return JSON.parse(boot ?? '{}') as { prefill?: Record<string, string>; locale?: string };
  };

  test('the template passes a dry run, which invites nobody', async () => {
    const template = await server.get<ReplyOf<'getImportTemplate'>>(`${PATH}/template`);
    expect(template.headers['content-type']).toBe('text/csv; charset=utf-8');
    const body = { format: 'csv', text: template.text };
    const sent = await server.post<Import>(`${PATH}?dryRun=true&referralUrlId=ledger`, body);
    await at.queue.runDue();
    const { id } = sent.body.import;
    const done = (await server.get<Import>(`${PATH}/${id}`)).body.import;
    expect(done).toMatchObject({ state: 'finished', isDryRun: true, rows: 3 });
    expect(done.counts).toMatchObject({ valid: 3, refused: 0, invited: 0 });
    expect(await mailsTo('dana@example.com')).toEqual([]);
    expect(await at.database.run(sql`select 1 as one from partner_prefills`)).toEqual([]);
  });

  test.each([
    ['en-US', 'US', 'Hi Paula', 'Open your application'],
    ['en-CA', 'CA', 'Hi Paula', 'Open your application'],
    ['fr-CA', 'CA', 'Bonjour', 'Ouvrir ma demande'],
  ])(
    'invites in %s, and the link opens the filled-in application',
    async (locale, market, ...words) => {
      const row = merchant(locale, { phone: '4155552671' });
      const { id, counts } = await imported(csvFrom([row]));
      expect(counts).toMatchObject({ invited: 1 });
      const [mail] = await mailsTo(row.email);
      for (const text of ['ledger', ...words]) expect(mail?.text).toContain(text);
      const link = linkIn(mail?.text);
      expect([link.pathname, link.searchParams.get('market')]).toEqual([
        '/r/ledger/get-started',
        market,
      ]);
      const visitor = newVisitor(at);
      for (const by of [newVisitor(at), visitor]) // a program, and then the merchant
        expect((await opened(link, by)).prefill).toMatchObject({
          'applicant.name.firstName': 'Paula',
          'applicant.email.emailAddress': row.email,
          'company.dba': row.companyDba,
        });
      expect([visitor.cookies.get('market'), visitor.cookies.get('locale')]).toEqual([
        market,
        locale,
      ]);
      expect(await rowsOf(id)).toMatchObject([
        { row: 1, reference: row.reference, state: 'opened' },
      ]);
    },
  );

  test('names each fault by row and column, in words, and invites the others', async () => {
    const good = merchant();
    const { id, counts } = await imported(
      csvFrom([
        good,
        merchant('de-DE'),
        merchant('en-US', { email: 'nobody' }),
        merchant('en-US', { email: '' }),
        merchant('en-US', { phone: '12' }),
        merchant('en-US', { companyZip: 'M5X 1A9' }),
        merchant('en-US', { companyDba: '4242 4242 4242 4242' }),
        merchant('en-US', { name: 'Paula 219-09-9999' }),
        merchant('en-US', { reference: 'with blanks' }),
        merchant('en-US', { referralUrlId: 'other' }),
        { ...merchant(), reference: good.reference },
      ]),
    );
    expect(await faultsOf(id)).toEqual([
      '',
      'locale import.localeUnknown',
      'email email.format',
      'email email.required',
      expect.stringMatching(/^phone phone\./),
      expect.stringMatching(/^companyZip zip\./),
      'companyDba card.numberIncluded',
      'name prefill.taxIdIncluded',
      'reference import.valueInvalid',
      'referralUrlId import.referralUnknown',
      'reference import.referenceRepeated',
    ]);
    expect(counts).toMatchObject({ invited: 1, refused: 10 });
    const [, second] = await rowsOf(id);
    expect(second?.errors?.[0]?.message).toBe(
      'Enter the merchant’s language by one of the codes in the template.',
    );
  });

  test('the file of failures holds no formula and nothing that a row said', async () => {
    const row = merchant('de-DE', { reference: 'ref/1', companyDba: 'Secret Shop' });
    const { id } = await imported(csvFrom([row]));
    const { text, headers } = await server.get<ReplyOf<'getImportFailures'>>(
      `${PATH}/${id}/failures`,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).not.toContain('Secret Shop');
    const [header, ...lines] = parse(text, { bom: true });
    expect(header).toEqual(['row', 'reference', 'column', 'code', 'message']);
    expect(lines).toEqual([
      ['1', 'ref/1', 'locale', 'import.localeUnknown', expect.stringContaining('language')],
    ]);
  });

  test('sent again, it invites nobody twice; rows without a reference are known by their content', async () => {
    const { reference: _none, ...unnamed } = merchant();
    const named = merchant();
    const first = await imported(csvFrom([named, unnamed]));
    const again = await imported(csvFrom([{ ...named, companyDba: 'Renamed' }, unnamed]));
    expect(first.counts).toMatchObject({ invited: 2 });
    expect(again.counts).toMatchObject({ known: 2, invited: 0 });
    expect((await rowsOf(again.id))[0]?.knownFrom).toEqual({ importId: first.id, row: 1 });
    for (const { email } of [named, unnamed]) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('a repeated call with the same key is the same import', async () => {
    const file = csvFrom([merchant()]);
    const headers = { 'idempotency-key': 'one-import' };
    const [one, two] = [await sendFile(file, { headers }), await sendFile(file, { headers })];
    expect(two.body.import.id).toBe(one.body.import.id);
  });

  test('reads JSON lines and a French spreadsheet', async () => {
    const lines = [merchant(), merchant()].map((row) => JSON.stringify(row)).join('\n');
    const json = await imported(`${lines}\nnot json\n`, { type: 'application/x-ndjson' });
    expect(json.counts).toMatchObject({ invited: 2, refused: 1 });
    expect(await faultsOf(json.id)).toEqual(['', '', ' import.rowUnreadable']);
    const { email } = merchant();
    const french = `\uFEFFlocale;email;companyDba\r\nfr-CA;${email};"Chez Paula"\r\n`;
    expect((await imported(french)).counts).toMatchObject({ invited: 1 });
    expect((await opened(linkIn((await mailsTo(email))[0]?.text))).prefill).toMatchObject({
      'company.dba': 'Chez Paula',
    });
  });

  test.each([
    ['no text', '', 422, 'import.empty'],
    ['a column that nothing asks', `${HEADER},favourite\n`, 422, 'request.validationFailed'],
    ['another encoding', `${HEADER}\nr,en-US,a@b.ca,Ren\uFFFDe\n`, 422, 'request.validationFailed'],
  ])('refuses %s at once', async (_what, file, status, code) => {
    const { status: answered, body } = await sendFile(file);
    expect([answered, body.code]).toEqual([status, code]);
  });

  test.each([
    ['only a header', HEADER, 'import.empty'],
    ['a quote that is never closed', `${HEADER}\n"x,en-US,a@b.ca`, 'import.rowUnreadable'],
    [
      'too many rows',
      `${HEADER}\n${'r,en-US,a@b.ca\n'.repeat(PARTNER_LIMITS.importRows + 1)}`,
      'import.tooManyRows',
    ],
  ])('ends an import of %s with its reason', async (_what, file, code) => {
    const done = await imported(file);
    expect([done.state, done.error?.code, done.rows]).toEqual(['unreadable', code, 0]);
    expect(done.error?.message).not.toContain('{');
  });

  test('another call takes no file, and a partner sees its own imports only', async () => {
    const { id } = await imported(csvFrom([merchant()]));
    const prefill = await at.app.inject({
      method: 'POST',
      url: '/api/v2/prefills',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${server.key}` },
      payload: HEADER,
    });
    expect(prefill.statusCode).toBe(415);
    const other = await partnerServer(at, 'maple');
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/rows`, `${PATH}/${id}/failures`])
      expect((await other.get<Problem>(path)).body.code).toBe('import.notFound');
    const dry = await sendFile(csvFrom([merchant()]), { key: other.key });
    await at.queue.runDue();
    const { body } = await other.get<Rows>(`${PATH}/${dry.body.import.id}/rows`);
    expect(body.rows[0]?.errors?.map(({ code }) => code)).toEqual(['import.marketClosed']);
    await other.revoke();
  });

  test('several workers and a lost job invite each row once', async () => {
    const rows = Array.from({ length: PARTNER_LIMITS.importRowsAtOnce + 5 }, () => merchant());
    const sent = await sendFile(csvFrom(rows));
    const { id } = sent.body.import;
    const job = (kind: string) => ({ id: kind, kind, payload: { importId: id }, attempts: 1 });
    await Promise.all([
      runReadImport(at.deps, job('read-import')),
      runReadImport(at.deps, job('read-import')),
    ]);
    await Promise.all([
      runCheckImport(at.deps, job('check-import')),
      runCheckImport(at.deps, job('check-import')),
    ]);
    await at.queue.runDue();
    await expect
      .poll(
        async () => {
          await at.queue.runDue();
          return (await server.get<Import>(`${PATH}/${id}`)).body.import.counts.invited;
        },
        { timeout: 60_000 },
      )
      .toBe(rows.length);
    expect(await mailsTo(rows[0]?.email ?? '')).toHaveLength(1);
    expect((await rowsOf(id, '?after=200')).map(({ row }) => row)).toEqual([
      201, 202, 203, 204, 205,
    ]);
    await at.database.run(sql`update partner_imports set state = 'checking', created_at = 0
      where id = ${id}`);
    await reconcile(at.deps.store);
    expect(await jobsOf(at.database, { kind: 'check-import' })).toHaveLength(1);
    await at.queue.runDue();
    expect((await server.get<Import>(`${PATH}/${id}`)).body.import.state).toBe('finished');
  });

  test('stores what a row says sealed, and nothing of it once the invitation has ended', async () => {
    const row = merchant('en-US', { companyDba: 'Sealed Shop' });
    const { id } = await imported(csvFrom([row]));
    const stored = async () =>
      JSON.stringify([
        await at.database.run(sql`select * from partner_imports where id = ${id}`),
        await at.database.run(sql`select * from partner_import_rows where import_id = ${id}`),
        await at.database.run(sql`select * from partner_prefills where import_id = ${id}`),
      ]);
    for (const text of ['Sealed Shop', row.email, 'prefill_'])
      expect(await stored()).not.toContain(text);
    const [mail] = await mailsTo(row.email);
    await at.clock.moveTo(at.clock.offsetMs() + PARTNER_LIMITS.invitationMs);
    expect((await opened(linkIn(mail?.text))).prefill).toBeUndefined();
    await sweep(at.deps.store);
    expect(await at.database.run(sql`select 1 as one from partner_prefills`)).toEqual([]);
    expect(await rowsOf(id)).toHaveLength(1);
    await at.clock.moveTo(at.clock.offsetMs() + RETENTION.partnerImports.keepMs);
    await sweep(at.deps.store);
    expect(await at.database.run(sql`select 1 as one from partner_import_rows`)).toEqual([]);
    expect(await at.database.run(sql`select 1 as one from partner_invited_rows`)).toEqual([]);
  });

  test('reminds once whoever has not opened the link and did not say stop', async () => {
    const [silent, reader, stopper] = [merchant(), merchant(), merchant('fr-CA')];
    await imported(csvFrom([silent, reader, stopper]));
    const mailOf = async ({ email }: { email: string }) => (await mailsTo(email))[0]?.text ?? '';
    await opened(linkIn(await mailOf(reader)));
    const stop = new URL(/https?:\S+reminders\/stop\S+/.exec(await mailOf(stopper))?.[0] ?? '');
    const asked = await at.app.inject({ url: stop.pathname });
    expect(asked.payload).toContain('We won’t remind you about this invitation.');
    expect(asked.payload).not.toContain('application');
    const stopped = await at.app.inject({ method: 'POST', url: stop.pathname });
    expect(stopped.payload).toContain('If you change your mind');
    await at.clock.moveTo(at.clock.offsetMs() + PARTNER_LIMITS.invitationReminderMs);
    await at.queue.runDue();
    expect(await mailsTo(reader.email)).toHaveLength(1);
    expect(await mailsTo(stopper.email)).toHaveLength(1);
    const [reminder, first] = await mailsTo(silent.email);
    expect(reminder?.subject).toBe('Reminder: set up your payments account');
    expect(linkIn(reminder?.text).search).toBe(linkIn(first?.text).search);
    await at.clock.moveTo(at.clock.offsetMs() + PARTNER_LIMITS.invitationReminderMs);
    await at.queue.runDue();
    expect(await mailsTo(silent.email)).toHaveLength(2);
  });
});
