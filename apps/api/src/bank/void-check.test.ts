import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { lockedPdf, noisyJpeg, samplePdf } from '../testing/sample-files.ts';
import { approvedApplication, mailSubjects, testApi } from '../testing/test-api.ts';

type Reply = ReplyOf<'sendVoidCheck'> & Problem;
type Found = ReplyOf<'claimReview'> & Problem;

const poll = { timeout: 20_000 };
const PDF = samplePdf().toString('base64');
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');

onPostgres('a void cheque', (open) => {
  const at = testApi(open);
  let accounts = 0;

  /** An applicant whose account awaits its test deposits. */
  async function waiting() {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/financial-instruments`;
    accounts += 1;
    const account = {
      accountType: 'CHECKING',
      routingNumber: '021000021',
      accountNumber: `00088880${accounts + 1000}`,
    };
    await visitor.send<Reply>('POST', `${path}/manual`, {
      ...account,
      fullName: who.bank.fullName,
    });
    const confirm = (firstAmount: string, secondAmount: string) =>
      visitor.send<Reply>('POST', `${path}/test-deposits/confirmations`, {
        firstAmount,
        secondAmount,
      });
    const send = (content: string, key?: string) =>
      visitor.send<Reply>('POST', `${path}/void-check`, { content }, { key });
    const read = async () => (await visitor.get(`/api/v2/applications/${view.id}`)).body;
    const bank = async () => (await read()).bank;
    return {
      read,
      id: view.id,
      send,
      confirm,
      bank,
      account,
      link: () => visitor.send<Reply>('POST', `${path}/manual`, account),
      mails: () => mailSubjects(at, who),
    };
  }
  async function failed() {
    const made = await waiting();
    await expect.poll(async () => (await made.bank())?.testDeposits?.state, poll).toBe('sent');
    for (const other of ['2', '3', '4']) await made.confirm('1', other);
    expect(await made.bank()).toMatchObject({
      status: 'FAILED',
      testDeposits: { state: 'failed' },
    });
    return made;
  }
  const desk = async <Body>(
    method: 'GET' | 'POST',
    path: string,
    { key = 'robin', body, version }: { key?: string; body?: object; version?: number } = {},
  ) => {
    const answer = await at.app.inject({
      method,
      url: `/api/v2/reviews${path}`,
      headers: {
        authorization: `Bearer sandbox-reviewer-${key}`,
        'x-requested-with': 'signet',
        origin: at.deps.config.publicUrl,
        'content-type': 'application/json',
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(method === 'POST' ? { payload: JSON.stringify(body ?? {}) } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const casesOf = async (id: string) =>
    (await at.deps.store.reviews.find(id))?.cases.map((row) => row.case);
  const summary = ({ status, body }: { status: number; body: Reply }) => [
    status,
    body.code ?? body.bank.status,
  ];

  test('is stored sealed, waits for a reviewer, and proves the account once confirmed', async () => {
    const { id, send, read, bank, mails } = await failed();
    expect(await casesOf(id)).toEqual(['bank.depositsFailed']);
    expect(summary(await send(PDF, 'a-key'))).toEqual([200, 'PENDING']);
    expect(summary(await send(PDF, 'a-key'))).toEqual([200, 'PENDING']);
    expect(await bank()).toMatchObject({ status: 'PENDING', review: 'open', hasVoidCheck: true });
    expect((await bank())?.testDeposits).toBeUndefined();
    expect((await read()).status).toMatchObject({
      id: 'bankInReview',
      waitingOn: 'us',
      sla: 'review',
      by: { to: expect.any(String) },
    });
    expect(await casesOf(id)).toEqual(['bank.voidCheck']);
    const rows = await at.database.run(sql`select * from void_checks where application_id = ${id}`);
    expect(rows).toMatchObject([{ mediaType: 'image/png', isRemade: true }]);
    expect(JSON.stringify(rows)).not.toContain(PDF);

    expect((await desk<Problem>('GET', `/${id}/void-check`)).body.code).toBe('review.notClaimed');
    const { review } = (await desk<Found>('POST', `/${id}/lease`)).body;
    expect((await desk<Problem>('GET', `/${id}/void-check`, { key: 'sam' })).body.code).toBe(
      'review.claimedByOther',
    );
    expect((await desk<object>('GET', `/${id}/void-check`)).body).toMatchObject({
      mediaType: 'image/png',
    });
    const audited = await at.database.run(
      sql`select actor from audit where application_id = ${id} and action = 'bank.voidCheckRead'`,
    );
    expect(audited).toHaveLength(1);
    const body = { case: 'bank.voidCheck', action: 'confirm', reason: 'bank.holderShown' };
    await desk('POST', `/${id}/cases`, { body, version: review.version });
    expect((await bank())?.status).toBe('PENDING');
    const second = (await desk<Found>('POST', `/${id}/lease`, { key: 'sam' })).body.review;
    await desk('POST', `/${id}/cases`, { key: 'sam', body, version: second.version });
    expect(await bank()).not.toHaveProperty('review');
    expect((await bank())?.status).toBe('VERIFIED');
    await expect.poll(mails, poll).toContain('Your bank account is confirmed');
    expect(await casesOf(id)).toEqual([]);
  });

  test.each(['askForAnother', 'decline'])(
    'refused by a reviewer (%s) says so on its page and asks for another account',
    async (action) => {
      const { id, send, read, bank, mails } = await failed();
      await send(PDF);
      const { review } = (await desk<Found>('POST', `/${id}/lease`)).body;
      await desk('POST', `/${id}/cases`, {
        body: { case: 'bank.voidCheck', action },
        version: review.version,
      });
      expect(await bank()).toMatchObject({
        status: 'FAILED',
        review: 'refused',
        hasVoidCheck: true,
      });
      expect((await read()).openPages).toEqual(expect.arrayContaining(['bank', 'bank-success']));
      await expect.poll(mails, poll).toContain('We couldn’t confirm your bank account');
      const mayTryAgain = action === 'askForAnother';
      expect((await bank())?.maySendVoidCheck).toBe(mayTryAgain ? true : undefined);
      expect(summary(await send(PDF))).toEqual(
        mayTryAgain ? [200, 'PENDING'] : [409, 'application.stepUpClosed'],
      );
    },
  );

  test('is stored once when sent many times at once', async () => {
    const { id, send } = await failed();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => send(PDF)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      await at.database.run(sql`select id from void_checks where application_id = ${id}`),
    ).toHaveLength(1);
  });

  test('is recognized by its content, not its declared type, and limited in size', async () => {
    const { send } = await failed();
    const big = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(BANK_LIMITS.voidCheckMaxBytes),
    ]).toString('base64');
    const far = 'A'.repeat(2 * BANK_LIMITS.voidCheckMaxBytes);
    const [noise, locked] = [noisyJpeg(), lockedPdf()].map((file) => file.toString('base64'));
    const heic = Buffer.from('\0\0\0\x18ftypheic').toString('base64');
    const files = [
      PAGE,
      '%PDF-1.7',
      `${PDF}!`,
      big,
      far,
      noise,
      locked,
      heic,
      Buffer.from('%PDF-').toString('base64'),
    ];
    const told = await Promise.all(files.map((content = '') => send(content)));
    expect(told.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'bank.fileUnknown'],
      [422, 'bank.fileUnknown'],
      [422, 'bank.fileUnknown'],
      [413, 'bank.fileTooLarge'],
      [413, 'request.payloadTooLarge'],
      [422, 'bank.fileDamaged'],
      [422, 'bank.fileLocked'],
      [422, 'bank.fileHeic'],
      [422, 'bank.fileDamaged'],
    ]);
    expect(summary(await send(PDF))).toEqual([200, 'PENDING']);
    expect(told[3]?.body.errors).toMatchObject([
      { field: 'content', message: expect.stringContaining('5 MB') },
    ]);
  });

  test('is refused while test deposits are in progress', async () => {
    const { id, send } = await waiting();
    expect(summary(await send(PDF))).toEqual([409, 'application.stepUpClosed']);
    expect(
      await at.database.run(sql`select id from void_checks where application_id = ${id}`),
    ).toEqual([]);
  });
});
