import { signOut } from '../platform/navigation.ts';

/** A failed sign-out must be visible, because the session is still open. */
const showFailure = (): unknown =>
  import('../platform/feedback/show-error.ts').then(({ showError }) =>
    showError({ code: 'server.errorShort' }),
  );

export function SignOutButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      className="btn btn-text"
      onClick={() => void signOut().catch(showFailure)}
    >
      {children}
    </button>
  );
}
