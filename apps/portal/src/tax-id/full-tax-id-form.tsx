import { nestAnswers } from '@signet/rulebook/core/answers';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { TAX_INFORMATION, type TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { Button } from '@signet/ui/button';
import { call } from '../platform/api.ts';
import { useApplication, usePortal } from '../platform/application.tsx';
import { FormScreen } from '../platform/form/form-screen.tsx';
import { Question } from '../platform/form/question.tsx';
import { useForm } from '../platform/form/use-form.ts';
import { useNavigation } from '../platform/navigation.ts';
import { useShellTexts } from '../platform/texts/text-provider.tsx';
import { TaxIdChangesLeft } from './changes-left.tsx';

const ROWS = { ssn: TAX_ID_FIELDS.ssn, ein: TAX_ID_FIELDS.ein, legalName: NAME_FIELDS.legalName };

type OwnNumberProps = { type: TaxInformationType; title: string; lead: string; why: string };

/** A full tax id on its own page before submission; can be deferred. docs/readings.md 41. */
export function FullTaxIdForm({ type, title, lead, why }: OwnNumberProps) {
  const shell = useShellTexts();
  const { go, to } = useNavigation();
  const { reload } = usePortal();
  const { id, page, company } = useApplication();
  const form = useForm({
    form: TAX_INFORMATION[type].form,
    rows: ROWS,
    initial: { sourceType: type, legalBusinessName: company.name ?? '' },
    send: async ({ value = '', legalBusinessName = '', ...more }, idempotencyKey) => {
      if (type === 'FEIN')
        await call('submitFullEin', {
          params: { id },
          body: { ...nestAnswers(more), value, sourceType: type, legalBusinessName },
          idempotencyKey,
        });
      else
        await call('submitTaxId', {
          params: { id },
          body: { ...nestAnswers(more), value, sourceType: type },
          idempotencyKey,
        });
      const view = await reload(id);
      go(view.page);
    },
  });
  return (
    <FormScreen
      form={form}
      title={title}
      lead={lead}
      why={why}
      back={to(page)}
      later={
        <Button kind="text" onClick={() => go(page)}>
          {shell.later}
        </Button>
      }
    >
      <Question form={form} path="value" />
      <TaxIdChangesLeft other={type === 'SSN9' ? 'otherPerson' : 'otherSignUp'} />
      <Question form={form} path="legalBusinessName" />
    </FormScreen>
  );
}
