import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  mailSubjects,
  newVisitor,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';

const FIRST = 'Your application is waiting for you';
const SECOND = 'Is anything holding up your application?';
const LAST = 'Our last reminder about your application';
const REMINDERS = [FIRST, SECOND, LAST];

type Mail = { subject: string; text: string; html: string };

onPostgres('reminders of an application that was begun', (open) => {
  const at = testApi(open);

  const after = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
    await at.queue.runDue(); // sending the mail is a second job
  };
  const remindersTo = async (who: Parameters<typeof mailSubjects>[1]) =>
    (await mailSubjects(at, who)).filter((subject) => REMINDERS.includes(subject)).sort();
  /**
   * Finds the mail by subject, because the way-back mail is due on the same day and may arrive
   * later.
   */
  const mailTo = async (
    who: Parameters<typeof mailSubjects>[1],
    subject: string,
  ): Promise<Mail> => {
    const address = who.answers['applicant.email.emailAddress'] ?? '';
    const { messages } = (await (
      await fetch(`${at.sandbox}/control/mailboxes/${encodeURIComponent(address)}`)
    ).json()) as {
      messages: Mail[];
    };
    const mail = messages.find((one) => one.subject === subject);
    if (mail === undefined) throw new Error(`no mail has come: ${subject}`);
    return mail;
  };
  const {
    reminder: day,
    secondReminder: threeDays,
    lastReminder: week,
  } = SIGN_UP_LIMITS.applicationReminderMs;

  test('go out once after a day, three days and a week, and link to the page that was left', async () => {
    const { visitor, who, view } = await completedApplication(at, 'ana');
    await after(day - 60_000);
    expect(await remindersTo(who)).toEqual([]);
    await after(60_000);
    await expect.poll(() => remindersTo(who)).toEqual([FIRST]);
    const { text } = await mailTo(who, FIRST);
    const link = new URL(/https?:\S+\?applicationId=\S+/.exec(text)?.[0] ?? '');
    expect(link.searchParams.get('reminderEmail')).toBe('true');
    const elsewhere = newVisitor(at);
    const signIn = await elsewhere.get(link.pathname + link.search);
    expect(String(signIn.headers.location)).toMatch(/^\/auth\/start\?path=/);
    for (const device of [visitor, elsewhere])
      await device.signIn(who.answers['applicant.email.emailAddress'] ?? '');
    const back = await elsewhere.get(link.pathname + link.search);
    expect(back.headers.location).toBe(`/${view.id}/${view.page}?reminderEmail=true`);
    for (const device of [visitor, elsewhere])
      expect((await device.get(`/api/v2/applications/${view.id}`)).status).toBe(200);
    await after(threeDays - day);
    await after(week - threeDays);
    await expect.poll(() => remindersTo(who)).toEqual([SECOND, LAST, FIRST].sort());
    await after(week);
    expect(await remindersTo(who)).toHaveLength(3);
  });

  test('stop once it is submitted, and skip whoever is working on it', async () => {
    const sent = await submittedApplication(at, 'ana');
    const { visitor, who, view } = await completedApplication(at, 'marcus');
    await at.clock.moveTo(at.clock.offsetMs() + day - 3_600_000);
    await visitor.signIn(who.answers['applicant.email.emailAddress'] ?? '');
    const { body } = await visitor.get(`/api/v2/applications/${view.id}`);
    const saved = await visitor.send(
      'PUT',
      `/api/v2/applications/${view.id}`,
      { company: { dba: 'Marcus’s' } },
      { version: body.version },
    );
    expect(saved.status).toBe(200);
    await after(3_600_000);
    expect([await remindersTo(sent.who), await remindersTo(who)]).toEqual([[], []]);
    await after(threeDays - day);
    await expect.poll(() => remindersTo(who)).toEqual([SECOND]);
  });

  test('stop by one press, and not by a mail program’s own requests', async () => {
    const { who } = await completedApplication(at, 'ana');
    await after(day);
    await expect.poll(() => remindersTo(who)).toEqual([FIRST]);
    const { text, html } = await mailTo(who, FIRST);
    const { pathname } = new URL(/Stop reminders:\s+(\S+)/.exec(text)?.[1] ?? '');
    expect(html).toContain(pathname);
    const send = (method: 'GET' | 'HEAD' | 'POST', url: string) =>
      at.app.inject({
        method,
        url,
        headers: {
          host: 'localhost:3000',
          ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
      });
    const asked = await send('GET', pathname);
    await send('HEAD', pathname);
    expect([
      asked.statusCode,
      asked.payload.includes('<form class="press" method="post">'),
    ]).toEqual([200, true]);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    await after(threeDays - day);
    await expect.poll(() => remindersTo(who)).toHaveLength(2); // opened, not pressed
    const stopped = await send('POST', pathname);
    expect([stopped.statusCode, stopped.payload.includes('No more reminders')]).toEqual([
      200,
      true,
    ]);
    expect((await send('POST', pathname)).statusCode).toBe(200);
    await after(week - threeDays);
    expect(await remindersTo(who)).toHaveLength(2);
    for (const url of [
      '/reminders/stop/x',
      `${pathname.slice(0, -8)}AAAAAAAA`,
      `/reminders/stop/${'a'.repeat(10_240)}`,
    ])
      expect(
        [(await send('GET', url)).statusCode, (await send('POST', url)).statusCode],
        url.slice(0, 40),
      ).toEqual([404, 404]);
  });
});
