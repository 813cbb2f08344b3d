import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '@signet/testing/programs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SHORT_TIMEOUT_MS } from '../testing/fake-vendor.ts';
import { AddressRefused } from './port.ts';
import { buildSmtp } from './smtp.ts';

/** Overrides the server's line at one point of the dialog. */
type Point = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end';
type Line = string | 'hang' | 'cut';
const USUAL: Record<Point, Line> = {
  greeting: '220 mail.test ESMTP',
  EHLO: '250 mail.test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
};

let said: Partial<Record<Point, Line>> = {};
let talk: string[] = [];
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => socket.destroy()); // the client disconnected
  const say = (point: Point) => {
    const line = said[point] ?? USUAL[point];
    if (line === 'cut') socket.destroy();
    else if (line !== 'hang') socket.write(`${line}\r\n`);
  };
  let held = '';
  let isData = false;
  socket.on('data', (part) => {
    held += String(part);
    for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
      const line = held.slice(0, end);
      held = held.slice(end + 2);
      talk.push(line);
      const point = isData
        ? line === '.'
          ? 'end'
          : undefined
        : (['EHLO', 'MAIL', 'RCPT', 'DATA'] as const).find((word) => line.startsWith(word));
      if (point === 'DATA') isData = true;
      if (point === 'end') isData = false;
      if (point !== undefined) say(point);
    }
  });
  say('greeting');
});
let url = '';
beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  url = `smtp://localhost:${portOf(server)}`;
});
beforeEach(() => {
  said = {};
  talk = [];
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const mail = {
  id: 'out-1',
  to: 'ana@example.com',
  subject: 'Your application',
  text: 'Approved',
  html: '<p>Approved</p>',
};
const send = (changed: object = {}, timeoutMs?: number) =>
  buildSmtp({ url, from: 'Poynt <hello@mail.example>', timeoutMs }).send({ ...mail, ...changed });

test('sends a mail to one person, under a stable id', async () => {
  await send();
  await send();
  expect(talk.filter((line) => line.startsWith('RCPT'))).toEqual(
    Array(2).fill('RCPT TO:<ana@example.com>'),
  );
  expect(talk.filter((line) => line.startsWith('Message-ID'))).toEqual(
    Array(2).fill('Message-ID: <out-1@mail.example>'),
  );
});

test('sends from our one address with the brand’s name, and replies go to support', async () => {
  await send({ from: 'GoDaddy Payments', replyTo: 'help@godaddy.example' });
  await send();
  expect(talk.filter((line) => line.startsWith('From:'))).toEqual([
    'From: GoDaddy Payments <hello@mail.example>',
    'From: Poynt <hello@mail.example>',
  ]);
  expect(talk.filter((line) => line.startsWith('Reply-To:'))).toEqual([
    'Reply-To: help@godaddy.example',
  ]);
});

test('adds unsubscribe headers to mails that can be stopped, and to no other', async () => {
  await send({ stopUrl: 'https://portal.example/reminders/stop/abc' });
  await send();
  expect(talk.filter((line) => line.startsWith('List-'))).toEqual([
    'List-Unsubscribe: <https://portal.example/reminders/stop/abc>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
});

test('a subject of two lines becomes one header', async () => {
  await send({ subject: 'Hello\r\nBcc: eve@example.com' });
  expect(talk).toContain('.');
  expect(talk.filter((line) => /^(Bcc|RCPT TO:<eve)/i.test(line))).toEqual([]);
});

test.each<[what: string, at: Point, line: Line, why: string, status?: number]>([
  ['a server that is full', 'greeting', '421 come back later', 'status', 421],
  ['a sender that it refuses', 'MAIL', '550 no', 'status', 550],
  ['too many mails', 'RCPT', '450 slow down', 'status', 450],
  ['no more room', 'DATA', '452 no room', 'status', 452],
  ['a mail that it does not take', 'end', '554 refused', 'status', 554],
  ['HTML', 'greeting', '<!doctype html><h1>It works!</h1>', 'network'],
  ['HTML at the end', 'end', '<h1>It works!</h1>', 'network'],
  ['a cut at once', 'greeting', 'cut', 'network'],
  ['a cut in the talk', 'MAIL', 'cut', 'network'],
  ['a cut at the end', 'end', 'cut', 'network'],
  ['silence at once', 'greeting', 'hang', 'timeout'],
  ['silence in the talk', 'RCPT', 'hang', 'timeout'],
  ['silence at the end', 'end', 'hang', 'timeout'],
])(
  '%s (%s: %s) is an outage without an address in its error; the next mail goes out',
  async (_what, at, line, why, status) => {
    said = { [at]: line };
    const error = await send({}, why === 'timeout' ? SHORT_TIMEOUT_MS : undefined).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'ProviderDown', vendor: 'smtp', why, status });
    expect(`${error} ${JSON.stringify(error)}`).not.toContain('ana@');
    said = {};
    talk = [];
    await send();
    expect(talk).toContain('.');
  },
);

test('rejects an unknown mailbox for good, without revealing an address', async () => {
  said = { RCPT: '550 no such mailbox ana@example.com' };
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AddressRefused);
  expect(`${error} ${JSON.stringify(error)}`).not.toContain('ana@');
  said = {};
});

test('sends nothing, not even an address, to a server without TLS where TLS is required', async () => {
  const strict = buildSmtp({ url, from: 'hello@mail.example', requireTls: true });
  await expect(strict.send(mail)).rejects.toMatchObject({ name: 'ProviderDown', vendor: 'smtp' });
  expect(talk.filter((line) => /^(MAIL|RCPT|DATA)/.test(line))).toEqual([]);
});

test('reports a closed port as an outage', async () => {
  const closed = buildSmtp({ url: 'smtp://localhost:1', from: 'hello@mail.example' });
  await expect(closed.send(mail)).rejects.toMatchObject({ name: 'ProviderDown', why: 'network' });
});
