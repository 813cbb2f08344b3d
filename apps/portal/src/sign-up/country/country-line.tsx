import type { Market } from '@signet/rulebook/reference/locales';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from '../../platform/application.tsx';
import { loadWithTexts } from '../../platform/texts/load-texts.ts';
import { useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { ChangeCountryProps } from './change-country.tsx';
import { type PreviousApplication, readPreviousApplication } from './previous-application.ts';

type Question = { Modal: ComponentType<ChangeCountryProps> };

/** Where the business is, and a quiet way to change it; the question itself is loaded when it is asked for. docs/readings.md 53. */
export function CountryLine() {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const [question, setQuestion] = useState<Question>();
  const market = application?.market ?? boot.market;
  const ask = async () => {
    // The menu closes first, so that the focus returns to its button afterwards.
    document.getElementById('place')?.hidePopover();
    const { ChangeCountry } = await loadWithTexts(() => import('./change-country.tsx'), boot.locale);
    setQuestion({ Modal: ChangeCountry });
  };
  return (
    <p className="country">
      {shell.countryIs[market]}{' '}
      <button
        type="button"
        className="btn btn-text"
        aria-haspopup="dialog"
        onClick={() => void ask().catch(() => window.location.reload())}
      >
        {shell.changeCountry}
      </button>
      {/* Outside the menu, which is hidden by then. */}
      {question && createPortal(<question.Modal from={market} onClose={() => setQuestion(undefined)} />, document.body)}
    </p>
  );
}

/** The way back to the application that was left for another country; known once the page stands. */
export function PreviousApplicationLink() {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const [left, setLeft] = useState<PreviousApplication>();
  useEffect(() => setLeft(readPreviousApplication()), []);
  const here: Market = application?.market ?? boot.market;
  if (left === undefined || left.id === application?.id || left.market === here) return null;
  // Full page load: prices and terms are those of the application's country.
  return (
    <p>
      <a href={`/?applicationId=${left.id}`}>{shell.otherApplication[left.market]}</a>
    </p>
  );
}
