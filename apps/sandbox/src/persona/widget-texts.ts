import { localized } from '@signet/rulebook/core/localized';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './widget-texts.en-US.ts';

export type WidgetTexts = typeof TEXTS;

const BY_LANGUAGE = await pageTexts<WidgetTexts>(import.meta.resolve('./widget-texts.en-US.ts'));

/** Texts for a language tag; English when there is no translation. */
export const widgetTexts = (language: string | undefined): WidgetTexts =>
  localized(BY_LANGUAGE, language?.toLowerCase() ?? BY_LANGUAGE.en.lang);
