import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { cookieJar } from '@signet/testing/http-client';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, type TestVisitor, testApi } from '../testing/test-api.ts';
import { TEST_PORTAL } from '../testing/test-sandboxes-setup.ts';

const minuteMs = 60_000;
const SSN = 'applicant.governmentIdentification.value';

/**
 * A browser at the provider: it keeps the provider's session, so that a later sign-in may be
 * silent.
 */
function providerBrowser() {
  const { visit } = cookieJar();
  return async (
    visitor: TestVisitor,
    email: string,
    query = '',
  ): Promise<{ wasAsked: boolean; status: number }> => {
    const started = await visitor.get(`/auth/start?path=%2F${query}`);
    let url = String(started.headers.location);
    let wasAsked = false;
    for (let hops = 0; hops < 10 && !url.startsWith(TEST_PORTAL); hops += 1) {
      const page = await visit(url);
      if (page.status === 200) wasAsked = true;
      const left =
        page.status === 200
          ? await visit(url, { method: 'POST', body: new URLSearchParams({ email }) })
          : page;
      url = new URL(left.headers.get('location') ?? '', url).href;
    }
    return { wasAsked, status: (await visitor.get(url.slice(TEST_PORTAL.length))).status };
  };
}

onPostgres('what requires recent authentication', (open) => {
  const at = testApi(open);

  /** Moves the clocks of the product and of the provider. */
  const pass = async (ms: number): Promise<void> => {
    await sandboxClient(at.sandbox).advance(ms);
    await at.clock.moveTo(at.clock.offsetMs() + ms);
  };
  const changeNumber = async (visitor: TestVisitor, id: string, digits: string) => {
    const { version } = (await visitor.get<ApplicationView>(`/api/v2/applications/${id}`)).body;
    const { status, body } = await visitor.send<Problem>(
      'PUT',
      `/api/v2/applications/${id}`,
      nestAnswers({ [SSN]: digits }),
      { version },
    );
    return [status, body.code];
  };
  const REFUSED = [401, 'auth.reauthRequired'];

  test('a silent sign-in is as old as its authentication, and the provider asks again after half an hour', async () => {
    const { visitor, who, view } = await completedApplication(at, 'ana');
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const signIn = providerBrowser();
    expect(await signIn(visitor, email)).toMatchObject({ wasAsked: true, status: 303 });
    await pass(20 * minuteMs);
    expect(await signIn(visitor, email)).toMatchObject({ wasAsked: false, status: 303 });
    expect(await changeNumber(visitor, view.id, '1111')).toEqual([200, undefined]);
    await pass(11 * minuteMs);
    expect(await changeNumber(visitor, view.id, '2222')).toEqual(REFUSED);
    // The way around it: signing in again without asking for a new proof.
    expect(await signIn(visitor, email)).toMatchObject({ wasAsked: true, status: 303 });
    expect(await changeNumber(visitor, view.id, '2222')).toEqual([200, undefined]);
  });

  test('use does not renew the authentication', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    for (let minutes = 0; minutes < 30; minutes += 10) {
      expect((await visitor.get(`/api/v2/applications/${view.id}`)).status).toBe(200);
      await pass(10 * minuteMs);
    }
    await pass(minuteMs);
    expect(await changeNumber(visitor, view.id, '1111')).toEqual(REFUSED);
  });

  test('a requested authentication is never skipped, and the new one counts', async () => {
    const { visitor, who, view } = await completedApplication(at, 'ana');
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const signIn = providerBrowser();
    await signIn(visitor, email);
    expect(await signIn(visitor, email, '&fresh=1')).toMatchObject({ wasAsked: true, status: 303 });
    expect(await changeNumber(visitor, view.id, '1111')).toEqual([200, undefined]);
  });
});
