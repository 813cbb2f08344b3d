import { signOut } from '../platform/navigation.ts';

/** Somebody who stays signed in must know it: the page behind is still theirs. */
const showFailure = (): unknown =>
  import('../platform/feedback/show-error.ts').then(({ showError }) => showError({ code: 'server.errorShort' }));

export function SignOutButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn btn-text" onClick={() => void signOut().catch(showFailure)}>
      {children}
    </button>
  );
}
