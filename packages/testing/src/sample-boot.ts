import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { SAMPLE_FEES } from '@signet/rulebook/reference/fees';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { termsInForce } from '@signet/rulebook/reference/terms';

export const id = 'urn:app:0000-0000-0000-0000-0000';

export const application: ApplicationView = {
  id,
  reference: 'K7QM-3XPD',
  version: 3,
  businessId: id.slice(8),
  portal: 'POYNT',
  market: 'CA',
  currency: 'CAD',
  intent: 'CREATE_BUSINESS',
  originalIntent: 'CREATE_BUSINESS',
  applicationLevel: 'FULL',
  originalApplicationLevel: 'FULL',
  decision: 'PENDING',
  boStatus: 'NONE',
  stepUpDetails: [],
  applicant: {
    name: { firstName: 'Chloé', lastName: 'Gagné' },
    email: { emailAddress: 'chloe@example.com' },
    phone: { localPhoneNumber: '5145550123' },
    address: { line1: '25 Rue Laurier', city: 'Gatineau', territory: 'QC', zip: 'J8X 4C8' },
    dob: { onFile: true },
    governmentIdentification: { onFile: true, last4: '4013' },
    communicationLanguage: 'fr-CA',
    submitted: false,
  },
  company: {
    submitted: false,
    registered: 'YES',
    name: 'Fleurs Chloé inc.',
    phone: {},
    gpv: 'band2',
    hasPartners: 'NO',
    mccDetails: { id: '31', label: 'Fleuriste', type: 'REGULAR' },
    address: { line1: '25 Rue Laurier', city: 'Gatineau', territory: 'QC', zip: 'J8X 4C8' },
    governmentIdentification: { onFile: true, last4: '4567' },
  },
  page: 'check-answers',
  openPages: ['check-answers', 'address', 'owner-identity'],
  pageRule: '0-not-sent',
  status: {
    id: 'unsent',
    waitingOn: 'applicant',
    nextAction: 'send',
    money: { online: false, inPerson: false, payouts: false },
  },
  home: {
    row: 'answers',
    picture: 'none',
    headline: 'Votre demande n’est pas encore envoyée',
    lead: 'Vos réponses sont enregistrées.',
    short: 'Votre demande n’est pas encore envoyée',
    works: { online: false, inPerson: false, payouts: 'off' },
    waits: [{ id: 'answers', who: 'you', holdsPayouts: true, what: 'Vos réponses' }],
    next: { id: 'resume', label: 'Continuer ma demande', page: 'check-answers' },
    history: [],
  },
  bankDeferred: false,
  taxIds: { changesLeft: 5 },
  createdAt: Date.UTC(2026, 10, 20, 15, 30),
  savedAt: Date.UTC(2026, 10, 20, 15, 42),
  serverNow: Date.UTC(2026, 10, 20, 15, 43),
};

export const sent: ApplicationView = { ...application, openPages: ['success'] };

export const bootAt = (path: string, locale: Locale, view?: ApplicationView): Boot => ({
  locale,
  market: 'CA',
  isMarketGuessed: false,
  currency: 'CAD',
  portal: 'POYNT',
  release: 'test',
  brand: PORTALS.POYNT.brand,
  flags: defaultFlags(),
  tracking: 'ask',
  fees: SAMPLE_FEES.CA,
  issued: ISSUED_RANGES,
  terms: termsInForce('CA', '2026-11-20'),
  documents: {},
  locales: LOCALE_IDS,
  path,
  signedIn: view !== undefined,
  application: view,
  serverNow: Date.UTC(2026, 10, 20, 15, 43),
  cardField: { scriptUrl: 'https://cards.example/field.js', publishableKey: 'pk_test_1' },
  scripts: { places: 'https://maps.example/js?key=k' },
});
