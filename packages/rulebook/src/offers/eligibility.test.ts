import { expect, test } from 'vitest';
import { DECISIONS } from '../reference/enumerations.ts';
import { hasApprovedProfile } from './eligibility.ts';

test('of all decisions only a full approval may get an advance', () =>
  expect(DECISIONS.filter((decision) => hasApprovedProfile({ decision }))).toEqual(['APPROVED']));
