import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALL_LIMITS } from '@signet/rulebook/call-limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { PARTNER_EVENT_TYPES } from '@signet/rulebook/partners/partner-events';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { OLDER_SINCE } from '../platform/http/older-calls.ts';
import { codeHtml, markdownHtml } from './code-html.ts';
import type { GuideId } from './guide-links.ts';
import { link } from './html.ts';
import { eventExample } from './partner-webhooks.ts';
import { eventPath, REFERENCE_PATHS } from './reference-paths.ts';

const read = (address: string): string => readFileSync(fileURLToPath(address), 'utf8');

/** How the signature is checked, in files of their own, so that the tests can run them. */
export const VERIFIERS = [
  { name: 'Node.js', file: 'verify.mjs', colors: 'javascript' },
  { name: 'Python', file: 'verify.py', colors: 'python' },
  { name: 'PHP', file: 'verify.php', colors: 'php' },
  { name: 'Ruby', file: 'verify.rb', colors: 'ruby' },
  { name: 'Go', file: 'verify.go', colors: 'go' },
  { name: 'C#', file: 'verify.cs', colors: 'csharp' },
] as const;

const SAMPLES = import.meta.resolve('./webhook-samples/');

const verifiersHtml = (): string =>
  VERIFIERS.map(
    ({ name, file, colors }, nth) =>
      `<details${nth === 0 ? ' open' : ''}><summary>${escapeHtml(name)}</summary>${codeHtml(read(SAMPLES + file), colors, `Signature checked in ${name}`)}</details>`,
  ).join('');

const payloadsHtml = (application: PartnerApplication): string =>
  PARTNER_EVENT_TYPES.map(
    (type) =>
      `<details><summary><code>${type}</code></summary>${codeHtml(
        JSON.stringify(eventExample(type, application), null, 2),
        'json',
        `body of ${type}`,
      )}<p>${link(eventPath(type), `Fields of <code>${type}</code>`)}</p></details>`,
  ).join('');

const minutes = (ms: number): string => `${ms / 60_000} minutes`;
const days = (ms: number): string => `${ms / 86_400_000} days`;

/** What a partner’s program meets, from the tables that enforce it. */
const LIMIT_ROWS: readonly (readonly [what: string, limit: string])[] = [
  ['calls of a key', `${LIMITS.partnerCallsPerMinute} a minute`],
  [
    'replays and test events of a key',
    `${CALL_LIMITS.partnerEvents.per.partnerKey} in ${minutes(CALL_LIMITS.partnerEvents.windowMs)}`,
  ],
  ['applications on a page', `${PARTNER_LIMITS.partnerApplicationsPerPage}`],
  [
    'applications looked at for one page',
    `${PARTNER_LIMITS.partnerApplicationsScanned}: with a filter by status a page can hold fewer than you asked for while \`next\` is there`,
  ],
  ['keys that work at once', `${PARTNER_LIMITS.partnerKeysAtOnce}`],
  ['size of a body', `${LIMITS.bodyMaxBytes / 1024} KB`],
  ['length of a text', `${LIMITS.fieldMaxChars} characters`],
  ['a prefill lives', minutes(PARTNER_LIMITS.prefillMs)],
  ['an idempotency key is remembered', `${LIMITS.idempotencyTtlMs / 3_600_000} hours`],
  ['a webhook is tried', days(PARTNER_LIMITS.webhookRetryMs)],
  ['your endpoint answers within', `${LIMITS.providerTimeoutMs / 1_000} seconds`],
];

const LIMITS_TEXT = `Every answer to a key says where it stands: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\`, and \`X-RateLimit-Reset\` in seconds. Beyond a limit the answer is 429 with \`Retry-After\`; wait that long, then send the same request with the same idempotency key. Calls that are refused for their form cost nothing.

| what | limit |
| --- | --- |
${LIMIT_ROWS.map(([what, limit]) => `| ${what} | ${limit} |`).join('\n')}

503 \`server.busy\` has a \`Retry-After\` too. Reads carry an \`ETag\`: send it as \`If-None-Match\`, and an unchanged list is 304 without a body.`;

const CHANGELOG = '../../../../CHANGELOG.md';
const SECTIONS = ['Partners and pages that embed us', 'API clients'];

/** The sections of the change log that a partner reads, without the numbers of our decisions. */
const changesText = (): string => {
  const log = read(import.meta.resolve(CHANGELOG));
  return SECTIONS.map((name) => {
    const [, below = ''] = log.split(`\n### ${name}\n`);
    const [section = ''] = below.split(/\n#{2,3} /);
    return `## ${name}\n${section}`;
  })
    .join('\n\n')
    .replaceAll(/ \(\d{4}(?:[^()]*\d{4})?\)/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:|\/)[^)]+\)/g, '$1');
};

const text = (id: string): string => read(import.meta.resolve(`./guides/${id}.md`));

const GUIDE_HTML: Record<GuideId, (application: PartnerApplication) => string> = {
  partners: () => markdownHtml(text('partners')),
  webhooks: (application) =>
    `${markdownHtml(text('webhooks'))}<h2 id="signature">Check the signature</h2>${verifiersHtml()}<h2 id="bodies">What each event says</h2>${payloadsHtml(application)}`,
  limits: () => markdownHtml(LIMITS_TEXT),
  versions: () =>
    markdownHtml(
      text('versions')
        .replace('{olderSince}', OLDER_SINCE)
        .replace('{description}', REFERENCE_PATHS.description),
    ),
  'magic-values': () => markdownHtml(text('magic-values')),
  tools: () =>
    markdownHtml(
      text('tools')
        .replace('{collection}', REFERENCE_PATHS.collection)
        .replace('{description}', REFERENCE_PATHS.description),
    ),
  changes: () => markdownHtml(changesText()),
};

/** A page in whole sentences, beside those of calls. */
export const guideHtml = (id: GuideId, application: PartnerApplication): string =>
  GUIDE_HTML[id](application);
