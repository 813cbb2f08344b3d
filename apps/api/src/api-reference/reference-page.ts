import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compression from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { compressed, isHeld, sendCompressed } from '../platform/http/compression.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { AppError } from '../platform/http/problem.ts';
import { callPage } from './call-page.ts';
import { markdownHtml } from './code-html.ts';
import { registerErrorPages } from './error-pages.ts';
import {
  cacheSeconds,
  type Frame,
  frameOf,
  methodHtml,
  REFERENCE_FILES,
  sendPage,
} from './frame.ts';
import { GUIDE_IDS, GUIDES } from './guide-links.ts';
import { guideHtml } from './guides.ts';
import { link, withCode } from './html.ts';
import { openApiDocument, partnerApplicationExample } from './openapi.ts';
import { postmanCollection } from './postman-collection.ts';
import { type Published, type PublishedSchema, publishedParts } from './published.ts';
import { callPath, eventPath, guidePath, REFERENCE_PATHS, schemaPath } from './reference-paths.ts';
import { schemaHtml, schemaName } from './schema-html.ts';
import { findEntries, resultsHtml, searchEntries } from './search-reference.ts';
import { TAGS } from './tags.ts';

/** CSP of the console: its own files. The renderer sets style attributes, which cannot run anything. */
const CONSOLE_POLICY = [
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

const askedMaxChars = 100;

const read = (address: string): string => readFileSync(fileURLToPath(address), 'utf8');

const TEXTS = {
  introduction: read(import.meta.resolve('./introduction.md')),
  quickstart: read(import.meta.resolve('./quickstart.md')),
};

const TOKENS = read(import.meta.resolve('@signet/ui/tokens.css'));

const FILES = [
  { path: REFERENCE_FILES.tokens, type: 'text/css', content: TOKENS },
  {
    path: REFERENCE_FILES.style,
    type: 'text/css',
    content: read(import.meta.resolve('./reference.css')),
  },
  {
    path: REFERENCE_FILES.script,
    type: 'text/javascript',
    content: read(import.meta.resolve('./reference.browser.js')),
  },
  { path: REFERENCE_FILES.icon, type: 'image/svg+xml', content: FAVICON },
] as const;

declare const SwaggerUIBundle: { plugins: { DownloadUrl: (system: unknown) => object } };

type Description = ReturnType<typeof openApiDocument>;

/** The groups of the description with their calls; events stand with the calls for partners. */
const groupsOf = (parts: readonly Published[]) =>
  TAGS.map(({ name, description }) => ({
    name,
    description,
    parts: parts.filter(({ group }) => group === name),
  }));

const indexHtml = (groups: ReturnType<typeof groupsOf>): string =>
  groups
    .map(
      ({ name, description, parts }) =>
        `<section><h2>${escapeHtml(name)}</h2><p>${withCode(description)}</p><ul class="calls">${parts
          .map(
            (part) =>
              `<li>${link(part.href, `${methodHtml(part)} <code>${escapeHtml(part.operationId)}</code>`)}<p>${withCode(part.summary)}</p></li>`,
          )
          .join('')}</ul></section>`,
    )
    .join('');

/** The calls and events whose body or answer is this schema, or has it as a field. */
const usersOf = (name: string, parts: readonly Published[]): Published[] =>
  parts.filter(({ body, reply }) =>
    [body?.schema, reply?.schema].some(
      (schema) => schema !== undefined && schemaName(schema) === name,
    ),
  );

function schemaPage(name: string, schema: PublishedSchema, parts: readonly Published[]): string {
  const users = usersOf(name, parts);
  return `${schemaHtml(schema)}${
    users.length === 0
      ? ''
      : `<section><h2>Calls with it</h2><ul class="calls">${users
          .map(
            (part) => `<li>${link(part.href, `<code>${escapeHtml(part.operationId)}</code>`)}</li>`,
          )
          .join('')}</ul></section>`
  }`;
}

function registerPages(app: FastifyInstance, document: Description, publicUrl: string): Frame {
  const parts = publishedParts(document);
  const schemas: Readonly<Record<string, PublishedSchema>> = document.components.schemas;
  const groups = groupsOf(parts);
  const frame = frameOf(groups);
  const entries = searchEntries(parts, schemas);
  app.get(REFERENCE_PATHS.introduction, async (_request, reply) =>
    sendPage(
      reply,
      frame({
        title: document.info.title,
        href: REFERENCE_PATHS.introduction,
        body: markdownHtml(TEXTS.introduction) + indexHtml(groups),
      }),
    ),
  );
  app.get(REFERENCE_PATHS.quickstart, async (_request, reply) =>
    sendPage(
      reply,
      frame({
        title: 'Quickstart',
        href: REFERENCE_PATHS.quickstart,
        // The heading of the page says it.
        body: markdownHtml(TEXTS.quickstart.replace(/^## .*\n/, '')),
      }),
    ),
  );
  const { application } = partnerApplicationExample();
  for (const id of GUIDE_IDS) {
    const href = guidePath(id);
    app.get(href, async (_request, reply) =>
      sendPage(reply, frame({ title: GUIDES[id], href, body: guideHtml(id, application) })),
    );
  }
  const collection = postmanCollection(parts, { title: document.info.title, publicUrl });
  app.get(REFERENCE_PATHS.collection, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${cacheSeconds}`).send(collection),
  );
  app.get<{ Querystring: { q?: unknown } }>(REFERENCE_PATHS.search, async (request, reply) => {
    const { q } = request.query;
    const asked = typeof q === 'string' ? q.slice(0, askedMaxChars) : '';
    const body = resultsHtml(findEntries(entries, asked), asked);
    return sendPage(reply, frame({ title: 'Search', href: REFERENCE_PATHS.search, body, asked }));
  });
  const byHref = new Map(parts.map((part) => [part.href, part]));
  for (const pathOf of [callPath, eventPath])
    app.get<{ Params: { name: string } }>(pathOf(':name'), async (request, reply) => {
      const { name } = request.params;
      const part = byHref.get(pathOf(name));
      if (part === undefined) throw new AppError('route.notFound');
      const { operationId: title, href, group } = part;
      return sendPage(reply, frame({ title, href, group, ...callPage(part, schemas, publicUrl) }));
    });
  app.get(REFERENCE_PATHS.schemas, async (_request, reply) =>
    sendPage(
      reply,
      frame({
        title: 'Schemas',
        href: REFERENCE_PATHS.schemas,
        body: `<ul class="columns-of-names">${Object.keys(schemas)
          .toSorted()
          .map((name) => `<li>${link(schemaPath(name), `<code>${name}</code>`)}</li>`)
          .join('')}</ul>`,
      }),
    ),
  );
  app.get<{ Params: { name: string } }>(
    schemaPath(':name'),
    async ({ params: { name } }, reply) => {
      const schema = isKeyOf(schemas, name) ? schemas[name] : undefined;
      if (schema === undefined) throw new AppError('route.notFound');
      return sendPage(
        reply,
        frame({
          title: name,
          href: schemaPath(name),
          group: 'Schemas',
          body: schemaPage(name, schema, parts),
        }),
      );
    },
  );
  return frame;
}

/** Where a call can be sent. Its address of a call is its group and name after `#`. */
async function registerConsole(app: FastifyInstance, document: Description): Promise<void> {
  // The introduction has a page of its own.
  const { description: _introduction, ...info } = document.info;
  await app.register(swagger, {
    mode: 'static',
    // The package has its own type for OpenAPI documents; ours is generated from the tables.
    specification: { document: { ...document, info } as never },
  });
  // The renderer's options type lacks plugins and the plain layout.
  const uiConfig = {
    layout: 'BaseLayout',
    deepLinking: true,
    filter: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    defaultModelRendering: 'example',
    displayRequestDuration: true,
    persistAuthorization: false,
    syntaxHighlight: { theme: 'nord' },
    plugins: [(system: unknown) => SwaggerUIBundle.plugins.DownloadUrl(system)],
  } as FastifySwaggerUiOptions['uiConfig'];
  await app.register(swaggerUi, {
    routePrefix: REFERENCE_PATHS.console,
    staticCSP: CONSOLE_POLICY,
    uiConfig,
    theme: {
      title: 'Try a call – Merchant onboarding API',
      css: [
        { filename: 'tokens.css', content: TOKENS },
        { filename: 'console.css', content: read(import.meta.resolve('./console.css')) },
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
}

/** The description, its pages, and the console. docs/decisions/0297. */
export async function registerApiReference(app: FastifyInstance, config: Config): Promise<void> {
  const document = openApiDocument(config);
  const text = Buffer.from(JSON.stringify(document));
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const packed = compressed(text, 'fast');
  app.get(REFERENCE_PATHS.description, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isHeld(request, etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), packed);
  });
  await app.register(async (docs) => {
    await docs.register(compression);
    for (const { path, type, content } of FILES)
      docs.get(path, async (_request, reply) =>
        reply
          .header('cache-control', `public, max-age=${cacheSeconds}`)
          .type(`${type}; charset=utf-8`)
          .send(content),
      );
    const frame = registerPages(docs, document, config.publicUrl);
    registerErrorPages(docs, frame);
    await registerConsole(docs, document);
  });
}
