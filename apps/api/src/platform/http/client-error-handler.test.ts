import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientErrorHandler } from './client-error-handler.ts';

const timeout = Object.assign(new Error('timed out'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
const handle = clientErrorHandler({ publicUrl: 'http://localhost' });
/** Times a connection out as Node does, whether or not anything came. */
const server = createServer((socket) => {
  socket.on('error', () => undefined); // the other end may be gone
  socket.once('data', () => handle(timeout, socket));
  setTimeout(() => socket.bytesRead === 0 && handle(timeout, socket), 50);
});

beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const answerTo = (said: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  if (said !== '') socket.write(said);
  return text(socket);
};

test('half a request that times out is answered with 400', async () =>
  expect(await answerTo('POST / HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request/));

test('an idle connection that times out is closed without an answer', async () =>
  expect(await answerTo('')).toBe(''));
