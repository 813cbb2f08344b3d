import { ERROR_TEXTS as EN_US } from './error-texts.en-US.ts';

export const ERROR_TEXTS: typeof EN_US = {
  ...EN_US,
  'licences.fewer': 'You have fewer software licences than devices. Add a licence for each device.',
  'licences.more': 'You have more software licences than devices. You can remove the extra ones.',
  'bank.fileUnknown': 'Choose a photo (JPEG or PNG) or a PDF of your void cheque',
  'bank.filePages':
    'This PDF has more than {pages} pages. Save only the page with the cheque, or choose a photo',
  'bank.notFound':
    'The bank couldn’t find this account. Check the transit, institution and account numbers.',
};
