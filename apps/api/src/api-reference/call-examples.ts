import { HTTPSnippet } from '@readme/httpsnippet';
import type { Published } from './published.ts';

/** Languages of the examples: what a partner's server is usually written in. */
export const EXAMPLE_LANGUAGES = [
  { id: 'curl', name: 'curl', target: 'shell', client: 'curl', colors: 'bash' },
  {
    id: 'javascript',
    name: 'JavaScript',
    target: 'javascript',
    client: 'fetch',
    colors: 'javascript',
  },
  { id: 'python', name: 'Python', target: 'python', client: 'requests', colors: 'python' },
  { id: 'php', name: 'PHP', target: 'php', client: 'curl', colors: 'php' },
] as const;

/** What each kind of caller shows; the first that a call takes is written down. */
const CREDENTIALS: Readonly<Record<string, { name: string; value: string }>> = {
  partnerKey: { name: 'Authorization', value: 'Bearer YOUR_KEY' },
  session: { name: 'Cookie', value: 'sid=YOUR_SESSION' },
  link: { name: 'Cookie', value: 'link=YOUR_LINK_SESSION' },
  invitation: { name: 'Cookie', value: 'invitation=YOUR_INVITATION' },
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Values that a reader must put in: one that we wrote down would be sent again and again. */
const OWN_VALUES: Readonly<Record<string, string>> = { 'Idempotency-Key': 'A_NEW_UUID' };

function requestOf({ method, path, parameters, security, body }: Published, publicUrl: string) {
  const of = (place: 'path' | 'query' | 'header') => parameters.filter((one) => one.in === place);
  const filled = of('path').reduce(
    (address, { name, example }) =>
      example === undefined
        ? address
        : address.replace(`{${name}}`, encodeURIComponent(textOf(example))),
    path,
  );
  const query = of('query').flatMap(({ name, example }) =>
    example === undefined ? [] : [{ name, value: textOf(example) }],
  );
  const [credential = ''] = Object.keys(security[0] ?? {});
  const shown = CREDENTIALS[credential];
  const headers = of('header').flatMap(({ name, example, required }) => {
    const value =
      OWN_VALUES[name] ?? (required && example !== undefined ? textOf(example) : undefined);
    return value === undefined ? [] : [{ name, value }];
  });
  const text = body?.example === undefined ? undefined : JSON.stringify(body.example, null, 2);
  const type = text === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }];
  return {
    method,
    url: publicUrl + filled,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [...(shown === undefined ? [] : [shown]), ...headers, ...type],
    queryString: query,
    headersSize: -1,
    bodySize: -1,
    // The library's type demands one; without a text it writes none.
    postData: text === undefined ? { mimeType: 'none' } : { mimeType: 'application/json', text },
  };
}

const linesOf = (found: unknown): string =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'string').join('\n') : String(found);

/** A call in each language, ready to be copied. */
export function callExamples(call: Published, publicUrl: string) {
  const snippet = new HTTPSnippet(requestOf(call, publicUrl));
  return EXAMPLE_LANGUAGES.map(({ target, client, ...language }) => ({
    ...language,
    code: linesOf(snippet.convert(target, client)),
  }));
}
