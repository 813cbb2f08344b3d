import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { controlId, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { useCombobox } from './use-combobox.ts';

export type ComboboxItem = {
  id: string;
  label: string;
  detail?: string;
  /** Rows of one section are grouped under this heading, ordered by their first row. */
  section?: string;
};

export type ComboboxProps = FieldTexts & {
  id?: string;
  name: string;
  inputValue: string;
  /** Called on typing; the caller loads new items, debounced as it likes, and passes them in. */
  onInputChange: (text: string) => void;
  items: readonly ComboboxItem[];
  /**
   * The caller then sets inputValue. `isLeaving`: chosen on blur because the typed text matched it
   * exactly.
   */
  onSelect: (id: string, isLeaving: boolean) => void;
  hasFocus?: boolean;
  onBlur?: () => void;
  loading?: boolean;
  loadingText?: string;
  /** Shown and announced when a search found nothing; pass '' until a search has returned. */
  emptyText: string;
  /** Announced instead of the count, such as when the rows are only the nearest matches. */
  announce?: string;
  /** Announces the number of rows ("5 suggestions"); omit it when they are not matches. */
  countText?: (count: number) => string;
  autoComplete?: string;
  widthCh?: number;
  /**
   * When false, leaving the field with text that equals a row's label selects that row. The text
   * always stays.
   */
  allowsCustomValue?: boolean;
  /**
   * What else leads on, at the end of the open list. With it the list takes its own room instead of
   * lying over what follows.
   */
  footer?: ReactNode;
  onListChange?: (isOpen: boolean) => void;
  locale: string;
};

type Section = { name: string; items: ComboboxItem[] };

export function groupBySection(items: readonly ComboboxItem[]): Section[] {
  const sections = new Map<string, ComboboxItem[]>();
  for (const item of items)
    sections.set(item.section ?? '', [...(sections.get(item.section ?? '') ?? []), item]);
  return [...sections].map(([name, rows]) => ({ name, items: rows }));
}

export function Combobox(props: ComboboxProps) {
  const {
    id: ownId,
    name,
    inputValue,
    items: given,
    loading,
    loadingText,
    emptyText,
    widthCh,
    locale,
    label,
    optional,
    ...rest
  } = props;
  const id = ownId ?? controlId(name);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { hasFocus = false } = rest;
  useEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  const choose = (key: string, isLeaving = false) => {
    setChosenId(key);
    rest.onSelect(key, isLeaving);
  };
  const leave = () => {
    const typed = inputValue.trim().toLocaleLowerCase(locale);
    const same =
      rest.allowsCustomValue || chosenId
        ? undefined
        : given.find((item) => item.label.toLocaleLowerCase(locale) === typed);
    if (same) choose(same.id, true);
    rest.onBlur?.();
  };
  // After a choice the caller may rewrite the text; only typing may reopen the list.
  const typed = chosenId === null ? inputValue : '';
  const waitText = typed && given.length === 0 ? (loading && loadingText) || emptyText : '';
  const state = useCombobox({
    input,
    rows: given,
    typed,
    waitText,
    onChoose: choose,
    onLeave: leave,
  });
  const items = state.rows;
  const type = (text: string) => {
    setChosenId(null);
    state.type();
    rest.onInputChange(text);
  };
  const { isOpen } = state;
  const { onListChange } = rest;
  useEffect(() => onListChange?.(isOpen), [isOpen, onListChange]);
  const count = state.isOpen && items.length > 0 ? rest.countText?.(items.length) : '';
  return (
    <Field
      {...{ id, label, optional }}
      hint={rest.hint}
      error={rest.error}
      errorPrefix={rest.errorPrefix}
      question={rest.question}
      note={rest.note}
    >
      {(control) => (
        <div
          className="combobox"
          {...state.boxEvents}
          style={{ maxWidth: widthCh === undefined ? undefined : `calc(${widthCh}ch + 4rem)` }}
        >
          <div className="input-group">
            <Icon name="search" size={20} />
            <input
              {...control}
              {...state.inputEvents}
              ref={input}
              className="input"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={state.isOpen}
              aria-controls={state.isOpen ? listId(id) : undefined}
              aria-activedescendant={
                state.activeId === undefined ? undefined : rowId(id, state.activeId)
              }
              autoComplete={rest.autoComplete ?? 'off'}
              autoCorrect="off"
              spellCheck={false}
              name={name}
              value={inputValue}
              onChange={(event) => type(event.target.value)}
            />
          </div>
          {state.isOpen && <Options {...{ id, items, waitText, state, footer: rest.footer }} />}
          <span className="visually-hidden" role="status">
            {waitText || rest.announce || count}
          </span>
          <ActiveRowForVoiceOver
            row={state.isActiveByKey ? items.find((item) => item.id === state.activeId) : undefined}
          />
        </div>
      )}
    </Field>
  );
}

const listId = (id: string): string => `${id}-list`;
const rowId = (id: string, itemId: string): string => `${id}-option-${itemId}`;

type OptionsProps = Pick<ComboboxProps, 'items' | 'footer'> & {
  id: string;
  waitText: string;
  state: ReturnType<typeof useCombobox<ComboboxItem>>;
};

/**
 * Sits directly below the input in the page and the DOM, so it never covers the label and touch
 * screen readers swipe straight into it.
 */
function Options({ id, items, waitText, state, footer }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { activeId, isActiveByKey } = state;
  useEffect(() => {
    if (activeId !== undefined && isActiveByKey)
      document.getElementById(rowId(id, activeId))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId, isActiveByKey]);
  const row = (item: ComboboxItem) => (
    <div
      key={item.id}
      id={rowId(id, item.id)}
      role="option"
      className="option"
      tabIndex={-1}
      aria-selected={item.id === activeId}
    >
      <span className="option-label">{item.label}</span>
      {item.detail && <span className="option-detail">{item.detail}</span>}
    </div>
  );
  const itemAt = ({ target }: SyntheticEvent): ComboboxItem | undefined => {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return items.find((item) => rowId(id, item.id) === element?.id);
  };
  const choose = (event: SyntheticEvent) => {
    const item = itemAt(event);
    if (item) state.choose(item.id);
  };
  const hover = (event: PointerEvent) => {
    const item = event.pointerType === 'mouse' ? itemAt(event) : undefined;
    if (item && item.id !== activeId) state.hover(item.id);
  };
  return (
    <div className={footer ? 'options options-in-flow' : 'options'} ref={list}>
      <div
        role="listbox"
        id={listId(id)}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()} // keeps focus in the input
        onPointerMove={hover}
        onClick={choose}
        // For screen readers that move focus to a row.
        onKeyDown={(event) => event.key === 'Enter' && choose(event)}
      >
        {items.length === 0 && (
          <div
            role="option"
            className="options-empty"
            tabIndex={-1}
            aria-disabled="true"
            aria-selected="false"
          >
            {waitText}
          </div>
        )}
        {groupBySection(items).map((section, at) =>
          section.name === '' ? (
            section.items.map(row)
          ) : (
            <fieldset key={section.name} aria-labelledby={`${listId(id)}-${at}`}>
              <div role="presentation" className="options-heading" id={`${listId(id)}-${at}`}>
                {section.name}
              </div>
              {section.items.map(row)}
            </fieldset>
          ),
        )}
      </div>
      {footer && <div className="options-footer">{footer}</div>}
    </div>
  );
}

/**
 * VoiceOver on Apple devices does not always read aria-activedescendant while focus is in an input.
 */
function ActiveRowForVoiceOver({ row }: { row: ComboboxItem | undefined }) {
  const isApple = typeof navigator === 'object' && /^(?:Mac|iP)/.test(navigator.platform);
  return (
    <span className="visually-hidden" aria-live="assertive">
      {isApple && row && [row.label, row.detail, row.section].filter(Boolean).join(', ')}
    </span>
  );
}
