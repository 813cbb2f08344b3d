import type { Localized } from '../core/localized.ts';
import type { Market } from './locales.ts';

/** Where a business may be. */
export const TERRITORIES: Record<Market, Readonly<Record<string, Localized>>> = {
  US: Object.fromEntries(
    (
      'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware DC:District_of_Columbia FL:Florida ' +
      'GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland ' +
      'MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire ' +
      'NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania ' +
      'RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington ' +
      'WV:West_Virginia WI:Wisconsin WY:Wyoming'
    )
      .split(' ')
      .map((pair) => {
        const [code = '', name = ''] = pair.split(':');
        return [code, { en: name.replaceAll('_', ' ') }];
      }),
  ),
  CA: {
    AB: { en: 'Alberta', fr: 'Alberta' },
    BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
    MB: { en: 'Manitoba', fr: 'Manitoba' },
    NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
    NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
    NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
    NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
    NU: { en: 'Nunavut', fr: 'Nunavut' },
    ON: { en: 'Ontario', fr: 'Ontario' },
    PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
    QC: { en: 'Quebec', fr: 'Québec' },
    SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
    YT: { en: 'Yukon', fr: 'Yukon' },
  },
};

/**
 * Where people may live: in the territories of the US and at its bases and on its ships as well.
 * docs/readings.md 276.
 */
export const HOME_TERRITORIES: typeof TERRITORIES = {
  US: {
    ...TERRITORIES.US,
    AS: { en: 'American Samoa', fr: 'Samoa américaines' },
    GU: { en: 'Guam', fr: 'Guam' },
    MP: { en: 'Northern Mariana Islands', fr: 'Îles Mariannes du Nord' },
    PR: { en: 'Puerto Rico', fr: 'Porto Rico' },
    VI: { en: 'U.S. Virgin Islands', fr: 'Îles Vierges américaines' },
    AA: { en: 'Armed Forces Americas (AA)', fr: 'Forces armées, Amériques (AA)' },
    AE: { en: 'Armed Forces Europe (AE)', fr: 'Forces armées, Europe (AE)' },
    AP: { en: 'Armed Forces Pacific (AP)', fr: 'Forces armées, Pacifique (AP)' },
  },
  CA: TERRITORIES.CA,
};

/** The register of Canada as a whole; each province and territory keeps its own. */
export const FEDERAL_REGISTRY = 'FEDERAL';
export const REGISTRIES: readonly string[] = [FEDERAL_REGISTRY, ...Object.keys(TERRITORIES.CA)];
