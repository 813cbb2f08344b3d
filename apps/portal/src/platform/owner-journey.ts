import { type OwnerStep, ownerSteps } from '@signet/rulebook/people/owner-pages';
import { ROUTES } from '@signet/rulebook/routes';
import { usePortal } from './application.tsx';
import { useNavigation } from './navigation.ts';
import { useShellTexts } from './texts/text-provider.tsx';

/** True on an invited owner's pages, which show nothing of the application. */
export function useIsOwnerPage(): boolean {
  const { matched } = useNavigation();
  return matched !== undefined && ROUTES[matched.route].access === 'owner';
}

/** The owner's steps with names; undefined until the invitation is accepted. */
export function useOwnerSteps(): (OwnerStep & { name: string })[] | undefined {
  const { owner } = usePortal();
  const { ownerSteps: names } = useShellTexts();
  return owner && ownerSteps(owner.page).map((step) => ({ ...step, name: names[step.id] }));
}
