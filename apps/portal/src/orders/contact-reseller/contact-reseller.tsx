import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../platform/application.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/contact-reseller');

/** Who the reseller is and how to reach them, where more is wanted than they pay for. docs/readings.md 205. */
export function ContactReseller() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { name } = usePortal().boot.brand;
  return (
    <Banner title={fillIn(texts.title, { brand: name })}>
      <p>{fillIn(texts.text, { brand: name })}</p>
      <SupportContact words={texts} />
    </Banner>
  );
}
