import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { ROUTE_IDS, ROUTES, type RouteRow, routeRow } from '@signet/rulebook/routes';
import { describe, expect, test } from 'vitest';
import { previousSignUpPage } from '../../sign-up/use-application-step.ts';
import { previousPage } from './screen-boundary.tsx';

const pages = ROUTE_IDS.filter((route) => routeRow(route).revisitable && 'step' in ROUTES[route]);

describe.each(pages)('%s on its way', (route) => {
  test.each([true, false])(
    'leads back where the page itself will (answers may be checked: %s)',
    (canCheck) => {
      const { form, access }: RouteRow = ROUTES[route];
      const asked = SIGN_UP_FORMS.find((one) => one === form) ?? 'applicant';
      expect(previousPage(route, canCheck && access !== 'draft')).toBe(
        previousSignUpPage(asked, access === 'draft', canCheck),
      );
    },
  );
});

test('a page after submission shows no back link while it loads', () => {
  expect(
    (['otp', 'ssn', 'bank', 'verifying', 'success'] as const).map((route) =>
      previousPage(route, false),
    ),
  ).toEqual(Array(5).fill(undefined));
});
