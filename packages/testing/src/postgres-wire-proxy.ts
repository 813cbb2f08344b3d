import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * One statement sent to the database: its connection, its text, and whether the client then waited
 * for a response. Statements sent together share one round trip, counted on the last one.
 */
export type Statement = { atMs: number; application: string; text: string; endsTrip: boolean };

export type WireProxy = {
  port: number;
  statements: Statement[];
  close: () => Promise<void>;
};

/** One connection's prepared statements, and the statement its open portal runs. */
type Session = {
  application: string;
  prepared: Map<string, string>;
  bound: string;
  last?: Statement;
  hasStarted: boolean;
  rest: Buffer;
};

const textUntilNul = (bytes: Buffer, from: number): string =>
  bytes.toString('utf8', from, bytes.indexOf(0, from));

/** A proxy between product and PostgreSQL that records statements of wire protocol version 3. */
export async function startWireProxy(databasePort: number): Promise<WireProxy> {
  const statements: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const session: Session = {
      application: '',
      prepared: new Map(),
      bound: '',
      hasStarted: false,
      rest: Buffer.alloc(0),
    };
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

/** Extracts complete messages; a message may arrive in pieces. */
function readMessages(session: Session, bytes: Buffer, statements: Statement[]): void {
  let left = Buffer.concat([session.rest, bytes]);
  for (;;) {
    const head = session.hasStarted ? 1 : 0;
    if (left.length < head + 4) break;
    const length = head + left.readUInt32BE(head);
    if (left.length < length) break;
    const message = left.subarray(0, length);
    left = left.subarray(length);
    if (session.hasStarted)
      read(session, String.fromCharCode(message[0] ?? 0), message.subarray(5), statements);
    else start(session, message);
  }
  session.rest = left;
}

/**
 * The startup message names the application; an encryption request has no such name and precedes
 * it.
 */
function start(session: Session, message: Buffer): void {
  const words = message.toString('utf8', 8).split('\0');
  if (!words.includes('user')) return;
  session.hasStarted = true;
  session.application = words[words.indexOf('application_name') + 1] ?? '';
}

function read(session: Session, kind: string, body: Buffer, statements: Statement[]): void {
  const { application, prepared } = session;
  const note = (text: string): void => {
    session.last = {
      atMs: performance.now(),
      application,
      text: text.replaceAll(/\s+/g, ' ').trim(),
      endsTrip: false,
    };
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
