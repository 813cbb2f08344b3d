import { localized } from '@signet/rulebook/core/localized';
import type { Language } from '@signet/rulebook/reference/locales';
import { usePortal } from './application.tsx';
import { useFormatMessage, useShellTexts } from './texts/text-provider.tsx';

export function DocumentLink({ href, children }: { href: string; children: string }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  return (
    <a className="document-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{fillIn(shell.opensInNewTab, { document: '' })}</span>
    </a>
  );
}

export function PrivacyLink({ language }: { language: Language }) {
  const shell = useShellTexts();
  const { privacyUrl } = usePortal().boot.brand;
  const url = privacyUrl && localized(privacyUrl, language);
  return (
    url && (
      <p>
        <DocumentLink href={url}>{shell.privacyNotice}</DocumentLink>
      </p>
    )
  );
}
