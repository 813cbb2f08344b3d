import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { localized } from '@signet/rulebook/core/localized';
import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

export const isUnsupportedIndustryError = ({ fieldErrors }: FormState): boolean =>
  fieldErrors.some(({ code, field }) => code === 'industry.blocked' && field === INDUSTRY_PATH);

/**
 * Explains why an industry is not supported and lists the alternatives; nothing typed is lost.
 * docs/readings.md 33 and 57.
 */
export function UnsupportedIndustry({
  industry,
  back,
  onChooseAgain,
}: {
  industry: DescribedIndustry | undefined;
  back: string;
  onChooseAgain: () => void;
}) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const name = industry ? localized(industry.label, boot.locale) : '';
  return (
    <ScreenPage
      title={fillIn(texts.closedTitle)}
      lead={fillIn(texts.closedLead, { industry: name })}
      back={back}
    >
      <p>{fillIn(texts.closedBy[industry?.closedBy ?? 'networks'])}</p>
      <h2>{texts.closedElseTitle}</h2>
      <ul>
        {texts.closedElses.map((other) => (
          <li key={other}>{other}</li>
        ))}
      </ul>
      <h2>{texts.closedAnswersTitle}</h2>
      <p>{texts.closedAnswers}</p>
      <SupportContact words={texts} />
      <Actions>
        <Button kind="primary" type="button" onClick={onChooseAgain}>
          {texts.closedAgain}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
