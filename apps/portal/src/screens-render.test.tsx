import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import type { OwnerRecordView } from '@signet/rulebook/people/owner-record-view';
import { LOCALE_IDS, type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { application, bootAt, id, sent } from '@signet/testing/sample-boot';
import { controlId } from '@signet/ui/field';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Screen as AddChannel } from './accounts/add-channel/screen.tsx';
import { Screen as AddProduct } from './accounts/add-product/screen.tsx';
import { Screen as NewStore } from './accounts/new-store/screen.tsx';
import { Screen as StoreComplete } from './accounts/store-complete/screen.tsx';
import { Screen as StoreSuccess } from './accounts/store-success/screen.tsx';
import { Screen as BankSuccess } from './bank/bank-success/screen.tsx';
import { Screen as Category } from './category/category/screen.tsx';
import { loadIndustries } from './category/load-industries.ts';
import { Screen as AccountHome } from './decision/account-home/screen.tsx';
import { Screen as StepUpForm } from './decision/step-up-form/screen.tsx';
import { firstPageTexts } from './first-page-texts.ts';
import { Screen as Identification } from './identity/identification/screen.tsx';
import { Screen as OwnerIdentity } from './identity/owner-identity/screen.tsx';
import { Screen as BusinessDocument } from './identity/verification/screen.tsx';
import { Invited } from './people/owner/invited.tsx';
import { Screen as Owner } from './people/owner/screen.tsx';
import { Screen as OwnerApplicantError } from './people/owner-applicant-error/screen.tsx';
import { Screen as OwnerError } from './people/owner-error/screen.tsx';
import { Screen as OwnerIdentification } from './people/owner-identification/screen.tsx';
import { Screen as OwnerSuccess } from './people/owner-success/screen.tsx';
import { Screen as OwnerVerifying } from './people/owner-verifying/screen.tsx';
import { PortalProvider } from './platform/application.tsx';
import { loadNeededTexts } from './platform/texts/load-texts.ts';
import { TextProvider } from './platform/texts/text-provider.tsx';
import { Screen as Address } from './sign-up/address/screen.tsx';
import { Screen as Applicant } from './sign-up/applicant/screen.tsx';
import { Screen as Business } from './sign-up/business/screen.tsx';
import { Screen as CheckAnswers } from './sign-up/check-answers/screen.tsx';
import { GetStarted } from './sign-up/get-started/screen.tsx';
import { Screen as Update } from './sign-up/update/screen.tsx';

async function draw(
  Drawn: ComponentType,
  path: string,
  locale: Locale,
  view?: ApplicationView,
  more: Partial<Boot> = {},
): Promise<string> {
  // Terms may be in French on an English page.
  await Promise.all([locale, 'fr-CA' as const].map(loadNeededTexts));
  await loadIndustries([languageOf(locale)]);
  return renderToStaticMarkup(
    <PortalProvider boot={{ ...bootAt(path, locale, view), ...more }}>
      <TextProvider texts={firstPageTexts(locale)}>
        <Drawn />
      </TextProvider>
    </PortalProvider>,
  );
}

const OWN = {
  path: `/${id}/owners/urn:own:0000-0000-0000-0000-0000`,
  record: {
    applicationId: id,
    ownerId: 'urn:own:0000-0000-0000-0000-0000',
    portal: 'POYNT',
    market: 'CA',
    locale: 'fr-CA',
    businessName: 'Fleurs Chloé inc.',
    applicantName: 'Chloé Gagné',
    page: 'owner',
    pageRule: 'details',
    verification: 'started',
    stepUpDetails: [{ type: 'FULL_ONBOARDING' }],
    firstName: 'Lena',
    lastName: 'Conti',
    email: 'lena@example.com',
    taxIds: { changesLeft: 5 },
    serverNow: Date.UTC(2026, 10, 20, 15, 43),
  },
} as const satisfies { path: string; record: OwnerRecordView };

