import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { StaffId } from '@signet/personas/staff';
import { walksFrom } from '@signet/personas/walks';
import { AUDIT_EXPORT } from '@signet/rulebook/audit/export-request';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { checkpoint } from '../testing/test-duties.ts';

const TOOL = resolve(import.meta.dirname, '../../../../tools/verify-audit-export.ts');

onPostgres('the audit log at the desk', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  type Lines = ReplyOf<'listAudit'>;
  const setGroups = (person: StaffId, groups: readonly string[]) =>
    fetch(`${at.sandbox}/control/staff/${person}/groups`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ groups }),
    });

  test('is listed newest first, by reference, action and member of staff', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const [ansel, priya] = [await staffVisitor(desk, 'ansel'), await staffVisitor(desk, 'priya')];
    const path = 'applicant.dob';
    const body = { path, reason: 'lookUpAtSource', ticket: 'T-1' };
    expect((await priya.call('showSecret', { id: view.id, body })).status).toBe(200);
    const list = async (filters: object) =>
      (await ansel.call<Lines>('listAudit', { body: filters })).body;
    const { lines, staff } = await list({ reference: view.reference });
    expect(lines.map(({ at: time }) => time)).toEqual(
      lines.map(({ at: time }) => time).toSorted((one, other) => other - one),
    );
    expect(lines[0]).toMatchObject({ action: 'secret.shown', staff: { name: 'Priya Nair' } });
    const shownBy = staff.find(({ name }) => name === 'Priya Nair')?.id;
    expect(shownBy).toMatch(/^rev_/);
    const shown = await list({ staffId: shownBy, action: 'secret.shown' });
    expect(shown.lines.map(({ reference }) => reference)).toEqual([view.reference]);
  });

  test('reports whether an application’s chain verifies, and the first broken line', async () => {
    const { view } = await submittedApplication(at, 'ana');
    const ansel = await staffVisitor(desk, 'ansel');
    const verify = async () =>
      (await ansel.call<ReplyOf<'verifyChain'>>('verifyChain', { id: view.reference })).body;
    const brokenOf = async (body: object) =>
      (await ansel.call<Lines>('listAudit', { body })).body.broken;
    const broken = { reference: view.reference, brokenAt: 1 };
    expect(await verify()).toMatchObject({ ok: true });
    expect(await brokenOf({ reference: view.reference })).toEqual([]);
    await at.database.run(sql`alter table audit disable trigger all`);
    await at.database.run(
      sql`update audit set detail = '{}' where application_id = ${view.id} and seq = 1`,
    );
    await at.database.run(sql`alter table audit enable trigger all`);
    expect(await verify()).toEqual({ ok: false, brokenAt: 1 });
    expect(await brokenOf({ reference: view.reference })).toEqual([broken]);
    expect(await brokenOf({})).toContainEqual(broken);
  });

  const lineOf = async (visitor: StaffVisitor, action: string) =>
    (await visitor.call<Lines>('listAudit', { body: { action } })).body.lines[0];

  test('has sign-ins, sign-outs, refused sign-ins and team views in a chain of its own', async () => {
    const ansel = await staffVisitor(desk, 'ansel');
    expect(await lineOf(ansel, 'staff.signedIn')).toMatchObject({
      ...{ staff: { name: 'Ansel Berg' }, detail: '{"roles":["auditor"]}' },
    });
    await staffVisitor(desk, 'noor');
    const refused = await lineOf(ansel, 'staff.signInRefused');
    expect(refused).toMatchObject({ actor: 'unknown', detail: '{"why":"noMfa"}' });
    expect(refused?.reference).toBeUndefined();

    const robin = await staffVisitor(desk, 'robin');
    const view = { name: 'Banks', filters: { case: 'bank.voidCheck' } };
    const saved = { ...view, isShared: true };
    const { body } = await robin.call<{ id: string }>('saveView', { body: saved });
    expect(await lineOf(ansel, 'view.shared')).toMatchObject({ staff: { name: 'Robin Ashe' } });
    await robin.call('removeView', { id: body.id });
    expect(await lineOf(ansel, 'view.removed')).toMatchObject({
      detail: JSON.stringify({ view: body.id }),
    });
    const own = await robin.call<{ id: string }>('saveView', {
      body: { ...view, isShared: false },
    });
    await robin.call('removeView', { id: own.body.id });
    expect((await lineOf(ansel, 'view.removed'))?.detail).toContain(body.id);

    await robin.call('endStaffSession');
    expect(await lineOf(ansel, 'staff.sessionEnded')).toMatchObject({
      ...{ staff: { name: 'Robin Ashe' }, detail: '{"why":"signedOut"}' },
    });
    const verified = await ansel.call('verifyStaffLog');
    expect(verified.body).toMatchObject({ ok: true });
  });

  describe('exported', () => {
    type Exported = ReplyOf<'exportAudit'>;
    const verify = async (exported: Exported) => {
      const folder = await mkdtemp(join(tmpdir(), 'audit-'));
      const { lines, ...about } = exported;
      const text = [{ export: { ...about, lines: lines.length } }, ...lines]
        .map((line) => JSON.stringify(line))
        .join('\n');
      await writeFile(join(folder, 'audit.jsonl'), text);
      const found = spawnSync(process.execPath, [TOOL, join(folder, 'audit.jsonl')]);
      await rm(folder, { recursive: true });
      return { status: found.status, said: `${found.stdout}${found.stderr}` };
    };
    const exportOf = async (visitor: StaffVisitor, filters: object) =>
      visitor.call<Exported>('exportAudit', { body: { ticket: 'EXAM-1', ...filters } });

    test('an application’s log can be verified from the file alone', async () => {
      const { view } = await submittedApplication(at, 'ana');
      await checkpoint(at.deps.store);
      const ansel = await staffVisitor(desk, 'ansel');
      const { reference } = view;
      const { status, body } = await exportOf(ansel, { reference });
      expect(status).toBe(200);
      expect(body.lines.map(({ seq }) => seq)).toEqual(body.lines.map((_line, place) => place + 1));
      const whole = await verify(body);
      expect(whole).toMatchObject({ status: 0 });
      expect(whole.said).toContain(body.covered?.root);
      expect(await lineOf(ansel, 'audit.exported')).toMatchObject({
        detail: JSON.stringify({ ticket: 'EXAM-1', lines: body.lines.length, reference }),
      });

      const [, second] = body.lines;
      const changed = body.lines.map((line) =>
        line === second ? { ...line, actor: 'nobody' } : line,
      );
      expect(await verify({ ...body, lines: changed })).toMatchObject({
        status: 1,
        said: expect.stringContaining(`line 2 of ${view.id} is not what was written`),
      });
      const cut = await verify({ ...body, lines: body.lines.slice(0, 1) });
      expect(cut.said).toContain('is not the one that was covered');
      const { covered } = body;
      const forged = covered && { ...covered, root: '00' };
      expect((await verify({ ...body, covered: forged })).said).toContain('another root');
    });

    test('filtered lines can be verified one by one', async () => {
      const ansel = await staffVisitor(desk, 'ansel');
      const { body } = await exportOf(ansel, { action: 'staff.signedIn' });
      expect(body.lines.length).toBeGreaterThan(0);
      expect(body.lines.every(({ chain }) => chain === 'desk')).toBe(true);
      expect(await verify(body)).toMatchObject({ status: 0 });
    });

    test('needs a recent sign-in, a ticket without spaces and an existing application', async () => {
      const ansel = await staffVisitor(desk, 'ansel');
      expect((await exportOf(ansel, { ticket: 'for Mr. Smith' })).status).toBe(422);
      expect((await exportOf(ansel, { reference: 'K7QM-3XPD' })).status).toBe(404);
      await at.clock.moveTo(at.clock.offsetMs() + STAFF_LIMITS.recentSignInMs + 1);
      const late = await ansel.call('exportAudit', { body: { ticket: 'EXAM-1' } });
      expect([late.status, late.body.code]).toEqual([401, 'auth.reauthRequired']);
    });
  });

  describe('an export of more lines than one person takes along alone', () => {
    type Requests = ReplyOf<'listAuditExports'>;
    type Page = ReplyOf<'takeAuditExport'>;
    const { linesAlone, openMs, takingMs } = AUDIT_EXPORT;
    const ticket = 'EXAM-2';
    const dayMs = 24 * 3_600_000;
    let nth = 0;
    const addLines = async () => {
      nth += 1;
      const walks = walksFrom(at.clock.now() - 3 * dayMs, 10_000, 2_500);
      await at.deps.store.walks.add(walks.map((walk) => ({ ...walk, id: `${walk.id}-${nth}` })));
    };
    const ask = async (visitor: StaffVisitor) => {
      const { status, body } = await visitor.call<Requests>('askAuditExport', { body: { ticket } });
      expect(status).toBe(200);
      const [request] = body.requests;
      if (request === undefined) throw new Error('nothing was asked for');
      return request;
    };
    const decide = (visitor: StaffVisitor, id: string, agrees: boolean) =>
      visitor.call<Requests>('decideAuditExport', { id, body: { agrees } });
    const take = (visitor: StaffVisitor, id: string, after?: Page['next']) =>
      visitor.call<Page>('takeAuditExport', { id, body: { ...(after && { after }) } });

    test('is agreed to by somebody else, and taken once by whoever asked', async () => {
      await addLines();
      const [ansel, priya] = [await staffVisitor(desk, 'ansel'), await staffVisitor(desk, 'priya')];
      const alone = await ansel.call<Problem>('exportAudit', { body: { ticket } });
      expect(alone.body).toMatchObject({
        ...{ code: 'audit.tooManyLines', data: { count: linesAlone } },
      });
      const asked = await ask(ansel);
      expect(asked).toMatchObject({
        ...{ state: 'asked', ticket, mayDecide: false, mayTake: false },
        askedBy: { name: 'Ansel Berg' },
      });
      const { id } = asked;
      const robin = await staffVisitor(desk, 'robin');
      for (const refused of [
        await decide(ansel, id, true), // their own
        await decide(robin, id, true), // without the permission
        await take(ansel, id), // before anybody has agreed
      ])
        expect(refused.status).toBe(404);
      const seen = (await priya.call<Requests>('listAuditExports')).body.requests;
      expect(seen.find((one) => one.id === id)).toMatchObject({ mayDecide: true, mayTake: false });
      const agreed = await decide(priya, id, true);
      expect(agreed.body.requests.find((one) => one.id === id)).toMatchObject({
        ...{ state: 'agreed', decidedBy: { name: 'Priya Nair' } },
      });
      expect((await decide(priya, id, false)).status).toBe(404);
      expect((await take(priya, id)).status).toBe(404);

      const pages: Page[] = [];
      for (let after: Page['next']; pages.length === 0 || after !== undefined; ) {
        const { status, body } = await take(ansel, id, after);
        expect(status).toBe(200);
        pages.push(body);
        after = body.next;
      }
      expect(pages.length).toBeGreaterThan(1);
      expect(pages[0]).toMatchObject({ ticket, askedBy: 'Ansel Berg', agreedBy: 'Priya Nair' });
      const lines = pages.flatMap((page) => page.lines);
      expect(lines).toHaveLength(asked.lines);
      expect(new Set(lines.map(({ chain, seq }) => `${chain} ${seq}`)).size).toBe(lines.length);
      expect((await take(ansel, id)).status).toBe(404);
      const done = (await ansel.call<Requests>('listAuditExports')).body.requests;
      expect(done.find((one) => one.id === id)).toMatchObject({ state: 'taken', mayTake: false });

      const request = expect.stringContaining(`"request":"${id}"`);
      for (const [action, name] of [
        ['audit.exportAsked', 'Ansel Berg'],
        ['audit.exportAgreed', 'Priya Nair'],
        ['audit.exported', 'Ansel Berg'],
      ] as const)
        expect(await lineOf(ansel, action)).toMatchObject({ staff: { name }, detail: request });
    });

    test('can be refused, and is over after a day', async () => {
      const [ansel, priya] = [await staffVisitor(desk, 'ansel'), await staffVisitor(desk, 'priya')];
      const refused = await ask(ansel);
      expect((await decide(priya, refused.id, false)).body.requests).toContainEqual(
        expect.objectContaining({ id: refused.id, state: 'refused' }),
      );
      expect((await take(ansel, refused.id)).status).toBe(404);
      expect(await lineOf(ansel, 'audit.exportRefused')).toMatchObject({
        staff: { name: 'Priya Nair' },
      });
      const late = await ask(ansel);
      await at.clock.moveTo(at.clock.offsetMs() + openMs + takingMs);
      const again = await staffVisitor(desk, 'priya');
      expect((await decide(again, late.id, true)).status).toBe(404);
    });

    test('counts no further than it must', async () => {
      const { auditLines } = at.deps.store;
      expect(await auditLines.count({}, 3)).toBe(4);
      expect(await auditLines.count({ reference: 'K7QM-3XPD' }, 3)).toBe(0);
    });
  });

  describe('a week of shown secrets', () => {
    type Shown = ReplyOf<'listShownSecrets'>;
    const show = async (id: string, visitor: StaffVisitor) => {
      const body = { path: 'applicant.dob', reason: 'lookUpAtSource', ticket: 'T-1' };
      expect((await visitor.call('showSecret', { id, body })).status).toBe(200);
    };

    test('is listed with reasons, and signed off after its end by a senior who was shown nothing', async () => {
      const { view } = await submittedApplication(at, 'ana', {
        'applicant.name.lastName': 'Watchlisted',
      });
      const priya = await staffVisitor(desk, 'priya');
      await show(view.id, priya);
      const before = (await priya.call<Shown>('listShownSecrets')).body;
      const { week } = before;
      expect(before.lines.at(-1)).toMatchObject({
        ...{ reference: view.reference, staff: { name: 'Priya Nair' }, paths: ['applicant.dob'] },
        ...{ reason: 'lookUpAtSource', ticket: 'T-1' },
      });
      expect([before.isOver, before.isSignedOff, before.mayBeSigned]).toEqual([
        false,
        false,
        false,
      ]);
      await at.clock.moveTo(at.clock.offsetMs() + 8 * 24 * 3_600_000);

      const again = await staffVisitor(desk, 'priya');
      const own = await again.call<Problem>('signOffSecrets', { body: { week } });
      expect(own.body.code).toBe('route.notFound');
      const robin = await staffVisitor(desk, 'robin');
      expect((await robin.call('signOffSecrets', { body: { week } })).status).toBe(404);
      await setGroups('sam', ['signet-senior']);
      const sam = await staffVisitor(desk, 'sam');
      const signed = await sam.call<Shown>('signOffSecrets', { body: { week } });
      expect(signed.body).toMatchObject({ isSignedOff: true, mayBeSigned: false });
      expect(signed.body.signOffs).toMatchObject([{ staff: { name: 'Sam Okafor' } }]);
      await setGroups('sam', ['signet-review']);
      const ansel = await staffVisitor(desk, 'ansel');
      expect(await lineOf(ansel, 'secrets.signedOff')).toMatchObject({
        detail: JSON.stringify({ week, shown: before.lines.length }),
      });
      const { weeks } = (await ansel.call<Shown>('listShownSecrets')).body;
      expect(weeks.find((one) => one.week === week)).toMatchObject({ isSignedOff: true });
    });

    test('is found by any of its days; an invalid day is refused', async () => {
      const ansel = await staffVisitor(desk, 'ansel');
      const at = (day: string) =>
        ansel.call<ReplyOf<'listShownSecrets'>>('listShownSecrets', { query: `?week=${day}` });
      expect((await at('2026-11-24')).body.week).toBe('2026-11-23');
      expect((await at('0000-00-00')).status).toBe(422);
    });
  });
});
