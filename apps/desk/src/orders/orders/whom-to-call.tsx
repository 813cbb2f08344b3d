import { localized } from '@signet/rulebook/core/localized';
import { writeDate } from '@signet/rulebook/core/written';
import { HOME_TERRITORIES } from '@signet/rulebook/reference/territories';
import { timeZoneOf } from '@signet/rulebook/reference/time-zones';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CaseHistory } from '../../decision/case-history.ts';
import { useNow } from '../../platform/clock.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

const minuteTickMs = 60_000;
const PLACES = ['applicant.address', 'company.address'] as const;

/** Who owes it, how to reach them, and what time it is there. */
export function WhomToCall({ history: { typed, review } }: { history: CaseHistory }) {
  const now = useNow(minuteTickMs);
  const typedAt = (path: string) => typed.find((one) => one.path === path)?.value;
  const phone = typedAt('applicant.phone.localPhoneNumber');
  const email = typedAt('applicant.email.emailAddress');
  const name = ['applicant.name.firstName', 'applicant.name.lastName']
    .flatMap((path) => typedAt(path) ?? [])
    .join(' ');
  if (phone === undefined && email === undefined) return null;
  const [place] = PLACES.flatMap((path) => {
    const city = typedAt(`${path}.city`);
    const territory = typedAt(`${path}.territory`);
    return city === undefined || territory === undefined ? [] : [{ city, territory }];
  });
  return (
    <CaseCard title={TEXTS.whom}>
      <p className="whom-to-call">
        <strong>{name}</strong>
        {phone && <span>{phone}</span>}
        {email && <span>{email}</span>}
      </p>
      {place && <p className="soft">{placeWords(place, review.market, now)}</p>}
    </CaseCard>
  );
}

/** “Portland, Maine · 10:42 a.m. there”. */
function placeWords(
  { city, territory }: { city: string; territory: string },
  market: CaseHistory['review']['market'],
  now: number,
): string {
  const named = HOME_TERRITORIES[market][territory];
  const place = [city, named ? localized(named, DESK_LOCALE) : territory].join(', ');
  const zone = timeZoneOf(market, territory);
  if (zone === undefined) return place;
  const time = writeDate(now, DESK_LOCALE, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: zone.timeZone },
  });
  return fillIn(zone.isDivided ? TEXTS.thereMostly : TEXTS.there, { place, time });
}
