import type { SelfieWish } from '@signet/rulebook/identity/inquiry';
import { Checkbox } from '@signet/ui/checkbox';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { ErrorSummary } from '@signet/ui/error-summary';
import { idOf } from '@signet/ui/field';
import { useShellTexts, useTexts, useWords } from '../../platform/texts/text-provider.tsx';

export type Chosen = { way: '' | 'with' | 'without'; consent: boolean };

/** What the choice asks of the server; undefined while something is missing. decisions.md, row 24. */
export function wishOf({ way, consent }: Chosen): SelfieWish | undefined {
  if (way === 'without') return { withSelfie: false };
  return way === 'with' && consent ? { withSelfie: true, selfieConsent: true } : undefined;
}

type SelfieChoiceProps = { chosen: Chosen; onChange: (chosen: Chosen) => void; hasFailed: boolean };

/** Two ways of equal weight, none chosen in advance; the selfie needs a tick of its own. decisions.md, row 24; ux.md, item 80. */
export function SelfieChoice({ chosen, onChange, hasFailed }: SelfieChoiceProps) {
  const texts = useTexts('identification');
  const shell = useShellTexts();
  const { errors } = useWords();
  const wayError = hasFailed && chosen.way === '' ? texts.choiceMissing : undefined;
  const consentError = hasFailed && chosen.way === 'with' && !chosen.consent ? errors['inquiry.consent'] : undefined;
  const lines = [
    ...(wayError ? [{ message: wayError, targetId: idOf('withSelfie') }] : []),
    ...(consentError ? [{ message: consentError, targetId: idOf('selfieConsent') }] : []),
  ];
  return (
    <>
      <ErrorSummary title={shell.problem} errors={lines} />
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
