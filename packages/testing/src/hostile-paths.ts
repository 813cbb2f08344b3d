const HOSTS = [
  'evil.test',
  'evil.test/',
  'user@evil.test',
  'evil.test:443',
  'xn--80ak6aa92e.test',
  '127.0.0.1',
  '[::1]',
  'localhost.evil.test',
];

/** Prefixes that make a browser, or a proxy, leave for the host that follows. */
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/./\\',
  '/.//',
  '/x/..//',
  '/x/%2e%2e//',
  '/%2e//',
  '/%2f',
  '/%2f%2f',
  '/%5c',
  '/%09/',
  '/..;//',
  'https://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'http://',
  'HTTPS://',
  'ftp://',
  'wss://',
  '//portal.example@',
  '//portal.example:x@',
];

const WHOLE = [
  '',
  ' ',
  'category',
  './category',
  '../category',
  '?path=/x',
  '#x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.test/x',
  'about:blank',
  'mailto:a@evil.test',
  'intent://evil.test#Intent;end',
  '//evil。test',
  '//evil%E3%80%82test',
  '//evil.test#@portal.example',
  '//evil.test?portal.example',
  '//portal.example.evil.test',
  '/%5cevil.test\\',
  '/a\\b',
  '/\u0000x',
  '/\u007f',
  '/x\ny',
  '/x\rSet-Cookie: a=b',
  '/x%0d%0aSet-Cookie:%20a=b',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
];

export const OFF_SITE_PATHS: readonly string[] = [
  ...BEGINNINGS.map((start, at) => start + HOSTS[at % HOSTS.length]),
  ...WHOLE,
];

export const ALL_OFF_SITE_PATHS: readonly string[] = [
  ...new Set([...BEGINNINGS.flatMap((start) => HOSTS.map((host) => start + host)), ...WHOLE]),
];

/** True when a browser on `here` would stay on the same scheme, host and port. */
export const staysOnHost = (location: string, here: string): boolean =>
  URL.parse(location, here)?.origin === new URL(here).origin;
