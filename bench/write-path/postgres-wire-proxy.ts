import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * One statement that went to the database: which connection sent it, its text, and whether the client sent nothing more before the database
 * answered, so that it waited. Statements sent together end one round trip between them, the last one's.
 */
export type Statement = { atMs: number; application: string; text: string; endsTrip: boolean };

export type WireProxy = {
  port: number;
  statements: Statement[];
  close: () => Promise<void>;
};

/** What one connection has prepared so far, and which statement its open portal runs. */
type Session = { application: string; prepared: Map<string, string>; bound: string; last?: Statement; hasStarted: boolean; rest: Buffer };

const textUntilNul = (bytes: Buffer, from: number): string => bytes.toString('utf8', from, bytes.indexOf(0, from));

/** Stands between the product and PostgreSQL and notes what the product sends, by the wire protocol, version 3. */
export async function startWireProxy(databasePort: number): Promise<WireProxy> {
  const statements: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const session: Session = { application: '', prepared: new Map(), bound: '', hasStarted: false, rest: Buffer.alloc(0) };
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy()); // the other side has gone; so does this one
    }
    client.on('data', (bytes: Buffer) => {
      readMessages(session, bytes, statements);
    });
    database.on('data', () => {
      if (session.last !== undefined) session.last.endsTrip = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    port: address.port,
    statements,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Takes the whole messages out of what has arrived; a message may come in pieces. */
function readMessages(session: Session, bytes: Buffer, statements: Statement[]): void {
  let left = Buffer.concat([session.rest, bytes]);
  for (;;) {
    const head = session.hasStarted ? 1 : 0;
    if (left.length < head + 4) break;
    const length = head + left.readUInt32BE(head);
    if (left.length < length) break;
    const message = left.subarray(0, length);
    left = left.subarray(length);
    if (session.hasStarted) read(session, String.fromCharCode(message[0] ?? 0), message.subarray(5), statements);
    else start(session, message);
  }
  session.rest = left;
}

/** The first message names the application; a wish for encryption has no such name and is followed by the real one. */
function start(session: Session, message: Buffer): void {
  const words = message.toString('utf8', 8).split('\0');
  if (!words.includes('user')) return;
  session.hasStarted = true;
  session.application = words[words.indexOf('application_name') + 1] ?? '';
}

function read(session: Session, kind: string, body: Buffer, statements: Statement[]): void {
  const { application, prepared } = session;
  const note = (text: string): void => {
    session.last = { atMs: performance.now(), application, text: text.replaceAll(/\s+/g, ' ').trim(), endsTrip: false };
    statements.push(session.last);
  };
  if (kind === 'Q') note(textUntilNul(body, 0));
  if (kind === 'P') {
    const name = textUntilNul(body, 0);
    prepared.set(name, textUntilNul(body, Buffer.byteLength(name) + 1));
  }
  if (kind === 'B') {
    const portal = textUntilNul(body, 0);
    session.bound = prepared.get(textUntilNul(body, Buffer.byteLength(portal) + 1)) ?? '';
  }
  if (kind === 'E') note(session.bound);
}
