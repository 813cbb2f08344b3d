import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { Button } from '@signet/ui/button';
import { FileField } from '@signet/ui/file-field';
import { ApiError } from '@signet/web/api';
import { type FormEvent, useState } from 'react';
import { PaperAdvice } from '../../identity/paper-check/paper-advice.tsx';
import { usePaperCheck } from '../../identity/paper-check/use-paper-check.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useErrorText } from '../../platform/form/question.tsx';
import { useFocusField } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { base64Of, CHECK_FILE_ACCEPT, readCheckFile } from './check-file.ts';
import { FilePreview } from './file-preview.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('bank/void-check');
const bytesPerMegabyte = 1024 * 1024;
const megabytes = BANK_LIMITS.voidCheckMaxBytes / bytesPerMegabyte;

/**
 * Submits a voided check instead of the test deposits; a reviewer then approves the account.
 * docs/decisions/0079.
 */
export function VoidCheck() {
  const texts = useTexts();
  const shell = useShellTexts();
  const errorText = useErrorText();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { go } = useNavigation();
  const focus = useFocusField();
  const [chosen, setChosen] = useState<File>();
  const [errorCode, setErrorCode] = useState<string>();
  const paper = usePaperCheck();
  const reject = (code: string) => {
    setErrorCode(code);
    focus('content');
  };
  const { pending, mutate } = useMutation<'sending'>({
    onError: ({ code, data, fieldErrors }) =>
      fieldErrors.some(({ field }) => field === 'content')
        ? reject(code)
        : showError({ code, data }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) return reject('bank.fileUnknown');
    void mutate(
      'sending',
      async (idempotencyKey) => {
        const found = await readCheckFile(chosen);
        if ('error' in found)
          throw new ApiError(found.error, [{ code: found.error, field: 'content', message: '' }]);
        const { application } = await call('sendVoidCheck', {
          params: { id },
          body: { content: await base64Of(found.file) },
          idempotencyKey,
        });
        track('voidCheck.sent', { mediaType: found.mediaType });
        setApplication(application);
        go('bank-success', { replace: true });
      },
      `${chosen.name} ${chosen.size} ${chosen.lastModified}`,
    );
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <h2>{texts.title}</h2>
      <FileField
        name="content"
        label={texts.label}
        hint={texts.hint}
        error={
          errorCode === undefined
            ? undefined
            : errorText({
                code: errorCode,
                field: 'content',
                data: { megabytes, pages: BANK_LIMITS.voidCheckMaxPages },
              })
        }
        errorPrefix={shell.errorPrefix}
        accept={CHECK_FILE_ACCEPT}
        onChoose={(file) => {
          setChosen(file);
          setErrorCode(undefined);
          paper.check(file);
        }}
      />
      {chosen !== undefined && (
        <FilePreview
          key={`${chosen.name} ${chosen.lastModified}`}
          file={chosen}
          label={texts.preview}
        />
      )}
      <PaperAdvice state={paper.state} purpose="voidCheck" />
      <Button kind="secondary" type="submit" busy={pending === 'sending'} busyLabel={texts.sending}>
        {texts.send}
      </Button>
      <p className="meta">{texts.after}</p>
    </form>
  );
}
