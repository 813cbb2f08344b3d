import { signInPath } from '@signet/rulebook/visit-paths';
import { LinkButton } from '@signet/ui/button';
import { type LinkRow, LinkRows } from '@signet/ui/link-rows';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../application.tsx';
import { useContactRows } from '../contact-rows.tsx';
import { useNavigation } from '../navigation.ts';
import { ScreenPage } from '../screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/incorrect-url');

/**
 * Unknown address, with links to the user's applications, the referring site and support.
 * docs/readings.md 5.
 */
export function Screen() {
  const texts = useTexts();
  const { application, boot } = usePortal();
  const { to } = useNavigation();
  const rows = [...useWaysBack(), ...useContactRows()];
  return (
    <ScreenPage title={texts.title} lead={texts.lead}>
      {rows.length > 0 && <LinkRows rows={rows} />}
      <Actions>
        {application ? (
          <LinkButton href={to('resume')}>{texts.application}</LinkButton>
        ) : (
          <LinkButton href={to(boot.signedIn ? 'accounts' : 'get-started')}>
            {boot.signedIn ? texts.applications : texts.start}
          </LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}

function useWaysBack(): LinkRow[] {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { application, boot } = usePortal();
  const { to } = useNavigation();
  const { siteUrl } = boot.brand;
  const rows: LinkRow[] = [];
  if (application)
    rows.push({
      icon: 'doc',
      href: to('accounts'),
      title: texts.applications,
      text: texts.applicationsText,
    });
  if (!boot.signedIn)
    rows.push({
      icon: 'person',
      href: signInPath(to('get-started')),
      title: texts.signIn,
      text: texts.signInText,
    });
  if (siteUrl) rows.push({ icon: 'globe', href: siteUrl, title: fillIn(texts.site) });
  return rows;
}
