import type { Locale } from '@signet/rulebook/reference/locales';
import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from './lazy-load.ts';
import { loadWithTexts } from './texts/load-texts.ts';

/** A part that the server never draws, loaded with its texts in the language of the page. */
export const partWithTexts =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (locale: Locale) =>
    lazy(() =>
      retryUntilLoaded(() => loadWithTexts(load, locale)).then((part) => ({ default: part })),
    );
