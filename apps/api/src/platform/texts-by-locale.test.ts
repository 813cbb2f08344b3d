import { ERROR_TEXTS as EN_CA } from '@signet/rulebook/core/error-texts.en-CA';
import { ERROR_TEXTS as FR_CA } from '@signet/rulebook/core/error-texts.fr-CA';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { expect, test } from 'vitest';
import { textsByLocale } from './texts-by-locale.ts';

test('each locale’s own texts override those of its fallback', async () => {
  type Errors = { ERROR_TEXTS: Record<ErrorCode, string> };
  const texts = await textsByLocale<Errors>(
    import.meta.resolve('@signet/rulebook/core/error-texts.en-US'),
  );
  expect([texts['en-CA'].ERROR_TEXTS, texts['fr-CA'].ERROR_TEXTS]).toEqual([EN_CA, FR_CA]);
});

test('a locale without a file shows the texts of its fallback', async () => {
  const texts = await textsByLocale<object>(import.meta.resolve('../session/texts.en-US.ts'));
  expect(texts['en-CA']).toEqual(texts['en-US']);
  expect(texts['fr-CA']).not.toEqual(texts['en-US']);
});

test('rejects a file that is not a file of English texts', () =>
  expect(textsByLocale(import.meta.resolve('../messages/render-message.ts'))).rejects.toThrow(
    'no file of texts',
  ));
