import { languageOf } from '@signet/rulebook/reference/locales';
import { Icon } from '@signet/ui/icon';
import { Suspense, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { PrivacyLink } from '../platform/document-link.tsx';
import { useIsOwnerPage } from '../platform/owner-journey.ts';
import { partWithTexts } from '../platform/part-with-texts.ts';
import { EmailLink, PhoneLink, useSupportHours } from '../platform/support-links.tsx';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { useOpened } from './use-opened.ts';

const lazyHelp = partWithTexts(() =>
  import('./help-answers/help-answers.tsx').then((module) => module.HelpAnswers),
);

export function HelpDrawer() {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const isOwnerPage = useIsOwnerPage();
  const hours = useSupportHours();
  const { supportPhone, supportEmail } = boot.brand;
  const { sheet, isOpen, onToggle } = useOpened();
  const [Answers] = useState(() => lazyHelp(boot.locale));
  return (
    <>
      <button className="tool" type="button" popoverTarget="help">
        <span className="wide-words">{shell.help}</span>
        <span className="short-words">
          <Icon name="help" />
          <span className="visually-hidden">{shell.help}</span>
        </span>
      </button>
      <section
        className="help"
        id="help"
        popover="auto"
        aria-label={shell.help}
        ref={sheet}
        onToggle={onToggle}
      >
        <div className="help-head">
          <h2>{shell.help}</h2>
          <button
            className="tool"
            type="button"
            popoverTarget="help"
            popoverTargetAction="hide"
            aria-label={shell.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="help-body">
          {isOpen && (
            <Suspense fallback={null}>
              <Answers />
            </Suspense>
          )}
          <p>{isOwnerPage ? shell.helpTextOwner : shell.helpText}</p>
          {(supportPhone || supportEmail) && (
            <section className="card">
              <h3>{shell.personTitle}</h3>
              {hours && <p className="meta">{fillIn(shell.helpHours, { hours })}</p>}
              <ul className="contacts">
                {supportPhone && (
                  <li>
                    <Icon name="call" />
                    <PhoneLink text={shell.helpPhone} />
                  </li>
                )}
                {supportEmail && (
                  <li>
                    <Icon name="mail" />
                    <EmailLink text={shell.helpEmail} />
                  </li>
                )}
              </ul>
            </section>
          )}
          {application && (
            <p className="meta">{fillIn(shell.reference, { reference: application.reference })}</p>
          )}
          <PrivacyLink language={languageOf(boot.locale)} />
        </div>
      </section>
    </>
  );
}
