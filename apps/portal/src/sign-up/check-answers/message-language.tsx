import {
  LANGUAGE_CHOICES,
  languageOf,
  languagesOfMarket,
  localeOfLanguage,
} from '@signet/rulebook/reference/locales';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { notifySuccess } from '../../platform/feedback/notifications.ts';
import { useErrorText } from '../../platform/form/question.tsx';
import { toFormErrors } from '../../platform/form/use-form.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/check-answers');

/**
 * Shown in markets with two languages; defaults to the page's and saves immediately.
 * docs/decisions/0017.
 */
export function MessageLanguage() {
  const texts = useTexts();
  const shell = useShellTexts();
  const words = useFieldTexts().communicationLanguage;
  const errorText = useErrorText();
  const { setApplication } = usePortal();
  const { id, version, market, applicant } = useApplication();
  const [selected, setSelected] = useState<string>();
  const { pending, error, mutate } = useMutation<'saving'>();
  const languages = languagesOfMarket(market);
  if (languages.length < 2) return null;
  const save = (language: string) =>
    mutate('saving', async () => {
      setSelected(language);
      const communicationLanguage = localeOfLanguage(language, market);
      setApplication(
        await call('updateApplication', {
          params: { id },
          body: { application: { communicationLanguage } },
          version,
        }),
      );
      notifySuccess('growl', shell.savedTick);
    });
  const [fieldError] = error ? toFormErrors(error) : [];
  return (
    <ChoiceCards
      name="application.communicationLanguage"
      legend={words.label}
      hint={texts.languageHint}
      error={fieldError && errorText(fieldError)}
      errorPrefix={shell.errorPrefix}
      value={(pending === 'saving' && selected) || languageOf(applicant.communicationLanguage)}
      onChange={(language) => void save(language)}
      options={LANGUAGE_CHOICES.filter((value) => languages.includes(value)).map((value) => ({
        value,
        label: words.options?.[value]?.label ?? value,
      }))}
    />
  );
}
