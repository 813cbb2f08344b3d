import { localized } from '@signet/rulebook/core/localized';
import { PageFooter } from '@signet/ui/app-shell';
import { Suspense, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { partWithTexts } from '../platform/part-with-texts.ts';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';

const lazyChoices = partWithTexts(() =>
  import('../analytics/privacy-choices.tsx').then((module) => module.PrivacyChoices),
);

/** Legal entity and links; anything not configured is omitted. docs/readings.md 22. */
export function LegalFooter() {
  const { locale, brand, documents } = usePortal().boot;
  const { footer, opensInNewTab } = useShellTexts();
  const fillIn = useFormatMessage();
  const { legalName, address, provider, partnerPrivacyUrl, socialUrls = {} } = brand;
  const [isChoosing, setChoosing] = useState(false);
  const [Choices] = useState(() => lazyChoices(locale));
  const links = [
    [footer.privacy, documents.privacy],
    [`${footer.privacy} (${brand.name})`, partnerPrivacyUrl],
    [footer.agreement, documents.terms],
    [footer.fees, documents.fees],
    [footer.help, documents.help],
    ...Object.entries(socialUrls),
  ] as const;
  const entity = legalName ?? brand.name;
  return (
    <>
      <PageFooter
        label={footer.label}
        links={
          <>
            {links.map(
              ([label, url]) =>
                url && (
                  <a
                    key={label}
                    href={typeof url === 'string' ? url : localized(url, locale)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {label}
                    <span className="visually-hidden">
                      {fillIn(opensInNewTab, { document: '' })}
                    </span>
                  </a>
                ),
            )}
            <button type="button" onClick={() => setChoosing(true)}>
              {footer.choices}
            </button>
          </>
        }
        lines={[
          address === undefined ? entity : fillIn(footer.entity, { legalName: entity, address }),
          ...(provider === undefined ? [] : [fillIn(footer.provider, { provider })]),
        ]}
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <Choices onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
