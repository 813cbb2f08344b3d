import '@signet/ui/text-field.css';
import '@signet/ui/combobox.css';
import { type SearchKind, soughtOf } from '@signet/rulebook/search/search-kinds';
import { Combobox } from '@signet/ui/combobox';
import { controlId } from '@signet/ui/field';
import { Modal } from '@signet/ui/modal';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { DESK_LOCALE } from '../platform/texts.tsx';
import { useMay } from '../session/session.tsx';
import type { NavItem } from '../shell/frame.tsx';
import { pathOf } from './found-applications.ts';
import { TEXTS } from './texts.en-US.ts';
import { useSearch } from './use-search.ts';

/** A reference is taken for one; everything else is a name. */
const kindOf = (text: string): SearchKind =>
  soughtOf('reference', text) === undefined ? 'name' : 'reference';

const FIELD = 'command';

type Props = { pages: readonly NavItem[]; onClose: () => void };

/** Pages and applications by a part of their name. */
export function CommandDialog({ pages, onClose }: Props) {
  // The dialog focuses a button of its own when it opens; what is wanted is the field.
  useEffect(() => document.getElementById(controlId(FIELD))?.focus(), []);
  return (
    <Modal open title={TEXTS.menu.title} closeLabel={PLATFORM.close} onClose={onClose}>
      <Menu pages={pages} onClose={onClose} />
    </Modal>
  );
}

function Menu({ pages, onClose }: Props) {
  const may = useMay();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const { found, isSearching, isShort } = useSearch(kindOf(text), text);
  const typed = text.trim().toLowerCase();
  const items = [
    ...(found?.results ?? []).map((row) => ({
      id: pathOf(row, may('case.read')),
      label: row.businessName || row.person || TEXTS.noBusiness,
      detail: [row.reference, row.person].filter(Boolean).join(' · '),
      section: TEXTS.menu.applications,
    })),
    ...pages
      .filter(({ label }) => label.toLowerCase().includes(typed))
      .map(({ href, label }) => ({ id: href, label, section: TEXTS.menu.pages })),
  ];
  return (
    <div className="command-menu">
      <Combobox
        name={FIELD}
        label={TEXTS.menu.label}
        hint={TEXTS.menu.hint}
        inputValue={text}
        onInputChange={setText}
        items={items}
        loading={isSearching}
        loadingText={PLATFORM.loading}
        locale={DESK_LOCALE}
        emptyText={isShort ? '' : TEXTS.menu.none}
        autoComplete="off"
        onSelect={(href, isLeaving) => {
          if (isLeaving) return;
          onClose();
          navigate(href);
        }}
      />
    </div>
  );
}
