import { expect, test } from 'vitest';
import { copyBusinessAddress } from './home-address.tsx';

test('copies every part of the business’s address and nothing else', () => {
  const answers = {
    'company.name': 'Fleurs',
    'company.address.line1': '25 Rue Laurier',
    'company.address.zip': 'J8X 4C8',
  };
  expect(copyBusinessAddress(answers)).toEqual({
    'applicant.address.line1': '25 Rue Laurier',
    'applicant.address.zip': 'J8X 4C8',
  });
});
