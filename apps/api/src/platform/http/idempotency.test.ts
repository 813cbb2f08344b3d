import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { beforeAll, describe, expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import {
  completedApplication,
  signInPersona,
  TEST_TERMS,
  testApi,
} from '../../testing/test-api.ts';
import { sql } from '../sql/sql.ts';

/** The view without what changes by itself: the time, and how many sources have answered. */
const still = ({ serverNow: _now, checking, ...view }: ApplicationView) => ({
  ...view,
  checking: { ...checking, answered: 0 },
});

forEachDatabase('the reply to a write', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    await at.queue.close(); // nothing may change between the reply and the read after it
  });

  describe('equals a read of the application afterwards', () => {
    test('for a new application, a saved answer and a submission', async () => {
      const { visitor, who } = await signInPersona(at, 'ana');
      const made = await visitor.send('POST', '/api/v2/applications', {}, { key: 'made' });
      const path = `/api/v2/applications/${made.body.id}`;
      expect(still(made.body)).toEqual(still((await visitor.get(path)).body));

      const saved = await visitor.send('PUT', path, nestAnswers(who.answers), {
        version: made.body.version,
      });
      const read = await visitor.get(path);
      expect([saved.status, saved.etag]).toEqual([200, read.etag]);
      expect(still(saved.body)).toEqual(still(read.body));

      const sent = await visitor.send('POST', `${path}/onboard`, TEST_TERMS, { key: 'sent' });
      const after = await visitor.get(path);
      expect([sent.status, sent.etag]).toEqual([202, after.etag]);
      expect(sent.body.applicant.terms?.id).toBe(TEST_TERMS.terms.id);
      expect(still(sent.body)).toEqual(still(after.body));
    });
  });

  describe('to a repeated idempotency key', () => {
    const onboarding = async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const send = (more: { key: string; language?: 'en' | 'fr' }) =>
        visitor.send<ApplicationView & Problem>(
          'POST',
          `/api/v2/applications/${view.id}/onboard`,
          { terms: { ...TEST_TERMS.terms, ...(more.language && { language: more.language }) } },
          { key: more.key },
        );
      const keys = () =>
        at.database.run<{ state: string }>(
          sql`select state from idempotency_keys where route like ${`%${view.id}/onboard`}`,
        );
      return { visitor, view, send, keys };
    };

    test('is the first reply byte for byte, or 422 for another body', async () => {
      const { send, keys } = await onboarding();
      const first = await send({ key: 'first' });
      expect(first.status).toBe(202);
      expect((await send({ key: 'first' })).text).toBe(first.text);
      const other = await send({ key: 'first', language: 'fr' });
      expect([other.status, other.body.code]).toEqual([422, 'idempotency.keyReused']);
      expect(await keys()).toEqual([{ state: 'done' }]);
    });

    test('is the same for twelve concurrent calls, of which one takes effect', async () => {
      const { view, send, keys } = await onboarding();
      const replies = await Promise.all(Array.from({ length: 12 }, () => send({ key: 'at-once' })));
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(202);
      expect(await keys()).toEqual([{ state: 'done' }]);
      expect(
        await at.database.run(
          sql`select 1 as one from audit where application_id = ${view.id} and action = 'application.sent'`,
        ),
      ).toHaveLength(1);
    });

    test('is one success and otherwise 422 when two bodies arrive at once', async () => {
      const { send } = await onboarding();
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_none, turn) =>
          send({ key: 'two-bodies', language: turn % 2 ? 'fr' : 'en' }),
        ),
      );
      expect(new Set(replies.map(({ status, body }) => `${status} ${body.code ?? ''}`))).toEqual(
        new Set(['202 ', '422 idempotency.keyReused']),
      );
      expect(
        new Set(replies.filter(({ status }) => status === 202).map(({ text }) => text)).size,
      ).toBe(1);
    });

    test('is rebuilt from stored data when the first reply was lost with its process', async () => {
      const { visitor, view, send } = await onboarding();
      const first = await send({ key: 'lost' });
      await at.database.run(
        sql`update idempotency_keys set state = 'applied', status = null, reply_sealed = null where route like ${`%${view.id}/onboard`}`,
      );
      const again = await send({ key: 'lost' });
      expect(again.status).toBe(202);
      expect(still(again.body)).toEqual(still(first.body));
      expect(still(again.body)).toEqual(
        still((await visitor.get(`/api/v2/applications/${view.id}`)).body),
      );
    });

    test('repeats a refusal too', async () => {
      const { visitor } = await signInPersona(at, 'ana');
      const { body } = await visitor.send('POST', '/api/v2/applications');
      const send = (key: string) =>
        visitor.send<Problem>('POST', `/api/v2/applications/${body.id}/onboard`, TEST_TERMS, {
          key,
        });
      expect((await send('too-early')).body.code).toBe('application.incomplete');
      expect((await send('too-early')).body.code).toBe('application.incomplete');
    });
  });
});
