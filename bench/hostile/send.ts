import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** The response; status 0 means none, with the reason in `why`. */
export type Answer = {
  status: number;
  contentType: string;
  text: string;
  etag: string | undefined;
  ms: number;
  why?: string;
};

type OutgoingRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: string | Buffer | undefined;
};

export const answerMs = 5_000;

const nothing = (startedAt: number, why: string): Answer => ({
  status: 0,
  contentType: '',
  text: '',
  etag: undefined,
  ms: performance.now() - startedAt,
  why,
});

export const newAgent = (sockets: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: sockets });

/**
 * Sends what fetch would reject: any method, header or path. A stream is closed as soon as it
 * starts.
 */
export async function send(
  origin: string,
  outgoing: OutgoingRequest,
  agent: Agent,
): Promise<Answer> {
  const first = await sendOnce(origin, outgoing, agent);
  // A kept-alive connection closed by the product at that moment is retried: it is not a response.
  return first.why === 'ECONNRESET on a kept connection'
    ? sendOnce(origin, outgoing, agent)
    : first;
}

function sendOnce(
  origin: string,
  { method, path, headers, body }: OutgoingRequest,
  agent: Agent,
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      } as Record<string, string>,
    });
    const timer = setTimeout(() => {
      resolve(nothing(startedAt, `nothing within ${answerMs} ms`));
      sent.destroy();
    }, answerMs);
    const done = (answer: Answer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.on('error', (error: NodeJS.ErrnoException) =>
      done(
        nothing(
          startedAt,
          `${error.code ?? error.message}${sent.reusedSocket ? ' on a kept connection' : ''}`,
        ),
      ),
    );
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      done(nothing(startedAt, 'upgraded'));
    });
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: got } = response;
      const contentType = got['content-type'] ?? '';
      const chunks: Buffer[] = [];
      const finish = (): void =>
        done({
          status,
          contentType,
          text: Buffer.concat(chunks).toString('utf8'),
          etag: got.etag,
          ms: performance.now() - startedAt,
        });
      response.on('error', finish);
      response.on('end', finish);
      response.on('data', (chunk: Buffer) => {
        if (status >= 400 || contentType.includes('json')) chunks.push(chunk);
      });
      if (contentType.startsWith('text/event-stream')) {
        finish();
        sent.destroy();
      }
    });
    sent.end(body);
  });
}

export function sendWire(origin: string, wire: string): Promise<Answer> {
  const startedAt = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const done = (why?: string): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(readAnswer(text, startedAt) ?? nothing(startedAt, why ?? 'closed without an answer'));
    };
    const timer = setTimeout(() => done(`nothing within ${answerMs} ms`), answerMs);
    socket.on('error', (error: NodeJS.ErrnoException) => done(error.code));
    socket.on('close', () => done());
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isWhole(text)) done();
    });
    socket.write(wire, 'latin1');
  });
}

const lengthIn = (head: string): number | undefined => {
  const length = /^content-length: *(\d+)$/im.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
};

/** True once the first response is complete, so that an open connection need not be waited for. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = lengthIn(text.slice(0, end));
  return length !== undefined && text.length - end - 4 >= length;
}

function readAnswer(text: string, startedAt: number): Answer | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 0) return undefined;
  const contentType = /^content-type: *(.*)$/im.exec(head)?.[1] ?? '';
  return {
    status,
    contentType,
    text: rest.join('\r\n\r\n').slice(0, lengthIn(head)), // another answer may follow it
    etag: undefined,
    ms: performance.now() - startedAt,
  };
}
