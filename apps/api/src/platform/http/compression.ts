import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ENCODERS = {
  br: (body: Buffer, effort: Effort) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? constants.BROTLI_MAX_QUALITY : 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: Effort) => zip(body, { level: effort === 'best' ? 9 : 6 }),
} as const;

type Effort = 'best' | 'fast';
type Encoding = keyof typeof ENCODERS;

/** A body that is compressed when a reader first asks for an encoding, once for each. */
export type CompressedBody = {
  /** Throws what the encoder throws. */
  bytes: (encoding: Encoding | undefined) => Promise<Buffer>;
};

/**
 * Compresses a body on demand: `best` for files that are kept, `fast` for pages of one visit.
 * Nearly every browser takes brotli, so that gzip is rarely made at all.
 */
export function compressed(body: Buffer, effort: Effort): CompressedBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes: async (encoding) => {
      if (encoding === undefined) return body;
      const known = made.get(encoding) ?? ENCODERS[encoding](body, effort);
      made.set(encoding, known);
      return await known;
    },
  };
}

/** True where the reader holds this version: any of the listed tags, weak or not (RFC 9110). */
export const isHeld = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag));

const strong = (tag: string): string => tag.replace(/^W\//, '');

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const bytes = await body.bytes(encoding);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, accept-encoding`);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
