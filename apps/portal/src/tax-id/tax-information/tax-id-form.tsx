import { nestAnswers } from '@signet/rulebook/core/answers';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { TAX_INFORMATION } from '@signet/rulebook/tax-id/tax-information';
import { Details } from '@signet/ui/details';
import type { ApiError } from '@signet/web/api';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { LinkSessionState } from './use-link-session.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id/tax-information');

const ROWS = { ssn: TAX_ID_FIELDS.ssn, ein: TAX_ID_FIELDS.ein, legalName: NAME_FIELDS.legalName };

type AskProps = {
  taxInformation: LinkSessionState;
  onSaved: () => void;
  settle: (error: ApiError) => boolean;
};

export function TaxIdForm({ taxInformation, onSaved, settle }: AskProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { matched } = useNavigation();
  const params = { id: matched?.id ?? '' };
  const { type, businessName } = taxInformation;
  const { title, lead, why } = texts.types[type];
  const { stepUp } = TAX_INFORMATION[type];
  const form = useForm({
    form: TAX_INFORMATION[type].form,
    rows: ROWS,
    initial: { sourceType: type },
    send: async ({ value = '', legalBusinessName = '', ...more }, idempotencyKey) => {
      const save = () =>
        type === 'FEIN'
          ? call('submitFullEin', {
              params,
              body: { ...nestAnswers(more), value, sourceType: type, legalBusinessName },
              idempotencyKey,
            })
          : call('submitTaxId', {
              params,
              body: { ...nestAnswers(more), value, sourceType: type },
              idempotencyKey,
            });
      await trackOutcome('taxInformation', { stepUp }, async () => void (await save()));
      onSaved();
    },
    settle,
  });
  useEffect(() => track('taxInformation.started', { stepUp }), [stepUp]);
  return (
    <FormScreen
      form={form}
      title={title}
      lead={fillIn(lead, { business: businessName })}
      why={why}
      action={texts.save}
    >
      <Question form={form} path="value" />
      <Question form={form} path="legalBusinessName" />
      <Details summary={texts.safeTitle}>
        <p>{fillIn(texts.safe, { host: window.location.host })}</p>
      </Details>
    </FormScreen>
  );
}
