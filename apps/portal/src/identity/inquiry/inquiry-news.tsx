import { Banner } from '@signet/ui/banner';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { InquiryNote } from './frame-trouble.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { InquiryState } from './use-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('identity/inquiry');

const BAD_NOTES: readonly InquiryNote[] = [
  'frameFailed',
  'frameBlocked',
  'cameraDenied',
  'noCamera',
];

export function InquiryNews({
  state: { note, failure },
  isSpent = false,
}: {
  state: InquiryState;
  isSpent?: boolean;
}) {
  const words = useTexts();
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  const isBad = failure !== undefined || BAD_NOTES.includes(note);
  const message =
    failure === undefined
      ? note === 'none' || isSpent
        ? undefined
        : words[note]
      : fillIn(errors[failure.code], failure.data);
  return (
    <div
      className={message === undefined ? 'visually-hidden' : undefined}
      role={isBad ? 'alert' : 'status'}
    >
      {message !== undefined && (
        <Banner tone={isBad ? 'bad' : 'info'} title={message}>
          {failure?.reference && <p>{fillIn(words.reference, { reference: failure.reference })}</p>}
        </Banner>
      )}
    </div>
  );
}
