import {
  flattenAnswers,
  nestAnswers,
  secretsOnFile,
  wireAnswers,
} from '@signet/rulebook/core/answers';
import { confirmedValues } from '@signet/rulebook/core/confirmed';
import { readAnswers } from '@signet/rulebook/forms';
import { DATE_FIELDS } from '@signet/rulebook/identity/fields';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import type { ApiError } from '@signet/web/api';
import { TaxIdExplanation } from '../../identity/tax-id-explanation.tsx';
import { call } from '../../platform/api.ts';
import { useOwnRecord, usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useNoToken } from '../../platform/session/link-token.ts';
import { FieldTextsOverride } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { ChangesLeft } from '../../tax-id/changes-left.tsx';
import { DenyOwnership } from './deny-ownership.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner');

const ROWS = {
  ...NAME_FIELDS,
  ...PHONE_FIELDS,
  dob: DATE_FIELDS.dob,
  ...ADDRESS_FIELDS,
  ...TAX_ID_FIELDS,
};
const NUMBER = 'governmentIdentification.value';

export function OwnDetails() {
  useNoToken();
  const { fields } = useTexts();
  return (
    <FieldTextsOverride fields={fields}>
      <DetailsForm />
    </FieldTextsOverride>
  );
}

function DetailsForm() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { setOwner } = usePortal();
  const { go } = useNavigation();
  const owner = useOwnRecord();
  const {
    applicationId: id,
    ownerId,
    firstName,
    lastName,
    hasOneName,
    phone,
    address,
    confirmedAnswers,
    taxIds,
  } = owner;
  const known = flattenAnswers({
    firstName,
    lastName,
    hasOneName,
    phone,
    address,
    confirmedAnswers,
  });
  const names = { applicant: owner.applicantName, business: owner.businessName };
  const form = useForm({
    form: 'partnerDetails',
    rows: ROWS,
    keptAs: ownerId,
    initial: readAnswers({ ...known, ...confirmedValues(known) }),
    onFile: secretsOnFile({
      dob: owner.dob,
      governmentIdentification: owner.governmentIdentification,
    }),
    send: async (answers, idempotencyKey) => {
      const body = nestAnswers(wireAnswers(answers));
      setOwner(
        (await call('submitOwnerDetails', { params: { id, ownerId }, body, idempotencyKey })).owner,
      );
    },
    settle: ({ code, fieldErrors }: ApiError) => {
      if (code === 'application.notFound') go('owner-applicant-error', { replace: true });
      // The catalog's text addresses the applicant who made the list.
      const isSame = fieldErrors.some((fieldError) => fieldError.code === 'owners.duplicateTaxId');
      if (isSame)
        form.fail([{ code: 'ownNumber.taken', field: NUMBER, message: texts.sameNumber }]);
      return isSame || code === 'application.notFound';
    },
  });
  const number = (
    <div>
      <Question form={form} path={NUMBER} />
      <TaxIdExplanation form={form} of={NUMBER} />
      <ChangesLeft changesLeft={taxIds.changesLeft} />
    </div>
  );
  return (
    <FormScreen
      form={form}
      title={texts.detailsTitle}
      lead={fillIn(texts.detailsLead, names)}
      why={texts.why}
      action={texts.submit}
      later={<DenyOwnership names={names} />}
    >
      <FormQuestions form={form} parts={{ [NUMBER]: number }} />
    </FormScreen>
  );
}
