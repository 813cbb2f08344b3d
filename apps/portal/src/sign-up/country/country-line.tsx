import { type Market, OTHER_MARKET } from '@signet/rulebook/reference/locales';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
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
  const { question, ask } = useCountryQuestion();
  return (
    <p className="country">
      {shell.countryIs[application?.market ?? boot.market]}{' '}
      {!boot.isMarketFixed && (
        <button type="button" className="btn btn-text" aria-haspopup="dialog" onClick={ask}>
          {shell.changeCountry}
        </button>
      )}
      {question}
    </p>
  );
}

/** The question about the other country, and what opens it. */
function useCountryQuestion(): { question: ReactNode; ask: () => void } {
  const { boot, application } = usePortal();
  const [asked, setAsked] = useState<Question>();
  const ask = async () => {
    // The menu closes first, so that the focus returns to its button afterwards.
    document.getElementById('place')?.hidePopover();
    const { ChangeCountry } = await loadWithTexts(() => import('./change-country.tsx'), boot.locale);
    setAsked({ Modal: ChangeCountry });
  };
  return {
    ask: () => void ask().catch(() => window.location.reload()),
    // Outside the menu, which is hidden by then.
    question:
      asked && createPortal(<asked.Modal from={application?.market ?? boot.market} onClose={() => setAsked(undefined)} />, document.body),
  };
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

/** That the country is a guess, with the way to the other one; nothing once it was said. docs/readings.md 131. */
export function CountryGuess() {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const { question, ask } = useCountryQuestion();
  if (!boot.isMarketGuessed) return null;
  const { market } = boot;
  return (
    <p className="country">
      {shell.guessed[market]} {/* Before any script the link does it. */}
      <a
        href={`?market=${OTHER_MARKET[market]}`}
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {shell.guessedSwitch[market]}
      </a>
      {question}
    </p>
  );
}
