import { visibleFees } from '@signet/rulebook/reference/fees';
import { languageOf } from '@signet/rulebook/reference/locales';
import { requiresFrenchFirst } from '@signet/rulebook/reference/terms';
import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { Details } from '@signet/ui/details';
import { useState } from 'react';
import { noBreak } from '../../platform/address/format-address.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { DocumentLink, PrivacyLink } from '../../platform/document-link.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useAllTexts, useFormatMessage, useShellTexts, useTexts } from '../../platform/texts/text-provider.tsx';
import { FeeTable } from '../fees/fee-table.tsx';
import { TEXTS as FRENCH_FEES } from '../fees/texts.fr-CA.ts';
import { TEXTS as FRENCH } from './texts.fr-CA.ts';

const TERMS_PATH = 'applicant.terms.signed';

type TermsLanguage = {
  /** The language that is agreed to. */
  language: 'en' | 'fr';
  /** True where French must stand first on a page in English. */
  needsFrench: boolean;
  /** Asks for English, or takes that back. */
  askEnglish: (asked: boolean) => void;
};

/** The language of the terms: the page's; in Quebec French until English is asked for. ux.md, item 74. */
export function useTermsLanguage(): TermsLanguage {
  const { boot } = usePortal();
  const { company } = useApplication();
  const [isAsked, askEnglish] = useState(false);
  const own = languageOf(boot.locale);
  const needsFrench = own !== 'fr' && requiresFrenchFirst(boot.terms, company.address?.territory);
  return { language: needsFrench && !isAsked ? 'fr' : own, needsFrench, askEnglish };
}

/** What is agreed to, in plain words, and the one box. */
export function Terms({ form, terms }: { form: FormState; terms: TermsLanguage }) {
  const texts = useTexts('check-answers');
  const shell = useShellTexts();
  const words = useAllTexts().fields.termsAgreed;
  const fillIn = useFormatMessage();
  const faultText = useErrorText();
  const { boot } = usePortal();
  const start = useTexts('get-started');
  const own = languageOf(boot.locale);
  const agreement = boot.terms.url?.[terms.language];
  const fault = form.faultAt(TERMS_PATH);
  return (
    <>
      <h2>{texts.termsTitle}</h2>
      {terms.needsFrench && <TermsList points={FRENCH.terms} lang="fr-CA" />}
      {terms.needsFrench && <EnglishToo form={form} terms={terms} />}
      {(!terms.needsFrench || terms.language === 'en') && <TermsList points={texts.terms} />}
      {visibleFees(boot.fees).length > 0 && (
        <Details summary={texts.feesAgreed} isOpen>
          {terms.language === own ? (
            <FeeTable texts={start} locale={boot.locale} />
          ) : (
            <div lang="fr-CA">
              <FeeTable texts={FRENCH_FEES} locale="fr-CA" />
            </div>
          )}
        </Details>
      )}
      <p>{texts.decides}</p>
      {agreement && (
        <p>
          <DocumentLink href={agreement}>{texts.readAgreement}</DocumentLink>
        </p>
      )}
      <PrivacyLink language={terms.language} />
      <Checkbox
        name={TERMS_PATH}
        label={agreement ? words.label : texts.agreeHere}
        hint={fillIn(agreement ? texts.termsVersion : texts.hereVersion, { version: noBreak(boot.terms.version) })}
        error={fault && faultText(fault)}
        errorPrefix={shell.errorPrefix}
        checked={form.values[TERMS_PATH] === 'YES'}
        onChange={(checked) => form.set(TERMS_PATH, checked ? 'YES' : '')}
      />
    </>
  );
}

/** The way to the English terms, below the French ones: an explicit choice, which is kept with the agreement and may be taken back. */
function EnglishToo({ form, terms: { language, askEnglish } }: { form: FormState; terms: TermsLanguage }) {
  const texts = useTexts('check-answers');
  const isAsked = language === 'en';
  const ask = () => {
    askEnglish(!isAsked);
    form.set(TERMS_PATH, ''); // what was agreed to stood in the other language
  };
  return (
    <>
      <p role="status">{isAsked ? texts.termsInEnglishAsked : texts.termsInFrench}</p>
      <Button kind="secondary" onClick={ask}>
        {isAsked ? texts.termsInFrenchOnly : texts.termsInEnglish}
      </Button>
    </>
  );
}

function TermsList({ points, lang }: { points: readonly string[]; lang?: string }) {
  const fillIn = useFormatMessage();
  return (
    <ul lang={lang}>
      {points.map((point) => (
        <li key={point}>{fillIn(point)}</li>
      ))}
    </ul>
  );
}
