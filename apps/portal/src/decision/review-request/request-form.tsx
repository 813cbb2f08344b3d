import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { reviewMessageError } from '@signet/rulebook/decision/review-message';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { TextArea } from '@signet/ui/text-area';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { notifySuccess } from '../../platform/feedback/notifications.ts';
import { useFormTexts } from '../../platform/form/form-texts.ts';
import { useErrorText } from '../../platform/form/question.tsx';
import { type FormError, toFormErrors, useFocusField } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/review-request');

/** Validates on the client, because card and tax numbers must not be sent at all. */
function typedErrors(message: string, contact: string): FormError[] {
  const wrong = reviewMessageError(message);
  const hasNumber = contact.trim() !== '' && reviewMessageError(contact) !== undefined;
  return [
    ...(wrong === undefined ? [] : [{ code: wrong, field: 'message' }]),
    ...(hasNumber ? [{ code: 'reviewRequest.numberIncluded', field: 'contact' }] : []),
  ];
}

/** A request, or with `isMore` what is added to an open one; its day and contact stay. */
export function RequestForm({ onSent, isMore = false }: { onSent: () => void; isMore?: boolean }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const formTexts = useFormTexts();
  const fillIn = useFormatMessage();
  const errorText = useErrorText();
  const { setApplication } = usePortal();
  const { id, reference } = useApplication();
  const focus = useFocusField();
  const [message, setMessage] = useState('');
  const [contact, setContact] = useState('');
  const [typed, setTyped] = useState<FormError[]>([]);
  const { pending, error, mutate } = useMutation<'sending'>();
  const errors = typed.length > 0 ? typed : error ? toFormErrors(error) : [];
  const errorAt = (field: string) => {
    const found = errors.find((one) => one.field === field);
    return found && errorText(found);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = typedErrors(message, contact);
    setTyped(found);
    if (found[0] !== undefined) return focus(found[0].field);
    await mutate(
      'sending',
      async (idempotencyKey) => {
        const body = { message, ...(contact.trim() === '' ? {} : { contact }) };
        const params = { id };
        setApplication(
          isMore
            ? await call('addToReviewRequest', { params, body: { message }, idempotencyKey })
            : await call('requestReview', { params, body, idempotencyKey }),
        );
        if (isMore) notifySuccess('toast', texts.more.sent);
        onSent();
      },
      JSON.stringify([message, contact]),
    );
  };
  const general = errorAt('');
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      {!isMore && <h2>{texts.title}</h2>}
      <div role="alert">{general && <Banner tone="bad">{general}</Banner>}</div>
      <TextArea
        name="message"
        label={isMore ? texts.more.label : texts.label}
        hint={texts.hint}
        error={errorAt('message')}
        errorPrefix={shell.errorPrefix}
        maxLength={DECISION_LIMITS.reviewMessageMaxChars}
        value={message}
        onChange={setMessage}
      />
      {!isMore && (
        <TextField
          name="contact"
          label={texts.contact}
          hint={texts.contactHint}
          optional={formTexts.optional}
          error={errorAt('contact')}
          errorPrefix={shell.errorPrefix}
          maxLength={DECISION_LIMITS.reviewContactMaxChars}
          value={contact}
          onChange={setContact}
        />
      )}
      <p className="meta">{fillIn(texts.reference, { reference })}</p>
      <Actions>
        <Button type="submit" busy={pending === 'sending'} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </Actions>
    </form>
  );
}
