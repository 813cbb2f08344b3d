import { CATEGORY_GROUPS, INDUSTRIES, industryById, localizedLabel } from '@signet/industries/industries';
import { Combobox } from '@signet/ui/combobox';
import { useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useAllTexts, useFormatMessage, useShellTexts, useTexts } from '../../platform/texts/text-provider.tsx';

const PATH = 'company.mccDetails.id';
const SHOWN_MAX = 8;
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The industries whose label or keywords contain what is typed. */
function found(typed: string, locale: string) {
  const text = folded(typed.trim());
  if (text === '') return [];
  const language = locale.startsWith('fr') ? 'fr' : 'en';
  const has = (words: string) => folded(words).includes(text);
  return INDUSTRIES.filter(({ label, keywords }) => has(label[language]) || keywords[language].some(has)).slice(0, SHOWN_MAX);
}

/** What the business does, by a word of its trade. */
export function IndustryQuestion({ form }: { form: FormState }) {
  const texts = useTexts('update');
  const shell = useShellTexts();
  const words = useAllTexts().fields.industry;
  const fillIn = useFormatMessage();
  const faultText = useErrorText();
  const { locale } = usePortal().boot;
  const chosen = industryById(Number(form.values[PATH] ?? ''));
  const [text, setText] = useState(chosen ? localizedLabel(chosen, locale) : '');
  const fault = form.faultAt(PATH);
  const items = (form.values[PATH] ?? '') === '' ? found(text, locale) : [];
  const groupOf = (id: number) => CATEGORY_GROUPS.find((group) => group.id === id);
  return (
    <Combobox
      name={PATH}
      label={words.label}
      hint={words.hint}
      error={fault && faultText(fault)}
      errorPrefix={shell.errorPrefix}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        form.set(PATH, '');
      }}
      items={items.map((item) => {
        const group = groupOf(item.group);
        return { id: String(item.id), label: localizedLabel(item, locale), section: group && localizedLabel(group, locale) };
      })}
      onSelect={(id) => {
        const item = industryById(Number(id));
        setText(item ? localizedLabel(item, locale) : text);
        form.set(PATH, id);
      }}
      emptyText={text.trim() === '' ? '' : texts.industryNone}
      countText={(count) => fillIn(texts.industryCount, { count })}
      locale={locale}
    />
  );
}
