import type { PersonaId } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, TEST_TERMS, testApi, waitForDecision } from '../testing/test-api.ts';

type Fields = Record<string, string>;
type Wire = {
  method: string;
  path: string;
  request: { body?: { data: { type?: string; attributes: { fields?: Fields; query?: Fields } } } };
};

/** The sandbox reveals only the length of a secret it received. */
const hidden = (length: number) => `•••• (${length} characters)`;

onPostgres('the request to the identity vendor', (open) => {
  const at = testApi(open);

  /**
   * What the sandbox's wire log shows for this applicant and the businesses while the application
   * was checked.
   */
  async function received(id: PersonaId, changed: Answers = {}) {
    const { visitor, who, view } = await completedApplication(at, id, changed);
    const terms =
      who.market === 'CA'
        ? { terms: { ...TEST_TERMS.terms, id: 'merchant-agreement-ca' } }
        : TEST_TERMS;
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, terms);
    await waitForDecision(at, visitor, view.id);
    const answer = await fetch(`${at.sandbox}/control/vendors/persona/calls`);
    const { calls } = (await answer.json()) as { calls: Wire[] }; // the sandbox's reply
    const created = calls.flatMap(({ method, request }) =>
      method === 'POST' && request.body ? [request.body.data.attributes] : [],
    );
    const fields = created.flatMap((attributes) => (attributes.fields ? [attributes.fields] : []));
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    return {
      email,
      phone: who.answers['applicant.phone.localPhoneNumber'] ?? '',
      lastName: who.answers['applicant.name.lastName'],
      person: fields.find((one) => one['email-address'] === email),
      businesses: fields.filter((one) => one['business-name'] !== undefined),
      watched: created.flatMap(({ query }) => (query ? [query] : [])),
    };
  }

  test('for a sole trader in the US has the person without home address or business', async () => {
    const { person, businesses, email, phone, lastName } = await received('ana', {
      'applicant.name.firstName': ' Ana ',
    });
    expect(person).toEqual({
      'name-first': 'Ana',
      'name-last': lastName,
      'email-address': email,
      'phone-number': `+1${phone}`,
      'address-country-code': 'US',
      birthdate: hidden(10),
      'social-security-number-last-4': hidden(4),
    });
    expect(businesses).toEqual([]);
  });

  test('for a registered US business has its name and EIN beside the person', async () => {
    const { person, businesses } = await received('marcus');
    expect(Object.keys(person ?? {}).filter((name) => name.startsWith('address-'))).toEqual([
      'address-country-code',
    ]);
    expect(businesses).toContainEqual({
      'business-name': 'Webb Plumbing LLC',
      'business-tax-identification-number': hidden(9),
    });
  });

  test('in Canada has the home address, and the SIN if given', async () => {
    const { person, watched, lastName } = await received('chloe');
    expect(person).toMatchObject({
      'social-insurance-number': hidden(9),
      'address-street-1': '4200, rue Saint-Denis',
      'address-city': 'Montréal',
      'address-subdivision': 'QC',
      'address-postal-code': 'H2J 2K8',
      'address-country-code': 'CA',
    });
    expect(watched).toContainEqual({
      'name-first': 'Chloé',
      'name-last': lastName,
      birthdate: hidden(10),
    });
  });

  test('in Canada has no number when none was given', async () => {
    const { person } = await received('chloe', { 'applicant.governmentIdentification.value': '' });
    expect(Object.keys(person ?? {}).filter((name) => name.includes('number'))).toEqual([
      'phone-number',
    ]);
  });

  test('in Canada has name and corporation number of an incorporated business', async () => {
    const { businesses } = await received('chloe', {
      'applicant.governmentIdentification.value': '',
      'company.registered': true,
      'company.name': '  Fleurs Gagné inc. ',
      'company.registeredIn': 'QC',
      'company.governmentIdentification.value': 'C-1234-567',
    });
    expect(businesses).toContainEqual({
      'business-name': 'Fleurs Gagné inc.',
      'business-tax-identification-number': hidden(8),
    });
  });
});