const inquiry = {
  mode: 'identification',
  vendorName: 'Persona',
  selfieOptional: true,
  attemptsLeft: 5,
  manualReviewAvailable: true,
} as const;
const OWN_SCREENS = [
  ['owner', Owner, {}],
  ['owner-verifying', OwnerVerifying, { page: 'owner-verifying', verification: 'checking' }],
  ['owner-identification', OwnerIdentification, { page: 'owner-identification', inquiry }],
  ['owner-success', OwnerSuccess, { page: 'owner-success', verification: 'verified' }],
  ['owner-success, looked at', OwnerSuccess, { page: 'owner-success', verification: 'inReview' }],
  [
    'owner-success, over',
    OwnerSuccess,
    { page: 'owner-success', verification: 'inReview', isOver: true },
  ],
  ['owner-error', OwnerError, {}],
  ['owner-applicant-error', OwnerApplicantError, {}],
] as const satisfies readonly (readonly [string, ComponentType, Partial<OwnerRecordView>])[];

const SCREENS = [
  ['get-started', GetStarted, '/', undefined],
  ['applicant', Applicant, '/applicant', undefined],
  ['business', Business, '/business', undefined],
  ['category', Category, '/category', undefined],
  ['address', Address, `/${id}/address`, application],
  ['owner-identity', OwnerIdentity, `/${id}/owner-identity`, application],
  ['check-answers', CheckAnswers, `/${id}/check-answers`, application],
  ['ssn', StepUpForm, `/${id}/ssn`, sent],
  ['ssn, before sending', StepUpForm, `/${id}/ssn`, application],
  ['business-info', StepUpForm, `/${id}/business-info`, sent],
  ['identification', Identification, `/${id}/identification`, sent],
  ['verification', BusinessDocument, `/${id}/verification`, sent],
  ['new-store', NewStore, `/${id}/store`, { ...application, intent: 'ADD_STORE' }],
  [
    'store-complete',
    StoreComplete,
    `/${id}/store-complete`,
    { ...sent, storeName: 'Harbour Street' },
  ],
  ['store-success', StoreSuccess, `/${id}/store-success`, sent],
  ['add-channel', AddChannel, `/${id}/add-channel`, { ...sent, decision: 'APPROVED' }],
  [
    'add-channel, connected',
    AddChannel,
    `/${id}/add-channel`,
    {
      ...sent,
      decision: 'APPROVED',
      connection: { kind: 'channel', id: 'cha_1', name: 'Chloé en ligne' },
    },
  ],
  ['add-product', AddProduct, `/${id}/add-product`, { ...sent, decision: 'APPROVED' }],
  ['add-product, waiting', AddProduct, `/${id}/add-product`, { ...sent, serviceType: 'Invoice' }],
] as const satisfies readonly (readonly [
  string,
  ComponentType,
  string,
  ApplicationView | undefined,
])[];

describe.each(SCREENS)('%s', (_name, Drawn, path, view) => {
  test.each(LOCALE_IDS)('in %s it draws one heading and no empty place', async (locale) => {
    const html = await draw(Drawn, path, locale, view);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  });
});

const invitation = {
  businessName: 'Fleurs Chloé inc.',
  applicantName: 'Chloé Gagné',
  market: 'CA',
  namedAs: 'owner',
} as const;

