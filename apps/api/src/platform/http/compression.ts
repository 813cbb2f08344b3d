import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type CompressedBody = { plain: Buffer; br: Buffer; gzip: Buffer };

/** Compresses a body: `best` for files compressed once, `fast` for pages compressed per visit. */
export async function compress(body: Buffer, effort: 'best' | 'fast'): Promise<CompressedBody> {
  const quality = effort === 'best' ? constants.BROTLI_MAX_QUALITY : 6;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([
    brotli(body, { params }),
    zip(body, { level: effort === 'best' ? 9 : 6 }),
  ]);
  return { plain: body, br, gzip: gzipped };
}

/** True where the reader holds this version: any of the listed tags, weak or not (RFC 9110). */
export const isHeld = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag));

const strong = (tag: string): string => tag.replace(/^W\//, '');

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: CompressedBody,
): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, accept-encoding`);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(packed[encoding ?? 'plain']);
}
