import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { CATEGORY_LIMITS } from '@signet/rulebook/category/limits';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { localized } from '@signet/rulebook/core/localized';
import { Combobox, type ComboboxItem } from '@signet/ui/combobox';
import { useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { type SearchResult, useIndustrySearch } from './use-industry-search.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

type SearchFieldProps = {
  form: FormState;
  isSecond: boolean;
  chosen: DescribedIndustry | undefined;
  hasFocus: boolean;
  onType: () => void;
  onChoose: (id: string) => void;
};

export function SearchField({
  form,
  isSecond,
  chosen,
  hasFocus,
  onType,
  onChoose,
}: SearchFieldProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const words = useFieldTexts().industry;
  const fillIn = useFormatMessage();
  const errorText = useErrorText();
  const { locale } = usePortal().boot;
  const [text, setText] = useState(chosen ? localized(chosen.label, locale) : '');
  const found = useIndustrySearch(text);
  const fieldError = isSecond ? undefined : form.errorAt(INDUSTRY_PATH);
  const items = useItems(found);
  return (
    <Combobox
      id={isSecond ? 'category-search' : undefined}
      name={INDUSTRY_PATH}
      label={isSecond ? texts.other : words.label}
      hint={words.hint}
      error={fieldError && errorText(fieldError)}
      errorPrefix={shell.errorPrefix}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed.slice(0, CATEGORY_LIMITS.categorySearchMaxChars));
        onType();
        if ((form.values[INDUSTRY_PATH] ?? '') !== '') onChoose('');
      }}
      items={items}
      onSelect={(id) => {
        setText(items.find((item) => item.id === id)?.label ?? text);
        onChoose(id);
      }}
      hasFocus={hasFocus}
      loading={found.isLoading}
      loadingText={texts.looking}
      emptyText=""
      announce={found.from === 'common' ? texts.none : ''}
      countText={resultCountText(found.from, (count) => fillIn(texts.count, { count }))}
      locale={locale}
    />
  );
}

export const resultCountText = <Words,>(
  from: SearchResult['from'],
  words: Words,
): Words | undefined => (from === 'common' ? undefined : words);

function useItems({ industries, from }: SearchResult): ComboboxItem[] {
  const texts = useTexts();
  const { locale } = usePortal().boot;
  const headings = { server: texts.nearest, common: texts.none };
  return industries.map((industry) => {
    const section = from === 'index' ? localized(industry.groupLabel, locale) : headings[from];
    return { id: String(industry.id), label: localized(industry.label, locale), section };
  });
}
