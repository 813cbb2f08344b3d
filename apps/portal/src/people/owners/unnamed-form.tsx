import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import { UNNAMED_REASONS } from '@signet/rulebook/people/ownership-tree';
import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanyMutations } from './use-company-mutations.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const ROWS = { unnamedReason: OWNER_FIELDS.unnamedReason };

/**
 * Why the people behind a company cannot be named; a reviewer then takes over. docs/readings.md
 * 259.
 */
export function UnnamedForm({ company }: { company: OwnerCompanyView }) {
  const { company: texts, why } = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const { open } = useOwnersView();
  const calls = useCompanyMutations();
  const form = useForm({
    form: 'unnamedOwners',
    rows: ROWS,
    keptAs: `unnamed ${company.id}`,
    initial: { unnamed: company.unnamed ?? '' },
    send: async ({ unnamed }) => {
      await calls.say(company.id, {
        unnamed: UNNAMED_REASONS.find((reason) => reason === unnamed) ?? null,
      });
      open({ view: 'list' }, { replace: true });
    },
  });
  return (
    <FormScreen
      form={form}
      title={fillIn(texts.unnamedTitle, { name: company.name })}
      lead={texts.unnamedLead}
      why={why}
      back={to('owners')}
    >
      <Question form={form} path="unnamed" />
    </FormScreen>
  );
}
