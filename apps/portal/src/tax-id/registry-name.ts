import { localized } from '@signet/rulebook/core/localized';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { usePortal } from '../platform/application.tsx';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';

export function useRegistryName(): (registry: string) => string {
  const { locale } = usePortal().boot;
  const { options } = useFieldTexts().registeredIn;
  return (registry) =>
    options?.[registry]?.label ?? localized(TERRITORIES.CA[registry] ?? { en: registry }, locale);
}
