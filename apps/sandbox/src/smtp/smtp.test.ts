import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import type { InboxMessage } from '../control/inboxes.ts';
import { testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox();

function send(to: string) {
  const transport = nodemailer.createTransport({
    host: 'localhost',
    port: sandbox.mailPort,
    secure: false,
    auth: { user: 'any', pass: 'body' },
    socketTimeout: 1000,
  });
  return transport.sendMail({
    from: 'hello@shop.example',
    to,
    subject: 'Réunion',
    text: 'Bonjour, ça va ?',
    html: '<p>Bonjour</p>',
  });
}

test('an e-mail is in the mailbox of each of its recipients', async () => {
  await send('Ana@example.com, bo@example.com');
  for (const address of ['ana@example.com', 'bo@example.com']) {
    const { messages } = await sandbox.read<{ messages: InboxMessage[] }>(
      `/control/mailboxes/${address}`,
    );
    expect(messages).toMatchObject([
      {
        subject: 'Réunion',
        text: expect.stringContaining('ça va'),
        html: expect.stringContaining('<p>'),
        from: 'hello@shop.example',
      },
    ]);
  }
});

test.each([
  ['500', { responseCode: 554 }],
  ['503', { responseCode: 421 }],
  ['429', { responseCode: 450 }],
  ['reset', { code: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNRESET/) }],
  ['hang', { code: expect.stringMatching(/ETIMEDOUT|ECONNECTION|ESOCKET/) }],
])(
  'the fault "%s" is felt by the real client, and the next mail goes through',
  async (mode, expected) => {
    await sandbox.post('/control/faults', { vendor: 'smtp', mode, times: 1 });
    await expect(send('cy@example.com')).rejects.toMatchObject(expected);
    await expect(send('cy@example.com')).resolves.toMatchObject({ accepted: ['cy@example.com'] });
  },
);
