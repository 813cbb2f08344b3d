import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault, FaultMode } from '../control/faults.ts';
import { REFUSED_MAILBOX } from '../magic-values.ts';
import type { World } from '../world.ts';

/** SMTP replies per fault; modes without one never answer or cut the connection. */
const REPLIES: Partial<Record<FaultMode, { code: number; text: string }>> = {
  '500': { code: 554, text: 'Transaction failed: the sandbox was told to fail' },
  '503': { code: 421, text: 'Service not available, try again later' },
  '429': { code: 450, text: 'Too many messages, slow down' },
  garbage: { code: 599, text: '<html><h1>It works!</h1></html>' },
  'wrong-schema': { code: 555, text: 'Parameters not recognised' },
};
const slowMs = 5_000;
const maximumBytes = 10 * 1024 * 1024;

/**
 * Greets at once: the library waits 100 ms to catch senders that talk too early, and each mail
 * opens a new connection.
 */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>): void {
    const before = new Set(this.connections);
    super.connect(...args);
    for (const connection of this.connections) {
      if (before.has(connection)) continue;
      connection.connectionReady();
      connection.connectionReady = () => undefined; // suppresses the library's own call after its wait
    }
  }
}

export type MailServer = { close: () => Promise<void> };

/**
 * Receives mail on the mail port and delivers it to each recipient's mailbox. Throws when no port
 * can be opened.
 */
export async function startMailServer(world: World): Promise<MailServer> {
  const hosts = world.config.host === 'localhost' ? ['127.0.0.1', '::1'] : [world.config.host];
  const servers: SMTPServer[] = [];
  for (const host of hosts) {
    const server = await listen(world, host);
    if (server) servers.push(server);
  }
  if (servers.length === 0)
    throw new Error(
      `No mail port could be opened on ${world.config.host}:${world.config.mailPort}`,
    );
  return {
    close: async () =>
      void (await Promise.all(
        servers.map((server) => new Promise<void>((done) => server.close(() => done()))),
      )),
  };
}

function listen(world: World, host: string): Promise<SMTPServer | undefined> {
  const server: SMTPServer = new PromptServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: maximumBytes,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.includes(REFUSED_MAILBOX)
          ? Object.assign(new Error('No such mailbox here'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, session, done) => {
      receive(world, server, stream, session).then(() => done(), done);
    },
  });
  return new Promise((resolve, reject) => {
    const onStartError = (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 still has the other loopback address.
      if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
        resolve(undefined);
      else reject(error);
    };
    server.once('error', onStartError);
    server.listen(world.config.mailPort, host, () => {
      server.off('error', onStartError);
      // Without a listener, a client that disconnects midway would crash the process.
      server.on('error', () => undefined);
      resolve(server);
    });
  });
}

async function receive(
  world: World,
  server: SMTPServer,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const call = world.calls.open('smtp', 'DATA', '/');
  const raw = await readAll(stream);
  const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
  world.calls.setRequest(call, { to: recipients, bytes: raw.length });
  const fault = world.faults.take('smtp', '/', false);
  if (fault) {
    call.fault = fault.mode;
    try {
      await strike(fault, server, session);
    } catch (error) {
      world.calls.close(call, replyCode(error));
      throw error;
    }
  }
  const mail = await PostalMime.parse(raw);
  for (const to of recipients) {
    world.mailboxes.deliver(to, {
      to,
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      ...(mail.html ? { html: mail.html } : {}),
    });
  }
  world.calls.close(call, 250);
}

async function strike(fault: Fault, server: SMTPServer, session: SMTPServerSession): Promise<void> {
  if (fault.mode === 'slow')
    return new Promise((resolve) => setTimeout(resolve, fault.ms ?? slowMs));
  const reply = REPLIES[fault.mode];
  if (reply) throw Object.assign(new Error(reply.text), { responseCode: reply.code });
  if (fault.mode === 'reset') {
    for (const connection of server.connections)
      if (connection.id === session.id) connection.close();
  }
  return new Promise(() => undefined); // hang: never answer
}

function replyCode(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
