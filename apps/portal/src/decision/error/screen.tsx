import { formatDay } from '@signet/rulebook/core/format-date';
import { LinkButton } from '@signet/ui/button';
import { Checklist } from '@signet/ui/checklist';
import { LinkRows } from '@signet/ui/link-rows';
import { Actions } from '@signet/ui/page';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useContactRows } from '../../platform/contact-rows.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { ReviewRequest } from '../review-request/review-request.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/error');

/**
 * Shown when processing failed on our side: what we do, by when, and the support contacts.
 * docs/readings.md 10 and 88.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { reference, status, applicant, pageRule, stepUpDetails } = useApplication();
  const catalogue = useErrorTexts();
  const unknownStep =
    pageRule === 'step-unknown'
      ? stepUpDetails.findLast(({ finishedAt }) => finishedAt === undefined)
      : undefined;
  const navigation = useNavigation();
  const contacts = useContactRows();
  const day = status.by && formatDay(status.by.to, boot.locale);
  return (
    <ScreenPage
      title={texts.title}
      lead={
        unknownStep === undefined
          ? texts.lead
          : `${fillIn(catalogue['stepUp.unsupported'], { type: unknownStep.type })}. ${texts.lead}`
      }
    >
      <h2>{texts.nextTitle}</h2>
      <Checklist
        isPlain
        items={[
          {
            title: day === undefined ? texts.looksLate : fillIn(texts.looks, { day }),
            icon: 'person',
          },
          { title: texts.nothing },
          {
            title: fillIn(texts.email, { email: applicant.email.emailAddress ?? '' }),
            icon: 'mail',
          },
        ]}
      />
      <h2>{texts.askTitle}</h2>
      {contacts.length > 0 ? <LinkRows rows={contacts} /> : <SupportContact />}
      <p className="meta">{fillIn(texts.reference, { reference })}</p>
      <Actions>
        <LinkButton href={navigation.to('success')}>{texts.result}</LinkButton>
      </Actions>
      <ReviewRequest />
    </ScreenPage>
  );
}
