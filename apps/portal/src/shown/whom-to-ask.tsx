import { usePortal } from '../application.tsx';
import { useFill } from '../texts.tsx';
import type { Words } from '../words/words.ts';

/** How customer service is reached, by what the brand has. */
export function WhomToAsk({ texts }: { texts: Words['shown'] }) {
  const fillIn = useFill();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  if (!supportPhone && !supportEmail) return <p>{texts.serviceOther}</p>;
  return (
    <>
      {supportPhone && <p>{fillIn(texts.servicePhone, { contact: supportPhone })}</p>}
      {supportEmail && <p>{fillIn(texts.serviceEmail, { contact: supportEmail })}</p>}
    </>
  );
}
