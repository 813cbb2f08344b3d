import { mailTo } from '@signet/testing/applications';
import type { ProductWorld } from '@signet/testing/world';
import type { Client } from 'pg';
import type { OnTheWay } from './traveller.ts';

export type Verdict = {
  stuck: string[];
  mailsLost: string[];
  duplicates: string[];
  mailsSent: number;
};

const MORE_THAN_ONE: Readonly<Record<string, string>> = {
  'sending of': `select application_id as of, count(*) as times from audit where action = 'application.sent' group by 1 having count(*) > 1`,
  'open application of': `select user_id as of, count(*) as times from applications group by 1 having count(*) > 1`,
  'final decision of': `select application_id as of, count(*) as times from decisions where outcome in ('APPROVED', 'DECLINED') group by 1 having count(*) > 1`,
  'step-up of': `select application_id || ' ' || type as of, count(*) as times from step_ups group by 1 having count(*) > 1`,
  'bank account of': `select application_id as of, count(*) as times from bank_accounts group by 1 having count(*) > 1`,
  'owner on the list of': `select application_id as of, count(*) as times from people where role = 'owner' group by 1 having count(*) > 1`,
  'verification of': `select person_id as of, count(*) as times from owner_checks where outcome = 'verified' group by 1 having count(*) > 1`,
  'message to': `select application_id || ' ' || template as of, count(*) as times from outbox group by 1 having count(*) > 1`,
};

/**
 * Stuck travelers, duplicates and lost mails after an outage, across the whole database; must run
 * while messages are still kept.
 */
export async function verdict(
  world: ProductWorld,
  database: Client,
  travellers: readonly OnTheWay[],
): Promise<Verdict> {
  const stuck = travellers
    .filter(({ isDone }) => !isDone)
    .map(({ outage, step, last }) => `${outage} before "${step}": ${last}`);
  const duplicates: string[] = [];
  for (const [what, query] of Object.entries(MORE_THAN_ONE)) {
    const { rows } = await database.query<{ of: string; times: string }>(query);
    duplicates.push(...rows.map(({ of, times }) => `${times} × ${what} ${of}`));
  }
  const { rows: unsent } = await database.query<{ template: string }>(
    `select template from outbox where state <> 'sent'`,
  );
  const mailsLost = unsent.map(({ template }) => `${template} was never sent`);
  let mailsSent = 0;
  for (const { person, partnerEmail, id, outage, step } of travellers) {
    const who = `somebody during ${outage} before "${step}"`;
    const { rows } = await database.query(
      `select 1 from outbox where application_id = $1 and channel = 'email'`,
      [id ?? ''],
    );
    const written = [mailTo(person), ...(partnerEmail === undefined ? [] : [partnerEmail])];
    const arrived = (
      await Promise.all(written.map((address) => world.mailbox(address).messages()))
    ).flat().length;
    mailsSent += rows.length;
    if (arrived < rows.length) mailsLost.push(`${rows.length - arrived} mails of ${who}`);
    if (arrived > rows.length) duplicates.push(`${arrived - rows.length} mails of ${who}`);
    if (id !== undefined && rows.length === 0) mailsLost.push(`not one to ${who}`);
  }
  return { stuck, mailsLost, duplicates, mailsSent };
}
