import { signOut } from '../platform/navigation.ts';

export function SignOutButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn btn-text" onClick={() => void signOut().catch(() => window.location.reload())}>
      {children}
    </button>
  );
}
