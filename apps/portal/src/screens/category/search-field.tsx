import { LIMITS } from '@signet/rulebook/limits';
import { GROUPS, type Industry } from '@signet/rulebook/reference/categories';
import { languageOf } from '@signet/rulebook/reference/markets';
import { Combobox } from '@signet/ui/combobox';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../application.tsx';
import type { FormState } from '../../form.tsx';
import { useFaultText } from '../../question.tsx';
import { useFill, useShellTexts, useTexts, useWords } from '../../texts.tsx';
import { INDUSTRY_PATH } from './industry-path.ts';
import { type IndustryIndex, searchIndustries } from './search.ts';

type SearchFieldProps = { form: FormState; index: IndustryIndex; chosen: Industry | undefined; onChoose: (id: string) => void };

/** Type a word, choose a line of business. */
export function SearchField({ form, index, chosen, onChoose }: SearchFieldProps) {
  const texts = useTexts('category');
  const shell = useShellTexts();
  const words = useWords().fields.industry;
  const fillIn = useFill();
  const faultText = useFaultText();
  const { locale } = usePortal().boot;
  const language = languageOf(locale);
  const [text, setText] = useState(chosen?.label[language] ?? '');
  const found = useMemo(() => searchIndustries(index, text), [index, text]);
  const hasPaused = useHasPaused(text);
  const fault = form.faultAt(INDUSTRY_PATH);
  const items = found.map(({ id, label, group }) => ({
    id: String(id),
    label: label[language],
    section: GROUPS.find((row) => row.id === group)?.label[language],
  }));
  return (
    <Combobox
      name={INDUSTRY_PATH}
      label={words.label}
      hint={words.hint}
      error={fault && faultText(fault)}
      errorPrefix={shell.errorPrefix}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        if ((form.values[INDUSTRY_PATH] ?? '') !== '') onChoose('');
      }}
      items={items}
      onSelect={(id) => {
        setText(items.find((item) => item.id === id)?.label ?? text);
        onChoose(id);
      }}
      emptyText={hasPaused ? texts.none : ''}
      countText={(count) => fillIn(texts.count, { count })}
      locale={locale}
    />
  );
}

/** True when nothing was typed for a moment: only then is "nothing found" worth saying. Document 1, section 9, Category search debounce. */
function useHasPaused(text: string): boolean {
  const [pausedAt, setPausedAt] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPausedAt(text), LIMITS.categorySearchMs);
    return () => clearTimeout(timer);
  }, [text]);
  return pausedAt === text;
}
