import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { AppError, problemOf } from './problem.ts';

const HEAD = 'HEAD ';

/** Error codes of Node's HTTP parser; any other counts as malformed. */
const BY_PARSER: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.payloadTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.malformed',
};

type ClientError = NodeJS.ErrnoException & { rawPacket?: unknown };

/**
 * Answers errors before a request exists, in English as no language was read. No body for a
 * detectable HEAD.
 */
export const clientErrorHandler =
  (config: { publicUrl: string }) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    // A browser opens connections ahead of need: what is said on one that is still unused, it takes
    // for the answer to the first request that it sends there, however much later.
    if (socket.bytesRead === 0) return void socket.destroy();
    const code = BY_PARSER[error.code ?? ''] ?? 'request.malformed';
    const problem = problemOf(new AppError(code), {
      locale: FALLBACK_LOCALE,
      reference: randomUUID(),
      config,
    });
    const body = JSON.stringify(problem);
    const lines = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    const isHead =
      Buffer.isBuffer(error.rawPacket) &&
      error.rawPacket.toString('latin1', 0, HEAD.length) === HEAD;
    socket.end(`${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  };
