import type { Boot } from '@signet/rulebook/boot';
import { confirmedPath } from '@signet/rulebook/core/confirmed';
import { formFields } from '@signet/rulebook/forms';
import { DRAFT_FORMS } from '@signet/rulebook/reference/enumerations';
import { keptTypedAnswers } from '../platform/form/typed-before.ts';
import { readDraft } from '../sign-up/draft.ts';

type Texts = Readonly<Record<string, string>>;

/** Current values of the page's fields, except comboboxes, whose visible text is not the answer. */
function textsOnPage(): Texts {
  const form = document.querySelector<HTMLFormElement>('main form');
  if (form === null) return {};
  const searched = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[role="combobox"]')].map(({ name }) => name),
  );
  const texts = [...new FormData(form)].filter(
    ([name, text]) => typeof text === 'string' && !searched.has(name),
  );
  return Object.fromEntries(texts) as Texts; // files are filtered out above
}

const PATHS: readonly string[] = DRAFT_FORMS.flatMap(formFields).flatMap(({ path }) => [
  path,
  confirmedPath(path),
]);

/**
 * Answers typed in this frame before an application exists. None of these pages asks for a secret.
 */
export function typedInFrame(
  { referralUrlId, currency }: Pick<Boot, 'referralUrlId' | 'currency'>,
  now: number,
): Texts {
  const typed = {
    ...readDraft(referralUrlId, currency, now),
    ...keptTypedAnswers(window.location.pathname),
    ...textsOnPage(),
  };
  return Object.fromEntries(Object.entries(typed).filter(([path]) => PATHS.includes(path)));
}
