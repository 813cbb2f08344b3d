import { DESK_ROWS, deskPersona } from '@signet/personas/desk-people';
import { expect, test } from '@signet/testing/browser/test';
import { makeDeskCases } from '../tools/desk-cases/make-desk-cases.ts';

type Listed = {
  businessName: string;
  case: string;
  reason?: { code: string };
  proposal?: object;
  account?: { proposedBy?: object };
};

test.describe.configure({ timeout: 600_000 });

test('Each case of the desk comes about as its row says, and the clock is where it was', async ({
  world,
}) => {
  expect((await makeDeskCases(world)).failed).toEqual([]);
  const read = async (path: string) => (await fetch(world.sandboxUrl + path)).json();
  expect(await read('/control/clock')).toMatchObject({ offsetMs: 0 });

  const rows = Object.entries(DESK_ROWS);
  const wanted = rows.flatMap(([id, row]) =>
    row.case === undefined ? [] : [{ ...row, locale: deskPersona(id).locale }],
  );
  expect(wanted).toHaveLength(40);
  expect(rows.length - wanted.length).toBe(18);
  expect(wanted.filter(({ locale }) => locale === 'fr-CA')).toHaveLength(6);
  await expect
    .poll(async () => {
      const { reviews } = (await read('/control/reviews')) as { reviews: Listed[] }; // the sandbox's shape
      const missing = wanted.filter(
        ({ business, case: name, reason, isProposed = false }) =>
          !reviews.some(
            (found) =>
              found.businessName === business &&
              found.case === name &&
              (reason === undefined || found.reason?.code === reason) &&
              isProposed === Boolean(found.proposal ?? found.account?.proposedBy),
          ),
      );
      const extra = reviews.filter(
        ({ businessName }) => !wanted.some(({ business }) => business === businessName),
      );
      return [...missing, ...extra];
    })
    .toEqual([]);
});
