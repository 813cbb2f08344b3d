import { EMAIL_IDS, type EmailId, REQUIREMENTS } from '@signet/rulebook/messages/choose-message';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS, PORTALS, type Portal, portalHost } from '@signet/rulebook/reference/portals';
import { expect, test } from 'vitest';
import type { StoredApplication } from '../application/stored-application.ts';
import { readConfig } from '../platform/config/config.ts';
import { readPartners } from '../platform/config/partners.ts';
import { type MessageFacts, renderMessage } from './render-message.ts';

const config = readConfig({});
// Only the fields that rendering reads.
const applicationOf = (more: Partial<StoredApplication>) =>
  ({
    id: 'urn:app:0000-0000-0000-0000-0000',
    reference: 'K7QM-3XPD',
    portal: 'POYNT',
    market: 'US',
    locale: 'en-US',
    answers: {
      'applicant.name.firstName': 'Ana',
      'applicant.name.lastName': 'Diaz',
      'applicant.email.emailAddress': 'ana@example.com',
      'applicant.dob': '1987-09-23',
      'applicant.phone.localPhoneNumber': '4155550124',
      'company.name': 'Fleurs du Plateau inc.',
    },
    ...more,
  }) as StoredApplication;

const marketOf = (locale: Locale) => (locale === 'en-US' ? 'US' : 'CA');
const TOLD = {
  id: 'inReview',
  sla: 'review',
  by: { from: '2026-11-23', to: '2026-11-24' },
} as const;

const WAY = {
  step: 'ownerIdentity',
  values: {
    done: 4,
    total: 8,
    minutes: 3,
    last4: '6789',
    before: '4321',
    owner: 'Lena Webb',
    email: 'lena@example.com',
    left: 2,
    carrier: 'UPS',
    number: '1Z999',
    days: 5,
  },
} as const;

/** Emails to other owners; they omit the reference, which belongs to the applicant. */
const OWNER_EMAIL_IDS: readonly EmailId[] = [
  'ownerInvited',
  'ownerReminded',
  'ownerAsked',
  'ownerVerified',
  'ownerReplaced',
  'bankChangedOwner',
];

/** Owner mails go to an owner in the mail's language, all others to the applicant. */
const recipientOf = (id: (typeof EMAIL_IDS)[number], locale: Locale) =>
  OWNER_EMAIL_IDS.includes(id) ? { recipient: { ...LENA, locale, namedAs: 'owner' as const } } : {};
const LENA = { emailAddress: 'lena@example.com', firstName: 'Lena' };
const TO_CONTROLLER = ['ownerInvited', 'ownerReminded'] as const;

/** Every mail with all its facts. */
const MAILS: readonly (readonly [
  name: string,
  id: (typeof EMAIL_IDS)[number],
  facts: MessageFacts,
])[] = [
  ...EMAIL_IDS.map(
    (id) =>
      [
        id,
        id,
        {
          told: TOLD,
          day: '2026-11-22',
          until: '2026-12-06',
          changes: ['Website: Enter it as it is today.'],
          depositFailure: 'term',
          decidedBy: 'software',
          reason: 'category.blocked',
          ...WAY,
        },
      ] as const,
  ),
  ...REQUIREMENTS.map(
    (need) =>
      [
        need,
        'informationNeeded',
        { need, told: TOLD, day: '2026-11-22', changes: ['Website: Enter it as it is today.'] },
      ] as const,
  ),
  ...TO_CONTROLLER.map(
    (id) =>
      [
        `${id} to who runs the business`,
        id,
        { day: '2026-11-22', recipient: { ...LENA, locale: 'en-US', namedAs: 'controller' } },
      ] as const,
  ),
  ['a photo once more', 'informationNeeded', { need: 'GOV_ID_SELFIE', failure: 'documentExpired' }],
];
const EVERYWHERE = PORTAL_IDS.flatMap((portal) =>
  LOCALE_IDS.flatMap((locale) => MAILS.map((mail) => [portal, locale, ...mail] as const)),
);
const mailOf = (
  portal: Portal,
  locale: Locale,
  id: (typeof EMAIL_IDS)[number],
  facts: MessageFacts,
) => {
  const {
    subject = '',
    text,
    html = '',
    ...more
  } = renderMessage(id, applicationOf({ portal, locale, market: marketOf(locale) }), config, {
    ...facts,
    recipient: facts.recipient ? { ...facts.recipient, locale } : recipientOf(id, locale).recipient,
  });
  return {
    subject,
    text,
    html,
    shown: html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ''),
    ...more,
  };
};

