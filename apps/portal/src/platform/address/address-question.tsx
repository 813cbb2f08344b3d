import type { FormPath } from '@signet/rulebook/answer-rows';
import type { AddressPlace } from '@signet/rulebook/sign-up/forms';
import { Button } from '@signet/ui/button';
import { Combobox } from '@signet/ui/combobox';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePortal } from '../application.tsx';
import { useFormTexts } from '../form/form-texts.ts';
import { Question, useErrorText } from '../form/question.tsx';
import { SuggestedCorrection } from '../form/suggested-correction.tsx';
import { type FormState, useFocusField, useValidationContext } from '../form/use-form.ts';
import { useFieldTexts } from '../texts/rulebook-texts.tsx';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { addressParts } from './address-parts.ts';
import { useAddressSuggestions } from './use-address-suggestions.ts';

type AddressQuestionProps = {
  form: FormState;
  at: AddressPlace;
  label?: string;
  hint?: ReactNode;
  onWebsite?: (host: string) => void;
};

/**
 * The parts appear once a suggestion is chosen, on request, on an error, or without suggestions.
 */
export function AddressQuestion({ form, at, label, hint, onWebsite }: AddressQuestionProps) {
  const formTexts = useFormTexts();
  const street = form.values[`${at}.line1`] ?? '';
  // Text that appears in an empty field was typed, even if React did not see it because the page
  // was not hydrated yet.
  const [isTyping, setTyping] = useState(street === '');
  const [isListed, setListed] = useState(false);
  const [isOpened, setOpened] = useState(street !== '');
  const [announcement, setAnnouncement] = useState('');
  const filled = useRef<Readonly<Record<string, string>>>({});
  const suggestions = useAddressSuggestions(street, {
    isRequested: isTyping,
    isHome: fieldAt(form, `${at}.line1`) === 'homeStreet',
  });
  const { market } = useValidationContext();
  const hasError = form.fieldErrors.some(
    ({ field }) => field.startsWith(`${at}.`) && field !== `${at}.line1`,
  );
  const hasParts = isOpened || hasError || !suggestions.isHelping;
  // "No match" would cover the button that opens the parts.
  const hasNoMatch = suggestions.hasAnswered && suggestions.items.length === 0;
  // Parts opened by an error stay open after it is fixed.
  useEffect(() => {
    if (hasNoMatch || hasError) setOpened(true);
  }, [hasNoMatch, hasError]);
  const { fold } = form;
  useEffect(() => fold(at, !hasParts));
  const choose = async (id: string) => {
    setTyping(false);
    const place = await suggestions.items
      .find((item) => item.id === id)
      ?.open()
      .catch(() => undefined); // then the parts are typed manually
    setOpened(true);
    if (place === undefined) return;
    if (place.websiteHost !== undefined) onWebsite?.(place.websiteHost);
    const found = addressParts({ components: place.components, market, typed: street });
    // What the place lacks stays as it was typed; what an earlier suggestion had filled in goes.
    const parts = Object.entries(found).filter(
      ([part, value]) =>
        value !== '' || form.values[`${at}.${part}` as FormPath] === filled.current[part],
    );
    form.setMany(
      Object.fromEntries(
        parts
          .filter(([part, value]) => value !== '' || part !== 'line1')
          .map(([part, value]) => [`${at}.${part}`, value]),
      ),
    );
    filled.current = found;
    setAnnouncement(formTexts.addressFilled);
  };
  const focusField = useFocusField();
  const byHand = () => {
    setTyping(false);
    setOpened(true);
    focusField(`${at}.line1`);
  };
  const type = (typed: string) => {
    setTyping(true);
    setAnnouncement('');
    form.set(`${at}.line1`, typed);
  };
  const manually = (
    <Button kind="text" icon="pencil" onClick={byHand}>
      {formTexts.addressByHand}
    </Button>
  );
  return (
    <>
      {suggestions.isHelping ? (
        <Street
          {...{ form, at, label, hint, type, choose, suggestions, setListed }}
          byHand={hasParts ? undefined : manually}
        />
      ) : (
        <Question form={form} path={`${at}.line1`} label={label} hint={hint} />
      )}
      <SuggestedCorrection form={form} path={`${at}.line1`} />
      {!hasParts && !isListed && manually}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {hasParts && (
        <>
          <Question form={form} path={`${at}.line2`} />
          <div className="row-place">
            {(['city', 'territory', 'zip'] as const).map((part) => (
              <Question key={part} form={form} path={`${at}.${part}`} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

const fieldAt = (form: FormState, path: FormPath) =>
  form.fields.find((question) => question.path === path)?.field;

type StreetProps = AddressQuestionProps & {
  type: (typed: string) => void;
  choose: (id: string) => Promise<void>;
  /** The way on without a suggestion, at the end of the list while it is open. */
  byHand: ReactNode;
  setListed: (isListed: boolean) => void;
  suggestions: ReturnType<typeof useAddressSuggestions>;
};

function Street({
  form,
  at,
  label,
  hint,
  type,
  choose,
  suggestions,
  byHand,
  setListed,
}: StreetProps) {
  const path = `${at}.line1` as const;
  const shell = useShellTexts();
  const formTexts = useFormTexts();
  const words = useFieldTexts()[fieldAt(form, path) ?? 'street'];
  const fillIn = useFormatMessage();
  const errorText = useErrorText();
  const { locale } = usePortal().boot;
  const fieldError = form.errorAt(path);
  const said = fieldError && errorText(fieldError, form.values[path]);
  const asks = fieldError?.kind === 'confirm';
  return (
    <Combobox
      name={path}
      label={label ?? words.label}
      hint={hint ?? words.hint}
      error={asks ? undefined : said}
      question={asks ? said : undefined}
      errorPrefix={shell.errorPrefix}
      inputValue={form.values[path] ?? ''}
      onInputChange={type}
      items={suggestions.items.map(({ id, main, secondary }) => ({
        id,
        label: main,
        detail: secondary,
      }))}
      onSelect={(id) => void choose(id)}
      loading={suggestions.isLoading}
      loadingText={shell.loading}
      emptyText={suggestions.hasAnswered ? formTexts.addressNone : ''}
      countText={(count) => fillIn(formTexts.addressCount, { count })}
      autoComplete="address-line1"
      allowsCustomValue
      footer={byHand}
      onListChange={setListed}
      locale={locale}
    />
  );
}
