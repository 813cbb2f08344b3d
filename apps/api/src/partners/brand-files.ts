import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import {
  type BrandFile,
  brandVersion,
  partnerIcon,
  partnerStyle,
} from '../platform/config/partner-brand.ts';
import type { PartnerRow } from '../platform/config/partner-row.ts';
import { AppError } from '../platform/http/problem.ts';
import { logoImage } from './logo-image.ts';

type File = {
  type: string;
  of(row: PartnerRow): Promise<Uint8Array | undefined> | string | undefined;
};

/**
 * Rendered once per row: the file is public and not rate-limited, and rendering blocks the process.
 */
function image(ground: 'light' | 'dark'): File {
  const drawn = new WeakMap<PartnerRow, Promise<Uint8Array>>();
  return {
    type: 'image/png',
    of: async (row) => {
      if (row.brand?.logo === undefined) return undefined;
      const known = drawn.get(row) ?? logoImage(row.brand.logo, ground);
      drawn.set(row, known);
      return known;
    },
  };
}

const FILES: Readonly<Record<BrandFile, File>> = {
  'style.css': { type: 'text/css; charset=utf-8', of: partnerStyle },
  'icon.svg': { type: 'image/svg+xml', of: partnerIcon },
  'logo.svg': { type: 'image/svg+xml', of: ({ brand }) => brand?.logo },
  'logo-light.png': image('light'),
  'logo-dark.png': image('dark'),
};
const isFile = (name: string): name is BrandFile => Object.hasOwn(FILES, name);

/**
 * A partner's SVG opened on our origin must not run scripts, load anything or access the origin.
 */
const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const [longSeconds, shortSeconds] = [31_536_000, 300];

type BrandFileRequest = {
  Params: { partnerId: string; file: string };
  Querystring: { v?: string };
};

/** Serves a partner's brand files. docs/decisions/0091. */
export function registerBrandFiles(
  app: FastifyInstance,
  { partners }: Pick<Config, 'partners'>,
): void {
  app.get<BrandFileRequest>(
    '/brands/:partnerId/:file',
    { config: { rateLimit: false } },
    async ({ params, query }, reply) => {
      const row = partners.rowById(params.partnerId);
      if (row?.brand === undefined || !isFile(params.file)) throw new AppError('route.notFound');
      const { type, of } = FILES[params.file];
      const body = await of(row);
      if (body === undefined) throw new AppError('route.notFound');
      const isNewest = query.v === brandVersion(row);
      return reply
        .header(
          'cache-control',
          isNewest
            ? `public, max-age=${longSeconds}, immutable`
            : `public, max-age=${shortSeconds}`,
        )
        .header('content-security-policy', DRAWING_POLICY)
        .header('cross-origin-resource-policy', 'cross-origin') // mails and sign-in pages embed it
        .type(type)
        .send(typeof body === 'string' ? body : Buffer.from(body));
    },
  );
}
