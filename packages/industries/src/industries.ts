import {
  BEAUTY,
  BUSINESS_SERVICES,
  CLOTHING,
  COMMUNITY,
  EDUCATION,
  ELECTRONICS,
  FOOD_INDUSTRIES,
  GROCERY,
  HEALTH,
  HOBBIES,
  HOME,
  LEISURE,
  MONEY,
  PERSONAL,
  REGULATED,
  SHOPS,
  SUPPLY,
  TRADES,
  TRANSPORT,
  TRAVEL,
  VEHICLES,
} from './industry-groups.ts';
import type { Industry, IndustryLabel } from './parse-industries.ts';

/** One of the 21 groups that the list of industries is read in. */
export type CategoryGroup = { readonly id: number; readonly label: IndustryLabel & { readonly fr: string } };

/** The groups in the order that they are shown. Ids 1 to 21. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  { id: 1, label: { en: 'Restaurants and bars', fr: 'Restaurants et bars' } },
  { id: 2, label: { en: 'Grocery, food and drink stores', fr: 'Épiceries et magasins d’alimentation' } },
  { id: 3, label: { en: 'Clothing, shoes and accessories', fr: 'Vêtements, chaussures et accessoires' } },
  { id: 4, label: { en: 'Home, garden and building supplies', fr: 'Maison, jardin et matériaux' } },
  { id: 5, label: { en: 'Shops and specialty stores', fr: 'Boutiques et magasins spécialisés' } },
  {
    id: 6,
    label: {
      en: 'Jewelry, sports, books and hobbies',
      fr: 'Bijoux, sports, livres et loisirs',
      'en-CA': 'Jewellery, sports, books and hobbies',
    },
  },
  { id: 7, label: { en: 'Electronics, phones and software', fr: 'Électronique, téléphonie et logiciels' } },
  { id: 8, label: { en: 'Age-restricted and regulated products', fr: 'Produits réglementés ou réservés aux adultes' } },
  { id: 9, label: { en: 'Health care', fr: 'Santé' } },
  { id: 10, label: { en: 'Beauty and wellness', fr: 'Beauté et bien-être' } },
  { id: 11, label: { en: 'Personal, pet and household services', fr: 'Services personnels, animaliers et ménagers' } },
  { id: 12, label: { en: 'Cars and other vehicles', fr: 'Autos et autres véhicules' } },
  { id: 13, label: { en: 'Transportation and delivery', fr: 'Transport et livraison' } },
  { id: 14, label: { en: 'Travel and lodging', fr: 'Voyage et hébergement' } },
  { id: 15, label: { en: 'Construction, trades and repairs', fr: 'Construction, métiers et réparations' } },
  { id: 16, label: { en: 'Business and professional services', fr: 'Services aux entreprises et services professionnels' } },
  { id: 17, label: { en: 'Finance, insurance and real estate', fr: 'Finance, assurance et immobilier' } },
  { id: 18, label: { en: 'Wholesale, farming and direct sales', fr: 'Commerce de gros, agriculture et vente directe' } },
  { id: 19, label: { en: 'Education and child care', fr: 'Éducation et garde d’enfants' } },
  { id: 20, label: { en: 'Arts, sports and entertainment', fr: 'Arts, sports et divertissement' } },
  { id: 21, label: { en: 'Nonprofits, community and government', fr: 'Organismes sans but lucratif, communauté et gouvernement' } },
];

/** Every industry, in the order of its group and then from common to rare. Ids 1 to 341. */
export const INDUSTRIES: readonly Industry[] = [
  ...FOOD_INDUSTRIES,
  ...GROCERY,
  ...CLOTHING,
  ...HOME,
  ...SHOPS,
  ...HOBBIES,
  ...ELECTRONICS,
  ...REGULATED,
  ...HEALTH,
  ...BEAUTY,
  ...PERSONAL,
  ...VEHICLES,
  ...TRANSPORT,
  ...TRAVEL,
  ...TRADES,
  ...BUSINESS_SERVICES,
  ...MONEY,
  ...SUPPLY,
  ...EDUCATION,
  ...LEISURE,
  ...COMMUNITY,
];

/** Industry ids offered, in this order, when nothing can predict one. */
export const FALLBACK_CATEGORIES: readonly number[] = [
  1, // Restaurant
  25, // Grocery store
  67, // Retail store
  192, // Transportation service
  268, // Bank, lender or mortgage broker
  86, // Jewelry store
  244, // Advertising or marketing agency
  282, // Real estate agent
  335, // Nonprofit or charity
  182, // Auto repair shop
];

const BY_ID: ReadonlyMap<number, Industry> = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry with this id, or undefined when there is none. */
export function industryById(id: number): Industry | undefined {
  return BY_ID.get(id);
}
