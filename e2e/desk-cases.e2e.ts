import { DESK_ROWS, deskPersona } from '@signet/personas/desk-people';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { makeDeskCases } from '../tools/desk-cases/make-desk-cases.ts';

test.describe.configure({ timeout: 600_000 });

type Queue = ReplyOf<'listReviews'>;

/** Every case that waits, page by page. */
async function wholeQueue({ localUrl }: ProductWorld): Promise<Queue['reviews']> {
  const headers = { authorization: 'Bearer sandbox-reviewer-robin' };
  const all: Queue['reviews'] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const query = next === '' ? '' : `?cursor=${next}`;
    const answer = await fetch(`${localUrl}/api/v2/reviews${query}`, { headers });
    const page = (await answer.json()) as Queue; // the product's own schema
    all.push(...page.reviews);
    next = page.next;
  }
  return all;
}

test('each case that npm start makes comes about as its row says', async ({ world }) => {
  const rows = Object.entries(DESK_ROWS);
  const cases = rows.filter(([, row]) => row.case !== undefined);
  expect(cases).toHaveLength(40);
  expect(rows.length - cases.length).toBe(18);
  expect(cases.filter(([id]) => deskPersona(id).locale === 'fr-CA')).toHaveLength(6);

  expect((await makeDeskCases(world, { isAged: false })).failed).toEqual([]);
  await expect
    .poll(async () => {
      const reviews = await wholeQueue(world);
      return cases
        .filter(([, { age }]) => age !== 'longAgo' && age !== 'monthsAgo')
        .filter(
          ([, { business, tradeName = business, case: name, reason, isProposed = false }]) =>
            !reviews.some(
              (found) =>
                found.businessName === tradeName &&
                found.case === name &&
                (reason === undefined || found.reason?.code === reason) &&
                isProposed === Boolean(found.proposal ?? found.account?.proposedBy),
            ),
        )
        .map(([id]) => id);
    })
    .toEqual([]);
});
