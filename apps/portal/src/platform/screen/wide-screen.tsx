import '@signet/ui/forms.css';
import '@signet/ui/home.css';
import { WidePage, type WidePageProps } from '@signet/ui/wide-page';
import { useIsAccountPage } from '../account-pages.ts';
import { usePortal } from '../application.tsx';
import { useDocumentTitle, useNavigation } from '../navigation.ts';
import { useShellTexts } from '../texts/text-provider.tsx';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';

/**
 * A page of the account. Where no pages stand beside it, as in a partner's frame, a link leads back
 * to Home.
 */
export function WideScreen({ back, ...page }: Omit<WidePageProps, 'headingLevel'>) {
  const { account } = useShellTexts();
  const { boot, application } = usePortal();
  const { to } = useNavigation();
  const isAlone = !useIsAccountPage() || boot.embed !== undefined;
  useDocumentTitle(page.title);
  useFocusAfterNavigation();
  const home =
    isAlone && application?.openPages.includes('success') === true
      ? { href: to('success'), label: account.home }
      : undefined;
  return <WidePage {...page} back={back ?? home} headingLevel={boot.embed?.headingLevel} />;
}
