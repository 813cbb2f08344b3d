import type { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import type { FieldId, FieldTexts } from '@signet/rulebook/fields';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { overlayTexts } from './overlay-texts.ts';
import { textsOf } from './text-provider.tsx';

export const useErrorTexts = textsOf<typeof ERROR_TEXTS>('rulebook/errors');

const useRulebookTexts = textsOf<FieldTexts>('rulebook/fields');

type FieldTextsOverrides = {
  readonly [Field in FieldId]?: {
    label?: string;
    hint?: string;
    errors?: Readonly<Record<string, string>>;
  };
};

const OverridesContext = createContext<FieldTextsOverrides | undefined>(undefined);

export function FieldTextsOverride({
  fields,
  children,
}: {
  fields: FieldTextsOverrides;
  children: ReactNode;
}) {
  return <OverridesContext value={fields}>{children}</OverridesContext>;
}

export function useFieldTexts(): FieldTexts {
  const texts = useRulebookTexts();
  const own = use(OverridesContext);
  return useMemo(() => overlayTexts(texts, own) as FieldTexts, [texts, own]); // overrides have the shape of field texts
}
