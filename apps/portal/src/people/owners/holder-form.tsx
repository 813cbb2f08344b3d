import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useHolderChoices } from '../owner-board/use-holders.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanyMutations } from './use-company-mutations.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const { holder, companyShare } = OWNER_FIELDS;
const ROWS = { holder, companyShare };

/** Somebody on the list who also holds a share of this company, or is the trustee of this trust. */
export function HolderForm({ company }: { company: OwnerCompanyView }) {
  const { company: texts, why } = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const { open } = useOwnersView();
  const calls = useCompanyMutations();
  const choices = useHolderChoices(company);
  const form = useForm({
    form: 'ownerHolding',
    rows: ROWS,
    keptAs: `holder ${company.id}`,
    initial: { companyKind: company.kind },
    send: async (answers) => {
      await calls.hold(company.id, answers.holder ?? '', answers.companyShare);
      open({ view: 'list' }, { replace: true });
    },
  });
  return (
    <FormScreen
      form={form}
      title={fillIn(texts.listedTitle, { name: company.name })}
      why={why}
      back={to('owners')}
    >
      <Question form={form} path="holder" selectFrom={choices} prompt={texts.chooseHolder} />
      <Question
        form={form}
        path="companyShare"
        label={fillIn(texts.theirShareOf, { name: company.name })}
      />
    </FormScreen>
  );
}
