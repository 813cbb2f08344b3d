import { localized } from '@signet/rulebook/core/localized';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './link-texts.en-US.ts';

const BY_LANGUAGE = await pageTexts<typeof TEXTS>(import.meta.resolve('./link-texts.en-US.ts'));

/** The words of Link for a token's language, with the client's name filled in; `{}` stands for what the browser fills in. */
export function linkTexts(language: string, client: string) {
  const texts = localized(BY_LANGUAGE, language);
  return { ...texts, lead: texts.lead(client), signIn: texts.signIn('{}'), ending: texts.ending('{}') };
}