test.each(LOCALE_IDS)(
  'in %s an invitation names who asks, the business and what the applicant will see, and nothing else',
  async (locale) => {
    const html = await draw(
      () => (
        <Invited
          invitation={invitation}
          isAccepting={false}
          failed={undefined}
          onAccept={() => undefined}
        />
      ),
      OWN.path,
      locale,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Chloé Gagné');
    expect(html).toContain('Fleurs Chloé inc.');
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  },
);

describe.each(OWN_SCREENS)('%s', (_name, Drawn, changed) => {
  test.each(LOCALE_IDS)('in %s it draws one heading and no empty place', async (locale) => {
    const html = await draw(Drawn, OWN.path, locale, undefined, {
      signedIn: true,
      owner: { ...OWN.record, ...changed },
    });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  });
});

test('the page shows only that an owner’s secrets are on file', async () => {
  const html = await draw(Owner, OWN.path, 'en-US', undefined, {
    owner: { ...OWN.record, dob: { onFile: true } },
  });
  expect(html).toContain('Entered');
  expect(html).not.toContain('name="dob.year"');
});

test('no screen shows more than six fields at first', async () => {
  const html = await draw(Business, '/business', 'en-CA');
  expect(html.match(/<fieldset|type="text"|<select/g)?.length).toBeLessThanOrEqual(6);
});

test('an incorporated Canadian business is asked for its corporation number, and never for an EIN', async () => {
  const html = await draw(Address, `/${id}/address`, 'fr-CA', application);
  expect(html).toContain('Votre adresse et votre numéro de société');
  expect(html).not.toContain('EIN');
});

test.each([
  ['address', Address, application],
  ['business-info', StepUpForm, sent],
  ['update', Update, application],
] as const)(
  'the page %s lists the register of the address’s own province first',
  async (page, screen, view) => {
    const html = await draw(screen, `/${id}/${page}`, 'fr-CA', view);
    const [, list = ''] =
      /<select[^>]*name="company\.registeredIn"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
    const values = [...list.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
    expect(values.slice(0, 3)).toEqual(['', 'QC', 'FEDERAL']);
    expect(new Set(values).size).toBe(values.length);
  },
);

test('check-answers shows an empty choice as not provided', async () => {
  const { gpv: _salesRange, ...company } = application.company;
  const html = await draw(CheckAnswers, `/${id}/check-answers`, 'en-CA', {
    ...application,
    company,
  });
  expect(html).toContain('<dt>Annual sales</dt><dd>Not provided</dd>');
});

test('a secret on file shows its last four and a way to change it', async () => {
  const html = await draw(OwnerIdentity, `/${id}/owner-identity`, 'en-CA', application);
  expect(html).toContain('Entered, ending in 4013');
  expect(html).not.toContain('name="applicant.governmentIdentification.value"');
});

test('the page of a form step-up asks its questions in their order, with the way out that its definition has', async () => {
  const html = await draw(StepUpForm, `/${id}/business-info`, 'en-CA', sent);
  expect(html).toContain('Compare it with your incorporation documents');
  const names = [
    'company.name',
    'company.governmentIdentification.value',
    'company.dba',
    'company.address',
    'company.registered',
  ];
  const places = names.map((name) => html.search(`"${controlId(name)}["-]`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toContain('Your application will wait until then');
  expect(html).not.toContain('photo ID');
});

test('a step-up page offers its alternative proof', async () =>
  expect(await draw(StepUpForm, `/${id}/ssn`, 'en-US', sent)).toContain('Use photo ID instead'));

test('in Quebec the terms are in French, with a button for English', async () => {
  const html = await draw(CheckAnswers, `/${id}/check-answers`, 'en-CA', application);
  expect(html).toContain('<ul lang="fr-CA"><li>Vos réponses sont exactes');
  expect(html).toContain('Show the agreement in English');
});

test('elsewhere the terms are in the page’s language', async () => {
  const toronto = {
    ...application,
    company: {
      ...application.company,
      address: { ...application.company.address, territory: 'ON' },
    },
  };
  expect(await draw(CheckAnswers, `/${id}/check-answers`, 'en-CA', toronto)).not.toContain(
    'lang="fr-CA"',
  );
});

const drawingOf = (html: string): string | undefined =>
  /<svg class="drawing".*?<\/svg>/.exec(html)?.[0];

test('a business document has its own drawing, not that of an ID', async () => {
  const [photoId, document] = [
    await draw(Identification, `/${id}/identification`, 'en-US', sent),
    await draw(BusinessDocument, `/${id}/verification`, 'en-US', sent),
  ];
  expect(drawingOf(document)).toMatch(/^<svg/);
  expect(drawingOf(document)).not.toBe(drawingOf(photoId));
});

test('while test deposits are on their way one link stands under the button, and what can be done with the account in its card', async () => {
  const testDeposits = {
    state: 'sent',
    arrivesOn: '2026-11-25',
    enterBy: '2026-12-05',
    triesLeft: 3,
    mayResend: false,
  } as const;
  const bank = {
    kind: 'manual',
    status: 'PENDING',
    last4: '7777',
    accountType: 'CHECKING',
    testDeposits,
  } as const;
  const html = await draw(BankSuccess, `/${id}/bank/success`, 'en-US', {
    ...sent,
    openPages: ['bank', 'bank-deposits'],
    bank,
  });
  const [card = '', actions = ''] = [
    /<section class="card">.*?<\/section>/,
    /<div class="actions actions-still">.*/,
  ].map((part) => part.exec(html)?.[0]);
  expect(card).toContain('Use another account');
  expect(card).toContain('Remove this account');
  expect(actions.match(/btn-text/g)).toHaveLength(1);
  expect(actions).toContain('Enter the amounts');
});

const DOCUMENTS: Partial<Boot> = {
  brand: {
    ...PORTALS.POYNT.brand,
    privacyUrl: { en: 'https://docs.example/privacy', fr: 'https://docs.example/confidentialite' },
  },
  documents: {
    terms: { en: 'https://docs.example/agreement', fr: 'https://docs.example/entente' },
    records: { en: 'https://docs.example/records', fr: 'https://docs.example/documents' },
  },
};

test('the fees are shown beside the terms, in the same language', async () => {
  const html = await draw(CheckAnswers, `/${id}/check-answers`, 'en-CA', application);
  expect(html).toContain('En dollars canadiens (CAD)');
  expect(html).toContain('2,5\u00a0%');
});

test('the agreement and the privacy notice are linked where they are configured', async () => {
  const html = await draw(CheckAnswers, `/${id}/check-answers`, 'fr-CA', application, DOCUMENTS);
  expect(html).toContain('href="https://docs.example/entente"');
  expect(html).toContain('href="https://docs.example/documents"');
  expect(html).toContain('href="https://docs.example/confidentialite"');
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
    'J’accepte l’Entente de commerçant, les frais et les documents électroniques',
  );
  expect(await draw(GetStarted, '/', 'en-CA', undefined, DOCUMENTS)).toContain(
    'href="https://docs.example/privacy"',
  );
});

test('nobody agrees to a document that is not configured', async () => {
  const html = await draw(CheckAnswers, `/${id}/check-answers`, 'fr-CA', application);
  expect(html).toContain('J’accepte ce que dit cette page');
  expect(html).not.toMatch(/docs\.example|Entente de commerçant/);
});

test.each([
  ['software', 'en-CA', 'Software made this decision'],
  ['person', 'en-US', 'Someone on our team made this decision.'],
  ['person', 'fr-CA', 'Un membre de notre équipe a pris cette décision.'],
] as const)('who is refused by %s is told so, in %s', async (decidedBy, locale, words) => {
  const status = {
    id: 'declined',
    waitingOn: 'nobody',
    nextAction: 'contact',
    money: application.status.money,
    decidedBy,
  } as const;
  const html = await draw(AccountHome, `/${id}/success`, locale, {
    ...application,
    decision: 'DECLINED',
    page: 'success',
    home: {
      ...application.home,
      row: 'declined',
      waits: [],
      next: { id: 'askReview', label: 'Ask for a review' },
    },
    status,
  });
  expect(html).toContain(words);
  expect(html.includes('Software made this decision')).toBe(decidedBy === 'software');
});
