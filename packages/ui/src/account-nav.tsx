/** Line icons of Lucide (ISC license) that only the account's frame uses. */
const ICONS = {
  home: 'M3 9.5l9-7 9 7V20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM9 22v-8h6v8',
  bank: 'M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4z',
  owners:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87',
  orders:
    'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.3 7l8.7 5 8.7-5M7.5 4.27l9 5.15',
  applications:
    'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8M10 9H8',
  dashboard: 'M7 7h10v10M7 17 17 7',
} as const;

const NavIcon = ({ icon }: { icon: keyof typeof ICONS }) => (
  <svg className="icon" width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden>
    <path d={ICONS[icon]} />
  </svg>
);

export type AccountNavItem = {
  icon: keyof typeof ICONS;
  href: string;
  label: string;
  isCurrent: boolean;
  /** How many things of this page wait for the reader. */
  todo: number;
};

export type AccountNavProps = {
  label: string;
  items: readonly AccountNavItem[];
  todoLabel: string;
  isTabs?: boolean;
};

/** Pages of an account: a list in the rail, or a row below the header. */
export function AccountNav({ label, items, todoLabel, isTabs = false }: AccountNavProps) {
  return (
    <nav className={isTabs ? 'account-tabs' : 'rail-nav'} aria-label={label}>
      {items.map(({ icon, href, label: name, isCurrent, todo }) => (
        <a
          key={icon}
          className={icon === 'dashboard' ? 'apart' : undefined}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {!isTabs && <NavIcon icon={icon} />}
          <span>{name}</span>
          {todo > 0 && (
            <span className="todo-count">
              <span>{todo}</span>
              <span className="visually-hidden"> {todoLabel}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** Two letters that stand for a business. */
export const businessInitials = (name: string): string =>
  name
    .split(/[\s&]+/)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => /\p{L}|\p{N}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Whose account it is; `isMany` for all of them together. */
export function AccountMark({ name, isMany = false }: { name: string; isMany?: boolean }) {
  return (
    <>
      <span className="account-mark" aria-hidden="true">
        {isMany ? <NavIcon icon="applications" /> : businessInitials(name)}
      </span>
      <span className="account-words">{name}</span>
    </>
  );
}
