import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { controlId, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export type ComboboxItem = {
  id: string;
  label: string;
  detail?: string;
  /** Rows with the same section stand together under this heading, in the order of their first row. */
  section?: string;
};

export type ComboboxProps = FieldTexts & {
  id?: string;
  name: string;
  inputValue: string;
  /** What is typed; the caller asks for new items, waits as long as it likes, and passes them. */
  onInputChange: (text: string) => void;
  items: readonly ComboboxItem[];
  /** A row was chosen; the caller sets inputValue to what the field should then say. `isLeaving`: not pressed, its exact words stood there as the field was left. */
  onSelect: (id: string, isLeaving: boolean) => void;
  /** Takes the focus as it comes, with its text marked: typing replaces it. */
  hasFocus?: boolean;
  onBlur?: () => void;
  loading?: boolean;
  /** Shown and announced while loading without items. */
  loadingText?: string;
  /** Shown and announced when a search found nothing; pass '' until a search came back. */
  emptyText: string;
  /** Announced beside the number of rows: that they are no matches, but the nearest. */
  announce?: string;
  /** How many rows there are, for those who hear the list: "5 suggestions"; left out where they are no matches. */
  countText?: (count: number) => string;
  autoComplete?: string;
  widthCh?: number;
  /** False: leaving the field with exactly the words of a row chooses that row. The text itself always stays. */
  allowsCustomValue?: boolean;
  /** The page's language: the number of rows is announced in it by the library, once. */
  locale: string;
};

type Section = { name: string; items: ComboboxItem[] };

/** The rows under their headings, each heading once. */
export function groupBySection(items: readonly ComboboxItem[]): Section[] {
  const sections = new Map<string, ComboboxItem[]>();
  for (const item of items) sections.set(item.section ?? '', [...(sections.get(item.section ?? '') ?? []), item]);
  return [...sections].map(([name, rows]) => ({ name, items: rows }));
}

/** Type a little, choose a row: addresses and categories. Loaded lazily, because it brings React Aria. */
export function Combobox(props: ComboboxProps) {
  const { id: ownId, name, inputValue, items, loading, loadingText, emptyText, widthCh, locale, label, optional, ...rest } = props;
  const id = ownId ?? controlId(name);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { hasFocus = false } = rest;
  useKeepPageReadable();
  useEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  const choose = (key: string, isLeaving = false) => {
    setChosenId(key);
    rest.onSelect(key, isLeaving);
  };
  const type = (text: string) => {
    setChosenId(null);
    rest.onInputChange(text);
  };
  const leave = () => {
    const typed = inputValue.trim().toLocaleLowerCase(locale);
    const same = rest.allowsCustomValue || chosenId ? undefined : items.find((item) => item.label.toLocaleLowerCase(locale) === typed);
    if (same) choose(same.id, true);
    rest.onBlur?.();
  };
  const wait = (loading && loadingText) || emptyText;
  const waitText = chosenId === null && inputValue && items.length === 0 ? wait : '';
  const words = { hint: rest.hint, error: rest.error, errorPrefix: rest.errorPrefix, note: rest.note };
  return (
    <I18nProvider locale={locale}>
      <Field id={id} label={label} optional={optional} {...words}>
        {(control) => (
          <ComboBox
            id={id}
            className="combobox"
            aria-labelledby={`${id}-label`}
            aria-describedby={control['aria-describedby']}
            isInvalid={Boolean(words.error)}
            validationBehavior="aria"
            name={name}
            formValue="text"
            allowsCustomValue
            allowsEmptyCollection={waitText !== ''}
            // After a choice the caller may rewrite the text; only typing may open the list again.
            menuTrigger={chosenId === null ? 'input' : 'manual'}
            inputValue={inputValue}
            onInputChange={type}
            selectedKey={chosenId}
            onSelectionChange={(key) => key !== null && choose(String(key))}
            defaultFilter={() => true}
            onBlur={leave}
          >
            <OpenOnArrival text={chosenId === null ? inputValue : ''} items={items} waitText={waitText} />
            <div className="options-place" style={{ maxWidth: widthCh === undefined ? undefined : `calc(${widthCh}ch + 4rem)` }}>
              <div className="affix">
                <Icon name="search" size={20} />
                <Input className="input" ref={input} autoComplete={rest.autoComplete ?? 'off'} />
              </div>
              <Options items={items} waitText={waitText} countText={rest.countText} />
            </div>
            <span className="vh" role="status">
              {waitText || rest.announce}
            </span>
          </ComboBox>
        )}
      </Field>
    </I18nProvider>
  );
}

type OptionsProps = Pick<ComboboxProps, 'items' | 'countText'> & { waitText: string };

/**
 * The list, right below its input. Not React Aria's Popover: that one stands at the end of the body, may cover the label, and with an on-screen
 * keyboard waits unseen for a place. Without a state React Aria is only reading the rows.
 */
function Options({ items, waitText, countText }: OptionsProps) {
  const state = useContext(ComboBoxStateContext);
  const list = useRef<HTMLDivElement>(null);
  const isShown = state === null || state.isOpen;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="options" ref={list}>
      <ListBox renderEmptyState={() => <div className="options-empty">{waitText}</div>}>
        {groupBySection(items).map((section) =>
          section.name === '' ? (
            section.items.map(OptionRow)
          ) : (
            <ListBoxSection key={section.name} id={`section-${section.name}`} className="options-section">
              <Header className="options-heading">{section.name}</Header>
              {section.items.map(OptionRow)}
            </ListBoxSection>
          ),
        )}
      </ListBox>
      {items.length > 0 && countText && <p className="vh">{countText(items.length)}</p>}
    </div>
  );
}

type Arrival = Pick<ComboboxProps, 'items'> & { text: string; waitText: string };

/** Opens the list when rows come later than the letters: React Aria opens only at the moment of typing, and a search takes longer. */
function OpenOnArrival({ text, items, waitText }: Arrival) {
  const state = useContext(ComboBoxStateContext);
  const shown = useRef('');
  const rows = items.map((item) => item.id).join(' ') || waitText;
  const wanted = text && rows && `${text} ${rows}`;
  // After every render, because React Aria needs one or two more to take in new rows. What was open once is not opened again: Escape holds.
  // Before the browser paints: rows that are found at once stand in the frame of the keystroke.
  useLayoutEffect(() => {
    if (state?.isOpen) shown.current = wanted;
    else if (state?.isFocused && wanted && wanted !== shown.current) state.open(null, 'input');
  });
  return null;
}

/**
 * Keeps the page readable while the list is open. React Aria hides everything else, because its list stands at the end of the body; ours stands
 * beside its input, and hiding links and inputs that still take the focus fails WCAG 4.1.2. The attribute is React Aria's own mark for "leave this".
 */
function useKeepPageReadable(): void {
  useEffect(() => {
    const marked = [...document.body.children].filter((child) => !child.hasAttribute('data-react-aria-top-layer'));
    for (const child of marked) child.setAttribute('data-react-aria-top-layer', '');
    return () => {
      for (const child of marked) child.removeAttribute('data-react-aria-top-layer');
    };
  }, []);
}

/** One row of the list; called as a function, because the list reads its rows' ids from its direct children. */
function OptionRow(item: ComboboxItem) {
  return (
    <ListBoxItem key={item.id} id={item.id} textValue={item.label} className="option">
      <span className="option-label">{item.label}</span>
      {item.detail && <span className="option-detail">{item.detail}</span>}
    </ListBoxItem>
  );
}
