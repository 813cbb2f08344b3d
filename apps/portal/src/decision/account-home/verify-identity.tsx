import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import { toFormErrors } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useMutation } from '../../platform/use-mutation.ts';

/** Starts the identity check deferred at BASIC level and opens its page. docs/readings.md 42. */
export function VerifyIdentity({ label }: { label: string }) {
  const errorText = useErrorText();
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  const { id } = useApplication();
  const { pending, error, mutate } = useMutation<'opening'>();
  const begin = async () => {
    const view = await call('requestFullOnboarding', { params: { id } });
    setApplication(view);
    go(view.page);
  };
  return (
    <>
      <div role="alert">
        {(error ? toFormErrors(error) : []).map((fieldError) => (
          <Banner key={fieldError.code} tone="bad">
            {errorText(fieldError)}
          </Banner>
        ))}
      </div>
      <Button busy={pending === 'opening'} onClick={() => void mutate('opening', begin)}>
        {label}
      </Button>
    </>
  );
}
