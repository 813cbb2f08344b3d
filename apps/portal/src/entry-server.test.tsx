import type { ApplicationView } from '@signet/rulebook/application-view';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { application, bootAt, id, sent } from '@signet/testing/sample-boot';
import { controlId } from '@signet/ui/field';
import { describe, expect, test } from 'vitest';
import { render } from './entry-server.tsx';

const ASSETS = {
  script: '/assets/main.js',
  preloads: [],
  chunks: { 'sign-up': { scripts: ['/assets/sign-up.js'], styles: ['/assets/forms.css'] } },
  sheets: { '/assets/forms.css': '.field{}' },
};

const waiting: ApplicationView = {
  ...sent,
  page: 'otp',
  openPages: ['otp'],
  otp: { sentAt: 1, attemptsLeft: 5 } as ApplicationView['otp'],
};

const PAGES = [
  ['/applicant', undefined, ['applicant.name.firstName', 'applicant.name.lastName']],
  ['/business', undefined, ['company.registered', 'company.gpv']],
  ['/category', undefined, ['company.mccDetails.id']],
  [
    `/${id}/address`,
    application,
    ['company.address.line1', 'company.governmentIdentification.value'],
  ],
  [`/${id}/owner-identity`, application, ['applicant.phone.localPhoneNumber']],
  [`/${id}/check-answers`, application, []],
  [`/${id}/otp`, waiting, ['code']],
] as const;

describe.each(PAGES)('%s, before any script', (path, view, fields) => {
  test.each(LOCALE_IDS)('contains its heading and fields in %s', (locale) => {
    const html = render(bootAt(path, locale, view), ASSETS);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('<button type="submit" class="btn btn-primary"');
    for (const field of fields) expect(main).toContain(`id="${controlId(field)}`);
  });

  test('submits its form nowhere', () => {
    expect(render(bootAt(path, 'en-US', view), ASSETS)).toMatch(/<form[^>]* method="dialog"/);
  });
});

test('the head names each script and style of the page once', () => {
  const [head = ''] = render(bootAt('/applicant', 'en-US'), ASSETS).split('</head>');
  expect(head).toContain(
    '<style>.field{}</style><link rel="stylesheet" href="/assets/forms.css" disabled>',
  );
  expect(head.match(/sign-up\.js/g)).toHaveLength(1);
});

test('a page contains only the texts it was rendered with', () => {
  const html = render(bootAt('/applicant', 'en-CA'), ASSETS);
  const texts = JSON.parse(/id="drawn-with">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(Object.keys(texts.textsByKey)).toContain('en-CA sign-up/applicant');
  expect(Object.keys(texts.textsByKey)).not.toContain('en-CA sign-up/business');
});

test('a partner’s prefilled answers appear in their fields, and the page says where they came from', () => {
  const prefill = {
    'applicant.name.firstName': 'Paula',
    'applicant.email.emailAddress': 'paula@parent.example',
  };
  const mainOf = (boot: Parameters<typeof render>[0]) =>
    /<main[\s\S]*<\/main>/.exec(render(boot, ASSETS))?.[0] ?? '';
  const html = mainOf({ ...bootAt('/applicant', 'en-US'), prefill });
  expect(html).toMatch(/<input[^>]*value="Paula"/);
  expect(html).toMatch(/<input[^>]*value="paula@parent.example"/);
  expect(html).toContain('Some answers came with the link that brought you here.');
  const other = mainOf({ ...bootAt('/business', 'en-US'), prefill });
  expect(other).not.toContain('Some answers came with the link');
  const signedIn = mainOf({
    ...bootAt('/applicant', 'en-US'),
    prefill,
    signedIn: true,
    emailAddress: 'own@example.com',
  });
  expect(signedIn).toMatch(/<input[^>]*value="own@example.com"/);
});

test('a page without a form is rendered completely', () => {
  const html = render(bootAt(`/${id}/success`, 'en-US', sent), ASSETS);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main).toMatch(/<h1[^>]*>(?!Loading)/);
  expect(main).not.toContain('skeleton');
});

test('a page outside the sign-up has its heading as title before scripts run', () => {
  const html = render(bootAt(`/${id}/success`, 'en-US', sent), ASSETS);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  expect(heading).toBeTruthy();
  expect(html).toContain(`<title>${heading} – `);
});

test('a page that reads its URL is rendered completely on the server', () => {
  const page = 'mobile-verification';
  const html = render(
    bootAt(`/${id}/${page}`, 'en-US', { ...sent, page, openPages: [page] }),
    ASSETS,
  );
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main).toMatch(/<h1[^>]*>(?!Loading)/);
  expect(main).not.toContain('data-msg'); // React's note of a part that failed
});

test('the page after signing in, which continues by itself, starts with a skeleton', () => {
  const html = render({ ...bootAt('/category', 'en-US'), signedIn: true }, ASSETS);
  expect(html).toContain('skeleton');
});

test('a page bundled with another room names that room’s scripts', () => {
  const signUp = { scripts: ['/assets/sign-up.js'], styles: [] };
  expect(
    render(bootAt(`/${id}/owner-identity`, 'en-US', application), {
      ...ASSETS,
      chunks: { 'sign-up': signUp },
    }),
  ).toContain('/assets/sign-up.js');
});

test('a page rendered in the browser names its scripts, style and all texts it needs', () => {
  const chunkOf = (name: string) => ({
    scripts: [`/assets/${name}.js`],
    styles: name === 'pages' ? ['/assets/forms.css'] : [],
  });
  const names = [
    'pages',
    'decision',
    'accounts',
    ...['forms', 'decision', 'people', 'accounts'].flatMap((room) =>
      LOCALE_IDS.map((locale) => `texts-${room}-${locale}`),
    ),
  ];
  const assets = {
    ...ASSETS,
    chunks: Object.fromEntries(names.map((name) => [name, chunkOf(name)])),
  };
  const headOf = (path: string, view?: ApplicationView) =>
    render(bootAt(path, 'en-CA', view), assets).split('</head>')[0] ?? '';
  const named = (path: string, view?: ApplicationView) =>
    [...headOf(path, view).matchAll(/modulepreload" href="\/assets\/([\w-]+)\.js"/g)].map(
      ([, name]) => name,
    );
  const texts = (rooms: string[]) =>
    ['en-US', 'en-CA'].flatMap((locale) => rooms.map((room) => `texts-${room}-${locale}`));
  expect(named(`/${id}/success`)).toEqual([
    'main',
    'pages',
    'decision',
    ...texts(['forms', 'decision']),
  ]);
  // Rendered, with its texts inside.
  expect(named(`/${id}/success`, sent)).toEqual(['main', 'pages', 'decision']);
  expect(named('/accounts')).toEqual([
    'main',
    'pages',
    'accounts',
    ...texts(['forms', 'accounts']),
  ]);
  expect(headOf('/accounts')).toContain('<style>.field{}</style>');
});

test('the start page names only the first chunk', () =>
  expect(render(bootAt('/', 'en-US'), ASSETS)).not.toContain('sign-up.js'));
