import { type Market, OTHER_MARKET } from '@signet/rulebook/reference/locales';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { loadWithTexts } from '../../platform/texts/load-texts.ts';
import { useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { ChangeCountryProps } from './change-country.tsx';
import { type PreviousApplication, readPreviousApplication } from './previous-application.ts';

type Question = { Modal: ComponentType<ChangeCountryProps> };

/** The business's country with a change button; the dialog loads on demand. docs/readings.md 53. */
export function CountryLine() {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const { question, ask } = useCountryQuestion();
  return (
    <p className="country">
      <span>{shell.countryIs[application?.market ?? boot.market]}</span>{' '}
      {!boot.isMarketFixed && (
        <button type="button" className="btn btn-text" aria-haspopup="dialog" onClick={ask}>
          {shell.changeCountry}
        </button>
      )}
      {question}
    </p>
  );
}

function useCountryQuestion(): { question: ReactNode; ask: () => void } {
  const { boot, application } = usePortal();
  const [dialog, setDialog] = useState<Question>();
  const ask = async () => {
    // Closes the menu first, so that focus returns to its button afterwards.
    document.getElementById('place')?.hidePopover();
    const { ChangeCountry } = await loadWithTexts(
      () => import('./change-country.tsx'),
      boot.locale,
    );
    setDialog({ Modal: ChangeCountry });
  };
  return {
    ask: () => void ask().catch(() => window.location.reload()),
    // Rendered outside the menu, which is hidden by then.
    question:
      dialog &&
      createPortal(
        <dialog.Modal
          from={application?.market ?? boot.market}
          onClose={() => setDialog(undefined)}
        />,
        document.body,
      ),
  };
}

/** Link back to the application left for another country; known only after hydration. */
export function PreviousApplicationLink() {
  const { boot, application } = usePortal();
  const { toApplication } = useNavigation();
  const shell = useShellTexts();
  const [left, setLeft] = useState<PreviousApplication>();
  useEffect(() => setLeft(readPreviousApplication()), []);
  const here: Market = application?.market ?? boot.market;
  if (left === undefined || left.id === application?.id || left.market === here) return null;
  return (
    <p>
      <a href={toApplication(left.id)}>{shell.otherApplication[left.market]}</a>
    </p>
  );
}

/**
 * Says that the country is a guess and links to the other one; nothing once it was chosen.
 * docs/readings.md 131.
 */
export function CountryGuess() {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const { question, ask } = useCountryQuestion();
  if (!boot.isMarketGuessed) return null;
  const { market } = boot;
  return (
    <p className="country">
      {shell.guessed[market]} {/* Before hydration, the link works by itself. */}
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
