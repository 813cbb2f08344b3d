import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { localized } from '@signet/rulebook/core/localized';
import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { Combobox } from '@signet/ui/combobox';
import { useState } from 'react';
import { useIndustries } from '../../category/load-industries.ts';
import { usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/update');

const PATH = 'company.mccDetails.id';
const SHOWN_MAX = 8;
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function found(industries: readonly DescribedIndustry[], typed: string, locale: Locale) {
  const text = folded(typed.trim());
  if (text === '') return [];
  const has = (words: string) => folded(words).includes(text);
  const language = languageOf(locale);
  return industries
    .filter(
      ({ label, keywords }) =>
        has(localized(label, language)) || (keywords[language] ?? keywords.en ?? []).some(has),
    )
    .slice(0, SHOWN_MAX);
}

export function IndustryQuestion({ form }: { form: FormState }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const words = useFieldTexts().industry;
  const fillIn = useFormatMessage();
  const errorText = useErrorText();
  const { locale } = usePortal().boot;
  const industries = useIndustries();
  const withId = (id: string) => industries.find((industry) => industry.id === Number(id));
  const chosen = withId(form.values[PATH] ?? '');
  const [text, setText] = useState(chosen ? localized(chosen.label, locale) : '');
  const fieldError = form.errorAt(PATH);
  const items = (form.values[PATH] ?? '') === '' ? found(industries, text, locale) : [];
  return (
    <Combobox
      name={PATH}
      label={words.label}
      hint={words.hint}
      error={fieldError && errorText(fieldError)}
      errorPrefix={shell.errorPrefix}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        form.set(PATH, '');
      }}
      items={items.map(({ id, label, groupLabel }) => ({
        id: String(id),
        label: localized(label, locale),
        section: localized(groupLabel, locale),
      }))}
      onSelect={(id) => {
        const item = withId(id);
        setText(item ? localized(item.label, locale) : text);
        form.set(PATH, id);
      }}
      emptyText={text.trim() === '' ? '' : texts.industryNone}
      countText={(count) => fillIn(texts.industryCount, { count })}
      locale={locale}
    />
  );
}
