import '@signet/ui/text-field.css';
import '@signet/ui/combobox.css';
import './command-menu.css';
import { type SearchKind, soughtOf } from '@signet/rulebook/search/search-kinds';
import { Combobox } from '@signet/ui/combobox';
import { controlId } from '@signet/ui/field';
import { Icon } from '@signet/ui/icon';
import { KeyHint } from '@signet/ui/key-hint';
import { Modal } from '@signet/ui/modal';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** Ctrl or ⌘ with K, anywhere but over another dialog: goes to a page or an application. */
export function CommandMenu({ pages }: { pages: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // The dialog focuses a button of its own when it opens; what is wanted is the field.
  useEffect(() => {
    if (isOpen) document.getElementById(controlId(FIELD))?.focus();
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="nav-find" onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        <span>{TEXTS.nav}</span>
        <KeyHint keys={['Ctrl', 'K']} />
      </button>
      <Modal open={isOpen} title={TEXTS.menu.title} closeLabel={PLATFORM.close} onClose={close}>
        <Menu pages={pages} onClose={close} />
      </Modal>
    </>
  );
}

function Menu({ pages, onClose }: { pages: readonly NavItem[]; onClose: () => void }) {
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
