import type { Config } from '../platform/config/config.ts';
import type { PartnerRow } from '../platform/config/partner-row.ts';
import type { PartnerProvider } from './port.ts';

export type ConsoleRules = NonNullable<PartnerRow['console']>;

/** A company whose people may sign in: its row, and where they do. */
export type ConsoleCompany = { partnerId: string; rules: ConsoleRules; provider: PartnerProvider };

/** Undefined where the row names no provider, or the deployment has no secret for it. */
export function consoleCompanyOf(
  partnerId: string,
  { partners, partnerConsole }: Pick<Config, 'partners' | 'partnerConsole'>,
): ConsoleCompany | undefined {
  const rules = partners.rowById(partnerId)?.console;
  const clientSecret = partnerConsole?.secrets[partnerId];
  return rules === undefined || clientSecret === undefined
    ? undefined
    : { partnerId, rules, provider: { ...rules, clientSecret } };
}

/** By the domain of a work address, which belongs to one company at most. */
export function companyOfDomain(
  domain: string,
  config: Pick<Config, 'partners' | 'partnerConsole'>,
): ConsoleCompany | undefined {
  const partnerId = config.partners.idOfEmailDomain(domain.toLowerCase());
  return partnerId === undefined ? undefined : consoleCompanyOf(partnerId, config);
}
