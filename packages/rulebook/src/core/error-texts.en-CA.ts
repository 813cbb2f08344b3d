import { ERROR_TEXTS as EN_US } from './error-texts.en-US.ts';

export const ERROR_TEXTS: typeof EN_US = {
  ...EN_US,
  'licences.fewer': 'You have fewer software licences than devices. Each device needs one.',
  'licences.more': 'You have more software licences than devices.',
  'bank.notFound': 'The bank does not know this account. Check the transit, institution and account numbers.',
};
