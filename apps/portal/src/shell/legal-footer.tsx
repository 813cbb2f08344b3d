import { localized } from '@signet/rulebook/core/localized';
import { PageFooter } from '@signet/ui/app-shell';
import { usePortal } from '../platform/application.tsx';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';

/** Who stands behind the page. What is not configured leaves its line out. docs/readings.md 22. */
export function LegalFooter() {
  const { locale, brand, documents } = usePortal().boot;
  const { footer, opensInNewTab } = useShellTexts();
  const fillIn = useFormatMessage();
  const { legalName, address, provider } = brand;
  const links = [
    { label: footer.privacy, url: documents.privacy },
    { label: footer.agreement, url: documents.terms },
    { label: footer.fees, url: documents.fees },
    { label: footer.help, url: documents.help },
  ];
  const entity = legalName ?? brand.name;
  return (
    <PageFooter
      label={footer.label}
      links={
        links.some(({ url }) => url) &&
        links.map(
          ({ label, url }) =>
            url && (
              <a key={label} href={localized(url, locale)} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="visually-hidden">{fillIn(opensInNewTab, { document: '' })}</span>
              </a>
            ),
        )
      }
      lines={[
        address === undefined ? entity : fillIn(footer.entity, { legalName: entity, address }),
        ...(provider === undefined ? [] : [fillIn(footer.provider, { provider })]),
      ]}
    />
  );
}
