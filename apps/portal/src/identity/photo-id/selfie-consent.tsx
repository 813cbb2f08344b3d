import type { SelfieChoice } from '@signet/rulebook/identity/inquiry';
import { Checkbox } from '@signet/ui/checkbox';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { ErrorSummary } from '@signet/ui/error-summary';
import { controlId } from '@signet/ui/field';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/photo-id');

export type SelfieAnswer = { way: '' | 'with' | 'without'; consent: boolean };

/** Maps the choice to the request; undefined while it is incomplete. docs/readings.md 72. */
export function selfieRequest({ way, consent }: SelfieAnswer): SelfieChoice | undefined {
  if (way === 'without') return { withSelfie: false };
  return way === 'with' && consent ? { withSelfie: true, selfieConsent: true } : undefined;
}

type SelfieConsentProps = {
  chosen: SelfieAnswer;
  onChange: (chosen: SelfieAnswer) => void;
  attempt: number;
};

/**
 * Two equally weighted options, neither preselected; a selfie requires separate consent.
 * docs/readings.md 72.
 */
export function SelfieConsent({ chosen, onChange, attempt }: SelfieConsentProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const errors = useErrorTexts();
  const hasFailed = attempt > 0;
  const wayError = hasFailed && chosen.way === '' ? texts.choiceMissing : undefined;
  const consentError =
    hasFailed && chosen.way === 'with' && !chosen.consent
      ? errors['inquiry.consentRequired']
      : undefined;
  const lines = [
    ...(wayError ? [{ message: wayError, targetId: controlId('withSelfie') }] : []),
    ...(consentError ? [{ message: consentError, targetId: controlId('selfieConsent') }] : []),
  ];
  return (
    <>
      <ErrorSummary title={shell.problem} errors={lines} attempt={attempt} />
      <ChoiceCards
        name="withSelfie"
        legend={texts.choice}
        value={chosen.way}
        onChange={(way) => onChange({ way, consent: false })}
        error={wayError}
        errorPrefix={shell.errorPrefix}
        options={[
          { value: 'with', ...texts.with },
          { value: 'without', ...texts.without },
        ]}
      />
      {chosen.way === 'with' && (
        <Checkbox
          name="selfieConsent"
          label={texts.consent}
          hint={texts.consentHint}
          error={consentError}
          errorPrefix={shell.errorPrefix}
          checked={chosen.consent}
          onChange={(consent) => onChange({ ...chosen, consent })}
        />
      )}
    </>
  );
}