test.each(EVERYWHERE)(
  '%s, %s: the mail %s is complete in both parts',
  (portal, locale, _name, id, facts) => {
    const { subject, text, html, shown, from } = mailOf(portal, locale, id, facts);
    expect(
      [subject, text, shown].filter((part) => part === '' || /[{}]|undefined/.test(part)),
    ).toEqual([]);
    expect([subject.includes(PORTALS[portal].brand.name), from]).toEqual([
      false,
      PORTALS[portal].brand.name,
    ]);
    // Only the applicant's mails carry the reference.
    for (const part of [text, shown])
      expect(part.includes('K7QM-3XPD')).toBe(!OWNER_EMAIL_IDS.includes(id));
    expect(html).toContain(`<html lang="${locale}">`);
  },
);

test.each(EVERYWHERE)(
  '%s, %s: the mail %s contains no secret and no double period',
  (portal, locale, _name, id, facts) => {
    const { subject, text, shown } = mailOf(portal, locale, id, facts);
    expect(`${subject}\n${text}\n${shown}`).not.toMatch(/1987|4155550124|\.\.|\.\u00a0?[?!;]/);
  },
);

const originOf = (portal: Portal) => `http://${portalHost(portal, 'localhost')}:3000`;
test.each(EVERYWHERE)(
  '%s, %s: every link of the mail %s has the right address',
  (portal, locale, _name, id, facts) => {
    const { text, html } = mailOf(portal, locale, id, facts);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    const isLetter = id === 'ownerVerified' || id === 'ownerReplaced' || id === 'bankChangedOwner';
    const [button, phone, email, ...documents] = isLetter ? ['', ...links] : links;
    if (!isLetter)
      expect(button).toBe(`${originOf(portal)}/?applicationId=urn:app:0000-0000-0000-0000-0000`);
    expect([
      phone?.startsWith('tel:+1800'),
      email?.startsWith('mailto:help@'),
      documents.length,
    ]).toEqual([true, true, 4]);
    expect(
      documents.every(
        (link) =>
          link.startsWith('http://localhost:4000/') &&
          link.endsWith(locale === 'fr-CA' ? '/fr' : '/en'),
      ),
    ).toBe(true);
    for (const link of [button ?? '', ...documents]) expect(text).toContain(link);
    // Keeps the spacing of the rule when there is no button.
    expect(html.includes('style="margin:28px 0 0"')).toBe(isLetter);
    expect(
      [...html.matchAll(/src="([^"]*)"/g)].every(([, link = '']) =>
        link.startsWith(`${originOf(portal)}/mail-marks/`),
      ),
    ).toBe(true);
  },
);

const mostWords = (locale: Locale) => (locale === 'fr-CA' ? 24 : 18);
test.each(EVERYWHERE)('%s, %s: the mail %s is short', (portal, locale, _name, id, facts) => {
  const { subject, text, html } = mailOf(portal, locale, id, facts);
  const preheader = /overflow:hidden">([^<]*?)&#847;/.exec(html)?.[1] ?? '';
  expect([subject.length <= 70, preheader.length > 20 && preheader.length <= 110]).toEqual([
    true,
    true,
  ]);
  const body = text.slice(0, text.search(/http|\n--\n/));
  const sentences = body.split(/(?<=[.?!:])\s+|\n+/).filter((sentence) => sentence !== '');
  const unnamed = sentences.map((sentence) => sentence.replaceAll('Fleurs du Plateau inc.', 'X'));
  expect(
    unnamed.filter((sentence) => sentence.split(/[\s\u00a0]+/).length > mostWords(locale)),
  ).toEqual([]);
});

