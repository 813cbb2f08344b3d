import { languageOf, languagesOfMarket, localeOfLanguage } from '@signet/rulebook/reference/locales';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/check-answers');

/** Asked where a market has two languages; defaults to the page's and is saved at once. docs/decisions/0017. */
export function MessageLanguage() {
  const texts = useTexts();
  const shell = useShellTexts();
  const words = useFieldTexts().communicationLanguage;
  const faultText = useErrorText();
  const { setApplication, reload } = usePortal();
  const { id, version, market, applicant } = useApplication();
  const [wished, setWished] = useState<string>();
  const [failed, setFailed] = useState<string>();
  if (languagesOfMarket(market).length < 2) return null;
  const save = async (language: string) => {
    setWished(language);
    setFailed(undefined);
    try {
      const communicationLanguage = localeOfLanguage(language, market);
      setApplication(await call('updateApplication', { params: { id }, body: { application: { communicationLanguage } }, version }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(faultText({ code: error.code, field: '', data: error.data }));
      if (error.code === 'application.versionConflict') await reload(id).catch(() => undefined); // told by the error already
    }
    setWished(undefined);
  };
  return (
    <ChoiceCards
      name="application.communicationLanguage"
      legend={words.label}
      hint={texts.languageHint}
      error={failed}
      errorPrefix={shell.errorPrefix}
      value={wished ?? languageOf(applicant.communicationLanguage)}
      onChange={(language) => void save(language)}
      options={languagesOfMarket(market).map((value) => ({
        value,
        label: words.options?.[value]?.label ?? value,
      }))}
    />
  );
}
