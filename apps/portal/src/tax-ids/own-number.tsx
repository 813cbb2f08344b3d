import { NAMES } from '@signet/rulebook/fields/names';
import { TAX_IDS } from '@signet/rulebook/fields/tax-ids';
import type { RouteId } from '@signet/rulebook/routes';
import { TAX_INFORMATION, type TaxInformationType } from '@signet/rulebook/tax-information';
import { Button } from '@signet/ui/button';
import { call } from '../api.ts';
import { useApplication, usePortal } from '../application.tsx';
import { useForm } from '../form.tsx';
import { FormScreen } from '../form-screen.tsx';
import { useNavigation } from '../navigation.ts';
import { Question } from '../question.tsx';
import { useShellTexts } from '../texts.tsx';
import { Tries } from './tries.tsx';

const ROWS = { ssn: TAX_IDS.ssn, ein: TAX_IDS.ein, legalName: NAMES.legalName };

type OwnNumberProps = { type: TaxInformationType; title: string; lead: string; why: string };

/** A full number on a page of its own before the application is sent; it can be left for later. decisions.md, row 30. */
export function OwnNumber({ type, title, lead, why }: OwnNumberProps) {
  const shell = useShellTexts();
  const { go, to } = useNavigation();
  const { reload } = usePortal();
  const { id, page, company } = useApplication();
  const form = useForm({
    form: TAX_INFORMATION[type].form,
    rows: ROWS,
    initial: { sourceType: type, legalBusinessName: company.name ?? '' },
    send: async ({ value = '', legalBusinessName = '' }, idempotencyKey) => {
      if (type === 'FEIN')
        await call('giveManualEntry', { params: { id }, body: { value, sourceType: type, legalBusinessName }, idempotencyKey });
      else await call('giveGovernmentIdentification', { params: { id }, body: { value, sourceType: type }, idempotencyKey });
      const view = await reload(id);
      go(view.page as RouteId); // the server computes it from ROUTES
    },
  });
  return (
    <FormScreen
      form={form}
      title={title}
      lead={lead}
      why={why}
      back={to(page as RouteId)}
      later={
        <Button kind="text" onClick={() => go(page as RouteId)}>
          {shell.later}
        </Button>
      }
    >
      <Question form={form} path="value" />
      <Tries other={type === 'SSN9' ? 'otherPerson' : 'otherSignUp'} />
      <Question form={form} path="legalBusinessName" />
    </FormScreen>
  );
}
