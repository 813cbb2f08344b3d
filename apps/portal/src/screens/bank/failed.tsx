import { Banner } from '@signet/ui/banner';
import type { ApiError } from '../../api.ts';
import { useFill, useTexts, useWords } from '../../texts.tsx';

/** Errors whose own words say more than that the bank could not be linked. */
const OWN_WORDS = ['network.', 'application.', 'request.', 'bank.'];

/** What went wrong, in the words that document 2, section 8 quotes for a bank link, and the other way. */
export function Failed({ failure }: { failure: ApiError | undefined }) {
  const texts = useTexts('bank');
  const fillIn = useFill();
  const { errors } = useWords();
  if (failure === undefined) return <div className="vh" role="alert" />;
  const code = OWN_WORDS.some((start) => failure.code.startsWith(start)) ? failure.code : 'bank.link';
  return (
    <div role="alert">
      <Banner tone="bad" title={fillIn(errors[code], failure.data)}>
        <p>{texts.tryManual}</p>
        {failure.reference && <p>{fillIn(texts.reference, { reference: failure.reference })}</p>}
      </Banner>
    </div>
  );
}
