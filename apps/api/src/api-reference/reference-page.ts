import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compression from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { compress, isHeld, sendCompressed } from '../platform/http/compression.ts';
import { registerErrorPages } from './error-pages.ts';
import { openApiDocument } from './openapi.ts';

/**
 * CSP of the reference page: its own files. The renderer sets style attributes, which cannot
 * execute anything.
 */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
].join('; ');

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1c2a4a"/><path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>';

type Found = {
  get(name: string): Found;
  filter(keep: (one: Found) => boolean): Found;
  set(name: string, value: Found): Found;
  toJS(): unknown;
  size: number;
};

/**
 * Also searches summaries, paths and operation ids; the renderer's own search only matches group
 * names. Runs in the browser.
 */
const SEARCH = () => ({
  fn: {
    opsFilter: (
      groups: Found & { map(change: (group: Found, name: string) => Found): Found },
      phrase: string,
    ) =>
      groups
        .map((group, name) =>
          name.toLowerCase().includes(phrase.toLowerCase())
            ? group
            : group.set(
                'operations',
                group.get('operations').filter((operation) => {
                  const {
                    path,
                    method,
                    operation: row,
                  } = operation.toJS() as {
                    path: string;
                    method: string;
                    operation: { summary?: string; operationId?: string };
                  }; // as the renderer stores it
                  return `${method} ${path} ${row.summary} ${row.operationId}`
                    .toLowerCase()
                    .includes(phrase.toLowerCase());
                }),
              ),
        )
        .filter((group) => group.get('operations').size > 0),
  },
});

type CreateElement = (type: unknown, props: object | null, ...children: unknown[]) => unknown;
type Groups = { keySeq(): { toArray(): string[] } };
type LayoutProps = {
  getComponent: (name: string, isConnected: boolean) => unknown;
  specSelectors: { taggedOperations(): Groups };
};

/** The renderer's plain layout beside a menu of the groups, which it lacks. Runs in the browser. */
const LAYOUT = ({ React: { createElement } }: { React: { createElement: CreateElement } }) => ({
  components: {
    LayoutWithMenu: ({ getComponent, specSelectors }: LayoutProps) =>
      createElement(
        'div',
        { className: 'reference' },
        createElement(
          'nav',
          { className: 'reference-menu', 'aria-label': 'Groups of calls' },
          createElement(
            'ul',
            null,
            ...specSelectors
              .taggedOperations()
              .keySeq()
              .toArray()
              .map((name) =>
                createElement(
                  'li',
                  { key: name },
                  // The id that the renderer gives a group's heading.
                  createElement(
                    'a',
                    { href: `#operations-tag-${name.replaceAll(' ', '_')}` },
                    name,
                  ),
                ),
              ),
          ),
        ),
        createElement(getComponent('BaseLayout', true), null),
      ),
  },
});

declare const SwaggerUIBundle: { plugins: { DownloadUrl: (system: unknown) => object } };

const style = (address: string): string => readFileSync(fileURLToPath(address), 'utf8');

export async function registerApiReference(app: FastifyInstance, config: Config): Promise<void> {
  const document = openApiDocument(config);
  const text = Buffer.from(JSON.stringify(document));
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  let packed: ReturnType<typeof compress> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isHeld(request, etag)) return reply.code(304).send();
    packed ??= compress(text, 'fast');
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), await packed);
  });
  registerErrorPages(app);
  // The renderer's options type lacks plugins and the plain layout.
  const uiConfig = {
    layout: 'LayoutWithMenu',
    filter: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    defaultModelRendering: 'example',
    displayRequestDuration: true,
    persistAuthorization: false,
    syntaxHighlight: { theme: 'nord' },
    plugins: [(system: unknown) => SwaggerUIBundle.plugins.DownloadUrl(system), SEARCH, LAYOUT],
  } as FastifySwaggerUiOptions['uiConfig'];
  await app.register(async (docs) => {
    await docs.register(compression); // the renderer's script has 1.5 MB
    // The package has its own type for OpenAPI documents; ours is generated from the tables.
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: POLICY,
      uiConfig,
      theme: {
        title: 'Merchant onboarding API',
        css: [
          { filename: 'tokens.css', content: style(import.meta.resolve('@signet/ui/tokens.css')) },
          { filename: 'reference.css', content: style(import.meta.resolve('./reference.css')) },
        ],
        favicon: [
          {
            filename: 'favicon.svg',
            rel: 'icon',
            type: 'image/svg+xml',
            sizes: 'any',
            content: FAVICON,
          },
        ],
      },
    });
  });
}
