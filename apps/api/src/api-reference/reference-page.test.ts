import { PARTNER_EVENT_TYPES } from '@signet/rulebook/partners/partner-events';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { callExamples, EXAMPLE_LANGUAGES } from './call-examples.ts';
import { GUIDE_LINKS } from './guide-links.ts';
import { openApiDocument } from './openapi.ts';
import { publishedParts } from './published.ts';
import { REFERENCE_PATHS } from './reference-paths.ts';
import { findEntries, searchEntries } from './search-reference.ts';

type Collection = { item: { name: string; item: { name: string; request: object }[] }[] };

const publicUrl = 'https://onboarding.invalid';
const document = openApiDocument({ publicUrl });
const parts = publishedParts(document);
const entries = searchEntries(parts, document.components.schemas);
const partNamed = (id: string) => {
  const found = parts.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`no call ${id}`);
  return found;
};

test('an example names what must be sent, in each language, and no key of a call twice', () => {
  const call = partNamed('onboardApplication');
  const examples = callExamples(call, publicUrl);
  expect(examples.map(({ id }) => id)).toEqual(EXAMPLE_LANGUAGES.map(({ id }) => id));
  for (const { code, id } of examples) {
    expect(code, id).toContain('X-Requested-With');
    expect(code, id).toContain('A_NEW_UUID');
    expect(code, id).not.toContain('{id}');
  }
  expect(callExamples(partNamed('listPartnerApplications'), publicUrl)[0]?.code).toContain(
    'Authorization: Bearer YOUR_KEY',
  );
});

test.each([
  ['createApplication', 'createApplication'],
  ['POST otp-code', 'sendOtp'],
  ['routingNumber', 'addManualAccount'],
  ['auth.keyInvalid', 'auth.keyInvalid'],
  ['PartnerApplication', 'PartnerApplication'],
])('a search for %s finds %s', (asked, name) =>
  expect(findEntries(entries, asked).map((entry) => entry.name)).toContain(name),
);

test('a search that nothing has finds nothing, and an empty one neither', () => {
  expect(findEntries(entries, 'qwxzv')).toEqual([]);
  expect(findEntries(entries, '   ')).toEqual([]);
});

onPostgres('pages of the reference', (open) => {
  const at = testApi(open);
  const textAt = async (path: string): Promise<string> => {
    const { status, headers, text } = await newVisitor(at).get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    return text;
  };
  const pageAt = async (path: string) => new JSDOM(await textAt(path)).window.document;

  test('each call, event and schema has a page of its own, and no link of it leads nowhere', async () => {
    const links = new Set<string>();
    const paths = [
      '/api/docs',
      '/api/docs/quickstart',
      '/api/docs/schemas',
      ...GUIDE_LINKS.map(({ href }) => href),
      ...parts.map(({ href }) => href),
      ...Object.keys(document.components.schemas).map((name) => `/api/docs/schemas/${name}`),
    ];
    for (const path of paths) {
      const text = await textAt(path);
      expect(text.match(/<h1>/g), path).toHaveLength(1);
      for (const [, href = ''] of text.slice(text.indexOf('<main')).matchAll(/href="([^"#]+)/g))
        links.add(href);
    }
    const others = [...links].filter(
      (href) => !paths.includes(href) && href.startsWith('/api/docs/errors'),
    );
    for (const href of others) await textAt(href);
    const files: readonly string[] = [REFERENCE_PATHS.description, REFERENCE_PATHS.collection];
    const unread = [...links].filter(
      (href) =>
        !paths.includes(href) &&
        !others.includes(href) &&
        !files.includes(href) &&
        !href.startsWith('https://') &&
        !href.startsWith('/api/docs/try'),
    );
    expect(unread).toEqual([]);
    expect(others.length).toBeGreaterThan(10);
  });

  test('a page of a call marks it in the menu, and names its fields, answers and errors', async () => {
    const page = await pageAt('/api/docs/calls/createApplication');
    const here = page.querySelector('[aria-current="page"]');
    expect(here?.textContent).toContain('createApplication');
    expect(here?.closest('details')?.hasAttribute('open')).toBe(true);
    expect([...page.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
      'What it takes',
      'Body',
      'What it answers',
      'Errors',
      'Example',
      'Its answer',
    ]);
    for (const code of partNamed('createApplication').errors)
      expect(page.querySelector(`main a[href="/api/docs/errors/${code}"]`), code).not.toBeNull();
  });

  test('the page of webhooks has a body of each event, and a check of the signature in six languages', async () => {
    const page = await pageAt('/api/docs/guides/webhooks');
    const labels = [...page.querySelectorAll('pre')].map((one) => one.getAttribute('aria-label'));
    for (const type of PARTNER_EVENT_TYPES) expect(labels).toContain(`body of ${type}`);
    for (const name of ['Node.js', 'Python', 'PHP', 'Ruby', 'Go', 'C#'])
      expect(labels).toContain(`Signature checked in ${name}`);
  });

  test('the page of changes has the lists of partners and of the API, without our own numbers', async () => {
    const page = await pageAt('/api/docs/guides/changes');
    expect([...page.querySelectorAll('main h2')].map((one) => one.textContent)).toEqual([
      'Partners and pages that embed us',
      'API clients',
    ]);
    expect(page.querySelectorAll('main li').length).toBeGreaterThan(20);
    expect(page.querySelector('main')?.textContent).not.toMatch(/\(0\d{3}\)/);
  });

  test('the collection has each call in its group, with its key and its body', async () => {
    const { body } = await newVisitor(at).get<Collection>(REFERENCE_PATHS.collection);
    const requests = body.item.flatMap(({ item }) => item);
    const calls = parts.filter(({ kind }) => kind === 'call');
    expect(requests.map(({ name }) => name).toSorted()).toEqual(
      calls.map(({ operationId }) => operationId).toSorted(),
    );
    const prefill = requests.find(({ name }) => name === 'createPrefill')?.request;
    expect(prefill).toMatchObject({
      method: 'POST',
      auth: { type: 'bearer' },
      url: { raw: '{{origin}}/api/v2/prefills' },
      body: { mode: 'raw', raw: expect.stringContaining('values') },
    });
  });

  test('what is searched for is text on the page of results, never markup', async () => {
    const page = await pageAt(`/api/docs/search?q=${encodeURIComponent('"><img src=x>')}`);
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('input')?.value).toBe('"><img src=x>');
    expect((await pageAt('/api/docs/search?q=otp&q=x')).querySelector('input')?.value).toBe('');
  });

  test.each(['/api/docs/calls/nothing', '/api/docs/events/nothing', '/api/docs/schemas/__proto__'])(
    'answers 404 at %s',
    async (path) => expect((await newVisitor(at).get(path)).status).toBe(404),
  );
});
