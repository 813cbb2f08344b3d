import { Banner } from '@signet/ui/banner';
import { useEffect, useRef } from 'react';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('embed');

/** Says why a press did nothing, in sight. docs/decisions/0119. */
export function Covered() {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div className="page-banner" ref={place}>
      <Banner tone="warn" title={texts.coveredTitle} role="status">
        <p>{texts.coveredText}</p>
      </Banner>
    </div>
  );
}
