import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import { COUNTRY_CODES } from '@signet/rulebook/reference/countries';
import { usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useCompany } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanyMutations } from './use-company-mutations.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const {
  ownerCompanyKind,
  ownerCompanyName,
  ownerCompanyNumber,
  ownerCompanyCountry,
  companyShare,
} = OWNER_FIELDS;
const ROWS = {
  ownerCompanyKind,
  ownerCompanyName,
  ownerCompanyNumber,
  ownerCompanyCountry,
  companyShare,
};

/** Countries in the reader's language, the two markets first. */
function useCountries(): { value: string; label: string }[] {
  const { locale } = usePortal().boot;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const [us = '', canada = '', ...others] = COUNTRY_CODES;
  const named = (value: string) => ({ value, label: names.of(value) ?? value });
  const sorted = others
    .map(named)
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return [named(us), named(canada), ...sorted];
}

/** A company or trust that holds a share of the business, or of another company. */
export function CompanyForm({
  companyId,
  of,
}: {
  companyId: string | undefined;
  of: string | undefined;
}) {
  const { company: texts, why } = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const { open } = useOwnersView();
  const calls = useCompanyMutations();
  const company = useCompany(companyId);
  const heldId = company?.holdings[0]?.of ?? of;
  const held = useCompany(heldId === BUSINESS ? undefined : heldId);
  const form = useForm({
    form: 'ownerCompany',
    rows: ROWS,
    keptAs: `company ${companyId ?? of ?? ''}`,
    initial: company
      ? {
          companyKind: company.kind,
          companyName: company.name,
          companyShare: company.holdings[0]?.share ?? '',
          companyCountry: company.country,
        }
      : {},
    onFile: company ? new Map([['companyNumber', { last4: company.number.last4 }]]) : undefined,
    send: async (answers, key) => {
      await (company ? calls.change(company.id, answers) : calls.add(answers, of, key));
      open({ view: 'list' }, { replace: true });
    },
  });
  return (
    <FormScreen
      form={form}
      title={
        company
          ? texts.changeTitle
          : held
            ? fillIn(texts.behindTitle, { name: held.name })
            : texts.title
      }
      lead={texts.lead}
      why={why}
      back={to('owners')}
    >
      <Question form={form} path="companyKind" />
      <Question form={form} path="companyName" />
      <Question
        form={form}
        path="companyShare"
        label={held ? fillIn(texts.shareOf, { name: held.name }) : texts.share}
      />
      <Question form={form} path="companyNumber" />
      <Question
        form={form}
        path="companyCountry"
        selectFrom={useCountries()}
        prompt={texts.chooseCountry}
      />
    </FormScreen>
  );
}
