import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: Partial<typeof US> = {
  title: 'Send a void cheque',
  label: 'Void cheque',
  hint: 'A photo (JPEG or PNG) or a PDF. Write VOID across the cheque. The name and numbers must be readable.',
  preview: 'The cheque as you’ll send it',
  send: 'Send the cheque',
};
