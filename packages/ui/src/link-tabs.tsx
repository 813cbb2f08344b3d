import type { ReactNode } from 'react';

export type LinkTab = {
  key: string;
  label: ReactNode;
  isHere: boolean;
  count?: number;
};

export type LinkTabsProps<Tab extends LinkTab> = {
  label: string;
  tabs: readonly Tab[];
  /** The application’s own link, with `aria-current="page"` where the tab is open. */
  link: (tab: Tab, content: ReactNode) => ReactNode;
};

/** Parts of one page at addresses of their own: a navigation, so each opens in another tab too. */
export function LinkTabs<Tab extends LinkTab>({ label, tabs, link }: LinkTabsProps<Tab>) {
  return (
    <nav className="link-tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {link(
              tab,
              <>
                <span>{tab.label}</span>
                {tab.count !== undefined && <span className="link-tab-count">{tab.count}</span>}
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
