import type { Market } from '@signet/rulebook/reference/locales';
import { nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import { useFormatMessage } from '../texts/text-provider.tsx';
import { useFormTexts } from './form-texts.ts';

/** Apart, because the spelling of every letter weighs more than the page that asks for the name. */
export function SpelledName({ name, market }: { name: string; market: Market }) {
  const formTexts = useFormTexts();
  const fillIn = useFormatMessage();
  return <p className="hint">{fillIn(formTexts.sendAs, { name: nameForSources(name, market) })}</p>;
}
