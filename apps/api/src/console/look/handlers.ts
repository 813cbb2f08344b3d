import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../handler.ts';
import { legibleColours, type PartnerColours, partnerLook } from '../../platform/brand-colours.ts';
import { BRAND_LOOKS } from '../../platform/brand-look.ts';
import { themeOf } from '../../platform/config/partner-brand.ts';
import { isFramingHost, PARTNER_ROW, type PartnerRow } from '../../platform/config/partner-row.ts';
import { AppError } from '../../platform/http/problem.ts';
import { changing, isAbilityOpen } from '../changing.ts';
import { reread } from '../reread.ts';

/** As it is stored, since another process may have changed it a moment ago. */
async function rowOf({ store }: Pick<Deps, 'store'>, partnerId: string): Promise<PartnerRow> {
  const row = (await store.referralPartners.rows()).find(({ id }) => id === partnerId);
  if (row === undefined) throw new AppError('route.notFound');
  return row;
}

/** As they are set, or those of the portal. */
const coloursOf = (row: PartnerRow): PartnerColours =>
  row.brand?.colours ?? { accent: BRAND_LOOKS[themeOf(row)].light.accent };

function shown(wish: PartnerColours | undefined, row: Pick<PartnerRow, 'portal'>) {
  const theme = themeOf(row);
  const colours = wish && legibleColours(wish, theme);
  const { light, dark } = partnerLook(colours, theme);
  const own = colours ?? {
    accent: BRAND_LOOKS[theme].light.accent,
    accentDark: BRAND_LOOKS[theme].dark.accent,
  };
  return { colours: own, light, dark };
}

export const getConsoleLook: Handler<'getConsoleLook'> = async ({ deps, person }) => {
  const { partnerId } = person;
  const [row, isOwn, isLookOpen, areDomainsOpen] = await Promise.all([
    rowOf(deps, partnerId),
    deps.store.ownLooks.hasColours(partnerId),
    isAbilityOpen(deps, person, 'look'),
    isAbilityOpen(deps, person, 'domains'),
  ]);
  return {
    name: row.brand?.name ?? partnerId,
    colours: coloursOf(row),
    ...{ isOwn, isLookOpen, areDomainsOpen },
    look: shown(row.brand?.colours, row),
    domains: row.parentDomains,
  };
};

export const previewConsoleLook: Handler<'previewConsoleLook'> = async ({
  deps,
  person: { partnerId },
  body,
}) => {
  const row = deps.config.partners.rowById(partnerId); // a portal doesn't change
  if (row === undefined) throw new AppError('route.notFound');
  return shown(body, row);
};

export const changeConsoleLook: Handler<'changeConsoleLook'> = async ({ deps, person, body }) => {
  const by = await changing(deps, person, 'look');
  const row = await rowOf(deps, by.partnerId);
  const { accent, accentDark } = legibleColours(body, themeOf(row));
  // A shade for dark pages that nobody chose goes on following the accent.
  const colours = body.accentDark === undefined ? { accent } : { accent, accentDark };
  await deps.store.ownLooks.setColours(by, colours);
  await reread(deps);
  return shown(colours, row);
};

export const resetConsoleLook: Handler<'resetConsoleLook'> = async ({ deps, person }) => {
  const by = await changing(deps, person, 'look');
  const isReset = await deps.store.ownLooks.resetColours(by);
  await reread(deps);
  return { isReset, colours: coloursOf(await rowOf(deps, by.partnerId)) };
};

export const addConsoleDomain: Handler<'addConsoleDomain'> = async ({
  deps,
  person,
  body: { domain },
}) => {
  const by = await changing(deps, person, 'domains');
  const { environment } = deps.config;
  await deps.store.ownLooks.changeDomains({ ...by, act: 'domain.added', domain }, (now) => {
    if (now.includes(domain)) return undefined;
    const max = PARTNER_LIMITS.partnerDomainsMax;
    if (now.length >= max) throw new AppError('partnerDomain.tooMany', { max });
    const parsed = PARTNER_ROW.shape.parentDomains.safeParse([...now, domain]);
    if (!parsed.success || !isFramingHost(domain, environment)) throw badDomain();
    return parsed.data;
  });
  return domainsAfter(deps, by.partnerId);
};

export const removeConsoleDomain: Handler<'removeConsoleDomain'> = async ({
  deps,
  person,
  body: { domain },
}) => {
  const by = await changing(deps, person, 'domains');
  await deps.store.ownLooks.changeDomains({ ...by, act: 'domain.removed', domain }, (now) =>
    now.includes(domain) ? now.filter((one) => one !== domain) : undefined,
  );
  return domainsAfter(deps, by.partnerId);
};

const badDomain = () =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'domain' }]);

async function domainsAfter(deps: Deps, partnerId: string): Promise<{ domains: string[] }> {
  await reread(deps);
  return { domains: (await rowOf(deps, partnerId)).parentDomains };
}
