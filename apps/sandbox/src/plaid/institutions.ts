import { INSTITUTION_LOGOS } from './institution-logos.ts';

export type Institution = {
  id: string;
  name: string;
  country: 'US' | 'CA';
  routing: string;
  asksCode?: boolean;
};

/** The banks of the vendor's own sandbox, plus a few Canadian ones. */
export const INSTITUTIONS: Institution[] = [
  { id: 'ins_109508', name: 'First Platypus Bank', country: 'US', routing: '011401533' },
  { id: 'ins_109509', name: 'First Gingham Credit Union', country: 'US', routing: '011401533' },
  {
    id: 'ins_109510',
    name: 'Tattersall Federal Credit Union',
    country: 'US',
    routing: '011401533',
  },
  { id: 'ins_109511', name: 'Tartan Bank', country: 'US', routing: '011401533' },
  { id: 'ins_109512', name: 'Houndstooth Bank', country: 'US', routing: '021000021' },
  { id: 'ins_130016', name: 'First Platypus Balance Bank', country: 'US', routing: '011401533' },
  { id: 'ins_43', name: 'Tartan-Dominion Bank of Canada', country: 'CA', routing: '' },
  { id: 'ins_sandbox_ca_1', name: 'Caisse Érable', country: 'CA', routing: '' },
  { id: 'ins_sandbox_ca_2', name: 'Northern Lights Credit Union', country: 'CA', routing: '' },
];

export function institutionById(id: string): Institution | undefined {
  return INSTITUTIONS.find((one) => one.id === id);
}

/** `hasMetadata`: as asked by the caller; the vendor leaves address, colour and logo out otherwise. */
export function institutionView(one: Institution, hasMetadata = false) {
  return {
    institution_id: one.id,
    name: one.name,
    products: ['auth', 'balance', 'identity'],
    country_codes: [one.country],
    routing_numbers: one.routing === '' ? [] : [one.routing],
    oauth: false,
    url: null,
    primary_color: null,
    logo: (hasMetadata && INSTITUTION_LOGOS[one.id]) || null,
    status: null,
  };
}
