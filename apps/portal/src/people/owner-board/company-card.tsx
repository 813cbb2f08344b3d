import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import type { Tone } from '@signet/ui/banner';
import { Branch } from '@signet/ui/board';
import { Card } from '@signet/ui/card';
import type { ReactNode } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useListed } from './use-holders.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

const TONES = {
  small: 'info',
  unnamed: 'info',
  complete: 'good',
  lacksTrustee: 'warn',
  lacksPeople: 'warn',
} as const satisfies Record<OwnerCompanyView['status'], Tone>;

/** What a company or trust holds, who holds it, and what is left to say. */
function CompanyLines({
  company,
  isShareTold,
}: {
  company: OwnerCompanyView;
  isShareTold: boolean;
}) {
  const { company: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const listed = useListed();
  const nameOf = (id: string) => listed.find((one) => one.id === id)?.name ?? '';
  const share = (percent: string) => formatShare(Number(percent), locale);
  const { holdings, holders, stake, status, unnamed } = company;
  const ofBusiness = holdings.find(({ of }) => of === BUSINESS);
  return (
    <>
      {ofBusiness && !isShareTold && (
        <p>{fillIn(texts.owns, { share: share(ofBusiness.share) })}</p>
      )}
      {holdings
        .filter(({ of }) => of !== BUSINESS)
        .map(({ of, share: part }) => (
          <p key={of}>
            {fillIn(texts.holds, {
              share: share(part),
              name: nameOf(of),
              total: share(stake.percent),
            })}
          </p>
        ))}
      {holders.map((holder) => (
        <p key={holder.id}>
          {holder.isTrustee
            ? fillIn(texts.trustee, { name: nameOf(holder.id) })
            : fillIn(texts.heldBy, { name: nameOf(holder.id), share: share(holder.share) })}
        </p>
      ))}
      {status !== 'complete' && (
        <p>{unnamed === undefined ? texts.meaning[status] : texts.meaning.unnamed}</p>
      )}
    </>
  );
}

function useCompanyFrame({ kind, name, country, status }: OwnerCompanyView) {
  const { company: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const place = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return {
    mark: [...name.trim()][0]?.toUpperCase(),
    title: name,
    status: { text: texts.states[status], tone: TONES[status] },
    note: fillIn(texts.kinds[kind], { country: place }),
  };
}

export function CompanyCard({
  company,
  actions,
}: {
  company: OwnerCompanyView;
  actions?: ReactNode;
}) {
  const { note, ...frame } = useCompanyFrame(company);
  return (
    <Card {...frame} actions={actions}>
      <p className="meta">{note}</p>
      <CompanyLines company={company} isShareTold={false} />
    </Card>
  );
}

/** A company or trust on the board of a submitted list. */
export function CompanyBranch({ company }: { company: OwnerCompanyView }) {
  const { locale } = usePortal().boot;
  const own = company.holdings.find(({ of }) => of === BUSINESS);
  return (
    <Branch {...useCompanyFrame(company)} figure={own && formatShare(Number(own.share), locale)}>
      <CompanyLines company={company} isShareTold />
    </Branch>
  );
}
