import { Button, LinkButton } from '@signet/ui/button';
import { useEffect, useState } from 'react';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { OrderForm } from '../use-order-form.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type Tracking = NonNullable<OrderForm['orders'][number]['tracking']>;

const noticeMs = 3_000;

/** The carrier's page, and the number to select or copy; without a page, copying comes first. */
export function Parcel({ tracking: { carrier, number, url } }: { tracking: Tracking }) {
  const { parcel: texts } = useTexts();
  const fillIn = useFormatMessage();
  return (
    <div className="parcel">
      {url !== undefined && (
        <LinkButton href={url} target="_blank" rel="noopener noreferrer">
          {texts.track}
          <span className="visually-hidden"> {fillIn(texts.newTab, { carrier })}</span>
        </LinkButton>
      )}
      <p className="parcel-number">
        <span className="meta">{fillIn(texts.number, { carrier })}</span>
        <span translate="no">{number}</span>
      </p>
      <CopyNumber number={number} />
    </div>
  );
}

function CopyNumber({ number }: { number: string }) {
  const { parcel: texts } = useTexts();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setNotice(texts.copied);
    } catch {
      setNotice(texts.notCopied); // a frame may not be allowed to; the number can be selected
    }
  };
  return (
    <>
      <Button kind="text" icon="copy" onClick={() => void copy()}>
        {notice || texts.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </>
  );
}
