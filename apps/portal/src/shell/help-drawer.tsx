import { languageOf } from '@signet/rulebook/reference/locales';
import { Icon } from '@signet/ui/icon';
import { usePortal } from '../platform/application.tsx';
import { PrivacyLink } from '../platform/document-link.tsx';
import { useIsOwnerPage } from '../platform/owner-journey.ts';
import { EmailLink, PhoneLink, useSupportHours } from '../platform/support-links.tsx';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';

/** Help in the same place on each screen: a drawer, a sheet on phones. */
export function HelpDrawer() {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const isOwnerPage = useIsOwnerPage();
  const hours = useSupportHours();
  const { supportPhone, supportEmail } = boot.brand;
  return (
    <>
      <button className="tool" type="button" popoverTarget="help">
        <span className="wide-words">{shell.help}</span>
        <span className="short-words">
          <Icon name="help" />
          <span className="visually-hidden">{shell.help}</span>
        </span>
      </button>
      <section className="help" id="help" popover="auto" aria-label={shell.help}>
        <div className="help-head">
          <h2>{shell.help}</h2>
          <button className="tool" type="button" popoverTarget="help" popoverTargetAction="hide" aria-label={shell.close}>
            <Icon name="x" />
          </button>
        </div>
        <div className="help-body">
          <p>{isOwnerPage ? shell.helpTextOwner : shell.helpText}</p>
          {(supportPhone || supportEmail) && (
            <section className="card">
              <h3>{shell.personTitle}</h3>
              {hours && <p className="meta">{fillIn(shell.helpHours, { hours })}</p>}
              <ul className="contacts">
                {supportPhone && (
                  <li>
                    <Icon name="call" />
                    <PhoneLink>{fillIn(shell.helpPhone, { phone: supportPhone })}</PhoneLink>
                  </li>
                )}
                {supportEmail && (
                  <li>
                    <Icon name="mail" />
                    <EmailLink>{fillIn(shell.helpEmail, { email: supportEmail })}</EmailLink>
                  </li>
                )}
              </ul>
            </section>
          )}
          <PrivacyLink language={languageOf(boot.locale)} />
        </div>
      </section>
    </>
  );
}
