import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { useState } from 'react';
import { useApplication, usePortal } from '../../application.tsx';
import type { FormState } from '../../form.tsx';
import { useFaultText } from '../../question.tsx';
import { useFill, useShellTexts, useTexts, useWords } from '../../texts.tsx';
import { isFrenchFirst } from './sections.ts';
import { TEXTS as FRENCH } from './texts.fr-CA.ts';

export const TERMS_PATH = 'applicant.terms.signed';

/** What is agreed to, in plain words, and the one box. In Quebec the French text stands first, and another one only when it is asked for. ux.md, item 74. */
export function Terms({ form }: { form: FormState }) {
  const texts = useTexts('check-answers');
  const shell = useShellTexts();
  const words = useWords().fields.termsAgreed;
  const fillIn = useFill();
  const faultText = useFaultText();
  const { boot } = usePortal();
  const needsFrench = isFrenchFirst(useApplication()) && boot.locale !== 'fr-CA';
  const [isOwnAsked, setOwnAsked] = useState(false);
  const fault = form.faultAt(TERMS_PATH);
  return (
    <>
      <h2>{texts.termsTitle}</h2>
      {needsFrench && <TermsList points={FRENCH.terms} lang="fr-CA" />}
      {needsFrench && !isOwnAsked && (
        <Button kind="secondary" onClick={() => setOwnAsked(true)}>
          {texts.termsInEnglish}
        </Button>
      )}
      {(!needsFrench || isOwnAsked) && <TermsList points={texts.terms} />}
      <p>{texts.decides}</p>
      <Checkbox
        name={TERMS_PATH}
        label={words.label}
        hint={fillIn(texts.termsVersion, { version: boot.terms.version })}
        error={fault && faultText(fault)}
        errorPrefix={shell.errorPrefix}
        checked={form.values[TERMS_PATH] === 'YES'}
        onChange={(checked) => form.set(TERMS_PATH, checked ? 'YES' : '')}
      />
    </>
  );
}

function TermsList({ points, lang }: { points: readonly string[]; lang?: string }) {
  const fillIn = useFill();
  return (
    <ul lang={lang}>
      {points.map((point) => (
        <li key={point}>{fillIn(point)}</li>
      ))}
    </ul>
  );
}
