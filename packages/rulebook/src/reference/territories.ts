import type { Localized } from '../core/localized.ts';
import type { Market } from './locales.ts';

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