test.each(EMAIL_IDS)(
  'omits lines without a text in %s, and the company’s lines without configuration',
  (id) => {
    const {
      text,
      html = '',
      replyTo,
    } = renderMessage(
      id,
      applicationOf({}),
      { ...config, partners: readPartners([]) },
      recipientOf(id, 'en-US'),
    );
    expect(text).toContain('Questions? Reply to this email.');
    expect(text).not.toMatch(/\n\n\n|sample|Privacy|Payments provided/);
    expect([replyTo, html.includes('undefined')]).toEqual([undefined, false]);
  },
);

test('each footer line is a paragraph without a single last word', () => {
  const foot =
    /class="soft foot"[^>]*>(.*?)<\/td>/s.exec(
      mailOf('GODADDY', 'en-US', 'approved', {}).html,
    )?.[1] ?? '';
  expect(foot.match(/<p /g)).toHaveLength(4);
  expect(foot.replaceAll(/<p .*?<\/p>/gs, '').trim()).toBe('');
});

test('in Canada the English mail names Canadian documents', () => {
  const { text } = mailOf('POYNT', 'en-CA', 'informationNeeded', { need: 'EIN_DOC' });
  expect(text).toContain('A CRA letter works');
});

test('a decline names a public reason only, and who decided', () => {
  const reasons = (reason: string) =>
    mailOf('POYNT', 'en-US', 'notApproved', { reason, decidedBy: 'person' }).text;
  expect(reasons('category.blocked').split('\n\n').length).toBe(
    reasons('person.fraud').split('\n\n').length + 1,
  );
  expect(reasons('person.fraud')).toContain('Someone on our team made this decision.');
});

test('greets by name only if one was given', () =>
  expect(
    renderMessage('approved', applicationOf({ answers: { 'company.dba': 'X' } }), config).text,
  ).toMatch(/^Hello,\n/));

test('the number of a parcel leads to its carrier, in both parts; without an address it is read', () => {
  const href = 'https://carrier.example/track?a=1&b=2';
  const linked = { text: WAY.values.number, href };
  const mail = renderMessage('orderShipped', applicationOf({}), config, { ...WAY, linked });
  expect(mail.html).toMatch(
    /number is <a class="link" href="https:\/\/carrier\.example\/track\?a=1&amp;b=2"[^>]*>1Z999<\/a>\./,
  );
  expect(mail.text).toContain(`number is 1Z999.\n${href}\n`);
  const plain = renderMessage('orderShipped', applicationOf({}), config, WAY);
  expect(plain.html).toContain('number is 1Z999.');
});

test('typed text stays on one line', () => {
  const evil = {
    'applicant.name.firstName': 'Ana\r\nBcc: x@evil.test',
    'company.dba': '<a href="https://evil.test">\u202epay',
    'applicant.email.emailAddress': 'a@b.co',
  };
  const { subject, text, html } = renderMessage(
    'approved',
    applicationOf({ answers: evil }),
    config,
  );
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain('Hi Ana Bcc: x@evil.test,');
  expect(html).not.toContain('<a href="https://evil.test">');
  expect(html).not.toContain('\u202e');
});

test.each(
  LOCALE_IDS.flatMap((locale) =>
    MAILS.map(([name, id, facts]) => [locale, name, id, facts] as const),
  ),
)(
  '%s, %s of a partner’s applicant has its name, logo and color, and links behind its prefix',
  (locale, _name, id, facts) => {
    const application = applicationOf({
      locale,
      market: marketOf(locale),
      referralUrlId: 'northwind',
    });
    const {
      from,
      html = '',
      text,
    } = renderMessage(id, application, config, {
      stopPath: '/reminders/stop/x',
      ...facts,
      ...recipientOf(id, locale),
    });
    const marks = [...html.matchAll(/<img[^>]* src="([^"]*)"[^>]* alt="([^"]*)"/g)].map(
      ([, ...parts]) => parts,
    );
    expect(from).toBe('Northwind Bookings');
    expect(marks).toEqual(
      ['light', 'dark'].map((scheme) => [
        `http://localhost:3000/brands/northwind/logo-${scheme}.png`,
        'Northwind Bookings',
      ]),
    );
    if (html.includes('class="btn"'))
      expect(html).toContain('class="btn" style="background-color:#6b2a6c');
    const ours = [...text.matchAll(/http:\/\/localhost:3000(\S*)/g)].map(([, path = '']) => path);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((path) => !path.startsWith('/r/northwind/'))).toEqual([]);
  },
);
