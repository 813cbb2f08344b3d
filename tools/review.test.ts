import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '../apps/api/src/platform/sql/sql.ts';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import { approvedApplication, testApi, waitForDecision } from '../apps/api/src/testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  PARTNER_DETAILS,
} from '../apps/api/src/testing/test-partners.ts';
import { explainApplication } from './explain-application.ts';
import { review } from './review.ts';
import { texts } from './texts.ts';

onPostgres('the review command', (open) => {
  const at = testApi(open);

  test('the command lists and decides through the running product', async () => {
    // The identity source requests a manual review.
    const { view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    await at.app.listen({ port: 0, host: 'localhost' });
    const address = at.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    // The product only knows its public URL behind the proxy, so the command gets the address it
    // listens on.
    const desk = { url: `http://localhost:${port}`, key: 'sandbox-reviewer-robin' };
    expect((await review(desk, { queue: true })).some((line) => line.startsWith(view.id))).toBe(
      true,
    );
    expect((await texts(desk, { status: true }))[0]).toBe('text messages are sent');
    await at.database.run(
      sql`insert into text_breakers (id, opened_at, cause) values ('b', 0, 'allDay')`,
    );
    expect((await review(desk, { queue: true }))[0]).toContain('npm run texts -- --reset');
    // The command's address is not the product's own, so the browser guard rejects the change.
    await expect(texts(desk, { reset: true })).rejects.toThrow('our page');
    await at.deps.store.textBreakers.reset('somebody');
    await expect(texts(desk, {})).rejects.toThrow('npm run texts');
    await expect(
      review(desk, { application: view.id, decide: 'APPROVED', reason: 'mood' }),
    ).rejects.toThrow('npm run review');
    await expect(
      review({ ...desk, key: 'sandbox-reviewer-robyn' }, { queue: true }),
    ).rejects.toThrow('REVIEWER_KEY');
    const known = at.deps.config.portalOrigins;
    at.deps.config.portalOrigins = [desk.url]; // changes must come from this origin
    const approval = { application: view.id, decide: 'APPROVED', reason: 'review.passed' };
    await expect(review(desk, approval)).rejects.toThrow('Claim this application first');
    expect(
      (
        await review(
          { ...desk, key: 'sandbox-reviewer-sam' },
          { application: view.id, claim: true },
        )
      )[0],
    ).toContain('[claimed by Sam until');
    await expect(review(desk, approval)).rejects.toThrow('Sam has claimed this application until');
    await at.deps.store.applications.requestReview({
      id: view.id,
      answerBy: '2026-11-24',
      actor: 'test',
      messages: [],
    });
    const sam = { ...desk, key: 'sandbox-reviewer-sam' };
    const queue = await review(sam, {});
    expect(queue[queue.findIndex((line) => line.includes('asked us for a review')) + 1]).toContain(
      '--case review.requested --action answered',
    );
    const about = { application: view.reference, case: 'review.requested', action: 'close' };
    await expect(review(sam, about)).rejects.toThrow('request.repeated');
    await review(sam, { application: view.reference, claim: true });
    await review(sam, { ...about, reason: 'request.repeated' });
    expect((await review(sam, {})).some((line) => line.includes('asked us for a review'))).toBe(
      false,
    );
    const story = (await explainApplication(desk, view.id)).join('\n');
    expect((await explainApplication(desk, view.reference)).join('\n')).toBe(story);
    expect(story).toContain(view.reference);
    expect(story).toContain('A source asks for a manual review.');
    expect(story).toContain('person=review');
    expect(story).toMatch(/inReview sent, words [0-9a-f]{12}, SHA-256 [0-9a-f]{64}/);
    expect(story).toContain('row 13-review');
    expect(story).toMatch(/OTP_SMS done/);
    expect(story).toContain('application.sent');
    at.deps.config.portalOrigins = known;
  });

  test('the command writes a void cheque to a file, for whoever has claimed it', async () => {
    const { view, visitor } = await approvedApplication(at, 'ana');
    const address = at.app.server.address();
    const desk = {
      url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
      key: 'sandbox-reviewer-robin',
    };
    const known = at.deps.config.portalOrigins;
    at.deps.config.portalOrigins = [desk.url];
    const account = {
      kind: 'manual',
      accountType: 'CHECKING',
      last4: '6789',
      accountNumber: '000123456789',
      routing: '021000021',
    } as const;
    const { id: bankId } = await at.deps.store.banks.add({
      ...{
        ...account,
        id: view.id,
        actor: 'test',
        status: 'FAILED',
        checkResult: 'depositsFailed',
      },
    });
    const content = Buffer.from('%PDF-1.7 VOID').toString('base64');
    await at.deps.store.voidChecks.add({
      id: view.id,
      bankId,
      mediaType: 'application/pdf',
      content,
      actor: 'test',
    });
    const folder = mkdtempSync(join(tmpdir(), 'signet-cheque-'));
    const read = { application: view.id, 'void-check': join(folder, 'cheque') };
    await expect(review(desk, read)).rejects.toThrow('Claim this application first');
    await review(desk, { application: view.id, claim: true });
    expect((await review(desk, read))[0]).toContain('cheque.pdf');
    expect(readFileSync(join(folder, 'cheque.pdf'), 'utf8')).toBe('%PDF-1.7 VOID');
    await expect(review(desk, read)).rejects.toThrow('is there already');
    rmSync(folder, { recursive: true });
    const release = {
      application: view.id,
      case: 'bank.voidCheck',
      action: 'confirm',
      reason: 'bank.holderShown',
    };
    await expect(review(desk, { ...release, reason: undefined })).rejects.toThrow('npm run review');
    expect((await review(desk, {})).join('\n')).toContain(
      '[confirm takes two reviewers and a reason]',
    );
    expect((await review(desk, release)).join('\n')).toContain(
      '[payouts released by Robin: needs a second reviewer]',
    );
    const sam = { ...desk, key: 'sandbox-reviewer-sam' };
    await review(sam, { application: view.id, claim: true });
    await review(sam, release);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.bank?.status).toBe(
      'VERIFIED',
    );
    at.deps.config.portalOrigins = known;
  });

  test('the command shows one owner’s checks with their evidence, and settles that owner', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0004' } });
    await at.queue.runDue();
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.submit({}, body.version);
    await waitForDecision(at, applicant.visitor, applicant.id);
    const address = at.app.server.address();
    const desk = {
      url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
      key: 'sandbox-reviewer-robin',
    };
    at.deps.config.portalOrigins = [desk.url];
    const queue = await review(desk, {});
    const row = queue.findIndex(
      (line) => line.startsWith(applicant.id) && line.includes('An owner’s check'),
    );
    expect(queue[row + 1]).toContain(`Lena Webb (${lena.ownerId}), watch list: clear`);
    expect(queue[row + 2]).toContain(
      `--case owner.failed --owner ${lena.ownerId} --action confirmOwner`,
    );
    const story = (await review(desk, { application: applicant.id, owner: lena.ownerId })).join(
      '\n',
    );
    expect(story).toContain('round 1 by rules: review (row 13-review');
    expect(story).toMatch(/person=review .*watchList=clear/);
    await expect(review(desk, { application: applicant.id, owner: 'urn:own:x' })).rejects.toThrow(
      'no such owner',
    );
    await review(desk, { application: applicant.id, claim: true });
    const options = {
      application: applicant.id,
      owner: lena.ownerId,
      case: 'owner.failed',
      action: 'confirmOwner',
      reason: 'owner.sourceWrong',
    };
    expect((await review(desk, options))[0]).toContain(applicant.id);
    expect(
      (await review(desk, { application: applicant.id, owner: lena.ownerId })).join('\n'),
    ).toMatch(
      /verified\n.*round 2 by Robin \(\S+\): verified.*A source’s information about them is wrong\./s,
    );
    expect((await explainApplication(desk, applicant.id)).join('\n')).toContain('round 2 by Robin');
  });
});
