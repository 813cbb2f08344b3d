import { localized } from '@signet/rulebook/core/localized';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './link-texts.en-US.ts';

const BY_LANGUAGE = await pageTexts<typeof TEXTS>(import.meta.resolve('./link-texts.en-US.ts'));

/**
 * Link's texts in the token's language, with the client's name filled in; `{}` is a placeholder for
 * the browser.
 */
export function linkTexts(language: string, client: string) {
  const texts = localized(BY_LANGUAGE, language);
  return {
    ...texts,
    lead: texts.lead(client),
    signIn: texts.signIn('{}'),
    ending: texts.ending('{}'),
  };
}
