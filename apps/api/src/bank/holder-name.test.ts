import type { Persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';

onPostgres('the name on an account that was typed', (open) => {
  const at = testApi(open);

  const submitted = async (changedFor: (who: Persona) => Answers) => {
    const { visitor, view, who } = await approvedApplication(at, 'marcus');
    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    const path = `/api/v2/applications/${view.id}/financial-instruments/manual`;
    const { status, body } = await visitor.send<ReplyOf<'addManualAccount'> & Problem>(
      'POST',
      path,
      { ...bank, ...changedFor(who) },
    );
    const cases =
      (await at.deps.store.reviews.find(view.id))?.cases.map((found) => found.case) ?? [];
    return [status, body.code ?? body.bank.status, cases];
  };

  test.each<[string, (who: Persona) => Answers, [number, string, string[]]]>([
    ['as the business is registered', () => ({ fullName: 'WEBB PLUMBING' }), [200, 'VERIFIED', []]],
    [
      'the owner’s own',
      ({ answers }) => ({ fullName: `${answers['applicant.name.lastName']}, Marcus` }),
      [200, 'VERIFIED', []],
    ],
    [
      'of somebody whom nobody named',
      () => ({ fullName: 'Robert Fields' }),
      [200, 'PENDING', ['bank.nameMismatch']],
    ],
    [
      'another one at the bank',
      () => ({ accountNumber: '000999999992' }),
      [200, 'PENDING', ['bank.nameMismatch']],
    ],
    [
      'an unknown account stays refused',
      () => ({ accountNumber: '000111111116', fullName: 'Robert Fields' }),
      [422, 'bank.notFound', []],
    ],
  ])('%s', async (_what, changedFor, expected) =>
    expect(await submitted(changedFor)).toEqual(expected),
  );
});
