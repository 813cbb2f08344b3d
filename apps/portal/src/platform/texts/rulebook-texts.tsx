import type { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import type { FieldId, FieldTexts } from '@signet/rulebook/fields';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { overlayTexts } from './overlay-texts.ts';
import { textsOf } from './text-provider.tsx';

/** The texts of the error catalogue. */
export const useErrorTexts = textsOf<typeof ERROR_TEXTS>('rulebook/errors');

const useRulebookTexts = textsOf<FieldTexts>('rulebook/fields');

/** Texts of fields that a page says in its own way: about somebody else than the reader. */
type FieldTextsOverrides = { readonly [Field in FieldId]?: { label?: string; hint?: string; errors?: Readonly<Record<string, string>> } };

const OverridesContext = createContext<FieldTextsOverrides | undefined>(undefined);

/** The page's own texts of some fields, at the questions and in the summary of errors alike. */
export function FieldTextsOverride({ fields, children }: { fields: FieldTextsOverrides; children: ReactNode }) {
  return <OverridesContext value={fields}>{children}</OverridesContext>;
}

/** The texts of every field. */
export function useFieldTexts(): FieldTexts {
  const texts = useRulebookTexts();
  const own = use(OverridesContext);
  return useMemo(() => overlayTexts(texts, own) as FieldTexts, [texts, own]); // the page's own texts are texts of fields
}
