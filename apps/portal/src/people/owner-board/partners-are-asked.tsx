import { Details } from '@signet/ui/details';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

export function AskedLines() {
  const { explain } = useTexts();
  return (
    <>
      <p>{explain.text}</p>
      <p>{explain.photo}</p>
      <p>{explain.seen}</p>
    </>
  );
}

export function PartnersAreAsked() {
  const { explain } = useTexts();
  return (
    <Details summary={explain.title}>
      <AskedLines />
    </Details>
  );
}
