import type { OwnerView } from '@signet/rulebook/people/view';
import { usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanies } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

/** What somebody comes to through companies, by each way, and whether they count as an owner. */
export function StakeLines({ owner: { stake } }: { owner: OwnerView }) {
  const { company: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const companies = useCompanies();
  if (stake === undefined) return null;
  const share = (percent: string) => formatShare(Number(percent), locale);
  const namesOf = (through: readonly string[]) =>
    new Intl.ListFormat(locale).format(
      through.map((id) => companies.find((company) => company.id === id)?.name ?? ''),
    );
  const through = stake.paths.filter((path) => path.through.length > 0);
  if (through.length === 0 && stake.countedAs !== 'trustee') return null;
  return (
    <>
      {through.map((path) => (
        <p key={path.through.join(' ')}>
          {fillIn(texts.through, { share: share(path.percent), names: namesOf(path.through) })}
        </p>
      ))}
      <p>
        {stake.countedAs === 'trustee'
          ? texts.countsAsTrustee
          : fillIn(stake.countedAs === 'share' ? texts.counts : texts.countsNot, {
              share: share(stake.percent),
            })}
      </p>
    </>
  );
}
