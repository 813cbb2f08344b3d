import type { Answers } from '@signet/rulebook/answer-rows';
import type { ReasonCode } from '@signet/rulebook/decision/reasons';
import type { ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Locale } from '@signet/rulebook/reference/locales';
import { type Persona, type PersonaId, persona } from './personas.ts';

/**
 * How long ago a case came to the desk. `late` and `today` are as many business days ago as make the
 * promised day yesterday or today; `longAgo` is longer than another owner may take to answer.
 */
export const DESK_AGES = ['longAgo', 'late', 'today', 'lately', 'now'] as const;
export type DeskAge = (typeof DESK_AGES)[number];

/** What is done after the application is sent and its phone is proven, in the sandbox's terms. */
export type DeskRoute =
  | 'sent'
  | 'photoIdUnclear'
  | 'photoIdFailsTwice'
  | 'documentFails'
  | 'documentUnclear'
  | 'documentAsked'
  | 'ownerAsked'
  | 'ownerInvited'
  | 'ownerFails'
  | 'ownerUnclear'
  | 'ownerDenies'
  | 'ownerReplaced'
  | 'ownerUnanswered'
  | 'bankOfOther'
  | 'depositsFail'
  | 'voidCheck'
  | 'afterApproval'
  | 'afterRefusal'
  | 'reviewAsked'
  | 'codeAsked';

export type DeskRow = {
  name: string;
  /** What customers see, or the company's legal name. */
  business: string;
  like: PersonaId;
  route: DeskRoute;
  age: DeskAge;
  /** The case it becomes; without one it waits for its applicant. */
  case?: ReviewCase;
  reason?: ReasonCode;
  locale?: Locale;
  /** Replaces the persona’s own: magic values, mostly. */
  answers?: Answers;
  /** What the applicant writes, or the other owner’s name. */
  message?: string;
  partner?: string;
  /** A first reviewer has proposed to approve or confirm it, and a second must look. */
  isProposed?: true;
};

const TAX_ID = 'applicant.governmentIdentification.value';
const COMPANY_ID = 'company.governmentIdentification.value';
const INDUSTRY = 'company.mccDetails.id';
const taxId = (value: string): Answers => ({ [TAX_ID]: value });
const companyId = (value: string): Answers => ({ [COMPANY_ID]: value });
const industry = (id: string): Answers => ({ [INDUSTRY]: id });

/**
 * Forty cases that wait at the desk, each reached by real calls. A stuck check and an order’s debt
 * are missing, because neither comes about without a fault that lasts or months of charges.
 */
export const DESK_CASES: Readonly<Record<string, DeskRow>> = {
  // Identity and business.
  barbers: {
    name: 'Luis Ortega',
    business: 'Harbor Street Barbers',
    like: 'ana',
    route: 'sent',
    age: 'today',
    case: 'decision',
    reason: 'review',
    answers: taxId('0004'),
  },
  roofing: {
    name: 'Greg Kessler',
    business: 'Kessler Roofing LLC',
    like: 'marcus',
    route: 'sent',
    age: 'late',
    case: 'decision',
    reason: 'review',
    answers: companyId('842931004'),
  },
  bakery: {
    name: 'Mathilde Bouchard',
    business: 'Boulangerie Laurier',
    like: 'chloe',
    route: 'sent',
    age: 'today',
    case: 'decision',
    reason: 'review',
    answers: taxId('046454047'),
  },
  tailor: {
    name: 'Hana Kim',
    business: 'Needle & Thread Tailors',
    like: 'ana',
    route: 'photoIdUnclear',
    age: 'today',
    case: 'decision',
    reason: 'inquiry.review',
    answers: taxId('0003'),
  },
  bikes: {
    name: 'Owen Blake',
    business: 'Blake Bike Repair',
    like: 'ana',
    route: 'photoIdFailsTwice',
    age: 'late',
    case: 'decision',
    reason: 'inquiry.failedTwice',
    answers: taxId('0003'),
  },
  cleaners: {
    name: 'Rosa Delgado',
    business: 'Sunrise Cleaners',
    like: 'ana',
    route: 'photoIdUnclear',
    age: 'lately',
    case: 'decision',
    reason: 'inquiry.review',
    answers: taxId('0002'),
  },
  electric: {
    name: 'Dale Morrow',
    business: 'Morrow Electric LLC',
    like: 'marcus',
    route: 'documentFails',
    age: 'today',
    case: 'decision',
    reason: 'business.unresolved',
    answers: companyId('842941015'),
  },
  landscapes: {
    name: 'Tess Lindgren',
    business: 'Lindgren Landscapes LLC',
    like: 'marcus',
    route: 'documentUnclear',
    age: 'lately',
    case: 'decision',
    reason: 'business.unresolved',
    answers: companyId('842951015'),
  },
  oysters: {
    name: 'Caleb Winslow',
    business: 'Winslow Oysters',
    like: 'ana',
    route: 'sent',
    age: 'now',
    case: 'decision',
    reason: 'address.noBuildingNumber',
    answers: {
      'company.address.line1': 'Pier Road',
      'confirmed.company.address.line1': 'Pier Road',
    } as Answers,
  },
  ceramics: {
    name: 'Noémie Paradis',
    business: 'Céramiques Paradis',
    like: 'chloe',
    route: 'photoIdUnclear',
    age: 'lately',
    case: 'decision',
    reason: 'inquiry.review',
    answers: taxId('046454039'),
  },
  carpentry: {
    name: 'Frank Dubois',
    business: 'Dubois Carpentry LLC',
    like: 'marcus',
    route: 'sent',
    age: 'now',
    case: 'decision',
    reason: 'review',
    answers: taxId('0004'),
  },
  // Owners.
  trattoria: {
    name: 'Enzo Marchetti',
    business: 'Marchetti Foods LLC',
    like: 'paolo',
    route: 'ownerFails',
    age: 'today',
    case: 'owner.failed',
    partner: 'Carla Marchetti',
  },
  brewery: {
    name: 'Nate Holloway',
    business: 'Holloway Brewing LLC',
    like: 'paolo',
    route: 'ownerUnclear',
    age: 'lately',
    case: 'owner.failed',
    partner: 'Ines Aguilar',
  },
  gym: {
    name: 'Keisha Barnes',
    business: 'Barnes Fitness LLC',
    like: 'paolo',
    route: 'ownerDenies',
    age: 'today',
    case: 'owner.denied',
    partner: 'Troy Haskell',
  },
  gallery: {
    name: 'Julia Sandoval',
    business: 'Sandoval Gallery LLC',
    like: 'paolo',
    route: 'ownerReplaced',
    age: 'lately',
    case: 'owner.replaced',
    partner: 'Peter Voss',
  },
  motors: {
    name: 'Ray Castellano',
    business: 'Castellano Motors LLC',
    like: 'paolo',
    route: 'ownerUnanswered',
    age: 'longAgo',
    case: 'owner.overdue',
    partner: 'Vince Castellano',
  },
  pharmacy: {
    name: 'Amira Saleh',
    business: 'Saleh Optical LLC',
    like: 'paolo',
    route: 'ownerUnclear',
    age: 'now',
    case: 'owner.failed',
    partner: 'Yusuf Saleh',
  },
  daycare: {
    name: 'Beth Norquist',
    business: 'Norquist Toys LLC',
    like: 'paolo',
    route: 'ownerDenies',
    age: 'now',
    case: 'owner.denied',
    partner: 'Carl Norquist',
  },
  imports: {
    name: 'Victor Lang',
    business: 'Lang Imports LLC',
    like: 'paolo',
    route: 'ownerFails',
    age: 'lately',
    case: 'owner.failed',
    partner: 'Mila Watchlisted',
  },
  // Bank accounts.
  salon: {
    name: 'Denise Fowler',
    business: 'Fowler Hair Studio',
    like: 'ana',
    route: 'bankOfOther',
    age: 'today',
    case: 'bank.nameMismatch',
  },
  plumbing: {
    name: 'Sean Gallagher',
    business: 'Gallagher Plumbing LLC',
    like: 'marcus',
    route: 'bankOfOther',
    age: 'lately',
    case: 'bank.nameMismatch',
  },
  pottery: {
    name: 'Ingrid Solberg',
    business: 'Solberg Pottery',
    like: 'ana',
    route: 'bankOfOther',
    age: 'now',
    case: 'bank.nameMismatch',
  },
  tutoring: {
    name: 'Marcus Bell',
    business: 'Bell Tutoring',
    like: 'ana',
    route: 'depositsFail',
    age: 'lately',
    case: 'bank.depositsFailed',
  },
  florist: {
    name: 'Camille Tremblay',
    business: 'Fleuriste Tremblay',
    like: 'chloe',
    route: 'depositsFail',
    age: 'today',
    case: 'bank.depositsFailed',
  },
  chocolate: {
    name: 'Étienne Gagnon',
    business: 'Chocolats Gagnon',
    like: 'chloe',
    route: 'voidCheck',
    age: 'now',
    case: 'bank.voidCheck',
  },
  music: {
    name: 'Priscilla Yoon',
    business: 'Yoon Music Lessons',
    like: 'ana',
    route: 'voidCheck',
    age: 'lately',
    case: 'bank.voidCheck',
    isProposed: true,
  },
  // The same person or business again.
  coffee: {
    name: 'Andre Whitfield',
    business: 'Whitfield Coffee Cart',
    like: 'ana',
    route: 'afterApproval',
    age: 'lately',
    case: 'decision',
    reason: 'duplicate',
  },
  vintage: {
    name: 'Lena Brandt',
    business: 'Brandt Vintage',
    like: 'ana',
    route: 'afterRefusal',
    age: 'lately',
    case: 'decision',
    reason: 'duplicate',
    answers: taxId('0004'),
  },
  tacos: {
    name: 'Diego Fuentes',
    business: 'Fuentes Taco Truck',
    like: 'ana',
    route: 'afterApproval',
    age: 'now',
    case: 'decision',
    reason: 'duplicate',
  },
  // Kinds of business that somebody must look at.
  massage: {
    name: 'Gwen Achterberg',
    business: 'Stillwater Massage',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    case: 'decision',
    reason: 'category.review',
    answers: industry('157'),
  },
  tobacco: {
    name: 'Walt Jennings',
    business: 'Jennings Tobacco LLC',
    like: 'marcus',
    route: 'sent',
    age: 'lately',
    case: 'decision',
    reason: 'category.review',
    answers: industry('111'),
  },
  travel: {
    name: 'Sylvie Fortin',
    business: 'Voyages Fortin',
    like: 'chloe',
    route: 'sent',
    age: 'now',
    case: 'decision',
    reason: 'category.review',
    answers: industry('218'),
  },
  // Refused, and they ask for a person.
  records: {
    name: 'Theo Lambert',
    business: 'Lambert Records',
    like: 'ana',
    route: 'reviewAsked',
    age: 'lately',
    case: 'review.requested',
    answers: taxId('0001'),
    message: 'I moved in May and my credit file still has the old address. I can send my lease.',
  },
  sewing: {
    name: 'Alma Reyes',
    business: 'Reyes Alterations',
    like: 'ana',
    route: 'reviewAsked',
    age: 'now',
    case: 'review.requested',
    answers: taxId('0001'),
    message: 'I have had this business for nine years and never had a problem. Please look again.',
  },
  cheese: {
    name: 'Bastien Roy',
    business: 'Fromagerie du Marché',
    like: 'chloe',
    route: 'reviewAsked',
    age: 'lately',
    case: 'review.requested',
    answers: taxId('046454013'),
    message: 'Mon nom a changé au mariage. Je peux vous envoyer le certificat.',
  },
  // The watch list.
  antiques: {
    name: 'Viktor Watchlisted',
    business: 'Corner Antiques',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    case: 'decision',
    reason: 'watch.list',
    isProposed: true,
  },
  shipping: {
    name: 'Sandra Watchlisted',
    business: 'Whitlock Freight LLC',
    like: 'marcus',
    route: 'sent',
    age: 'now',
    case: 'decision',
    reason: 'watch.list',
  },
  // A message that cannot be delivered, and two more.
  photo: {
    name: 'Nora Ellison',
    business: 'Ellison Photography',
    like: 'ana',
    route: 'sent',
    age: 'longAgo',
    case: 'message.undelivered',
    answers: { 'applicant.email.emailAddress': 'nora.ellison+refused@example.com' },
  },
  soap: {
    name: 'Irene Kowalski',
    business: 'Kowalski Soap Works',
    like: 'ana',
    route: 'bankOfOther',
    age: 'lately',
    case: 'bank.nameMismatch',
  },
  dogs: {
    name: 'Travis Boone',
    business: 'Boone Dog Walking',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    case: 'decision',
    reason: 'review',
    answers: taxId('0004'),
  },

  // Nothing for the desk: these wait for their applicants.
  knives: {
    name: 'Ken Matsuda',
    business: 'Matsuda Knives',
    like: 'ana',
    route: 'codeAsked',
    age: 'now',
  },
  quilts: {
    name: 'Ruth Abernathy',
    business: 'Abernathy Quilts',
    like: 'ana',
    route: 'codeAsked',
    age: 'lately',
  },
  stoves: {
    name: 'Paul Engstrom',
    business: 'Engstrom Stoves LLC',
    like: 'marcus',
    route: 'codeAsked',
    age: 'lately',
  },
  candles: {
    name: 'Élodie Caron',
    business: 'Bougies Caron',
    like: 'chloe',
    route: 'codeAsked',
    age: 'lately',
  },
  guitars: {
    name: 'Jesse Navarro',
    business: 'Navarro Guitars',
    like: 'ana',
    route: 'sent',
    age: 'today',
    answers: taxId('0003'),
  },
  honey: {
    name: 'Dora Lindqvist',
    business: 'Lindqvist Honey',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    answers: taxId('0003'),
  },
  frames: {
    name: 'Samuel Osei',
    business: 'Osei Picture Frames',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    answers: taxId('0002'),
  },
  bindery: {
    name: 'Maude Lavoie',
    business: 'Reliure Lavoie',
    like: 'chloe',
    route: 'sent',
    age: 'today',
    answers: taxId('046454039'),
  },
  kites: {
    name: 'Bridget Moran',
    business: 'Moran Kites',
    like: 'ana',
    route: 'sent',
    age: 'lately',
    answers: taxId('0006'),
  },
  lamps: {
    name: 'Hector Salas',
    business: 'Salas Lamps',
    like: 'ana',
    route: 'sent',
    age: 'now',
    answers: taxId('0006'),
  },
  fences: {
    name: 'Wade Thornton',
    business: 'Thornton Fences LLC',
    like: 'marcus',
    route: 'sent',
    age: 'lately',
    answers: companyId('842961005'),
  },
  pools: {
    name: 'Carmen Ibarra',
    business: 'Ibarra Pools LLC',
    like: 'marcus',
    route: 'documentAsked',
    age: 'lately',
    answers: companyId('842971015'),
  },
  signs: {
    name: 'Doug Hensley',
    business: 'Hensley Signs LLC',
    like: 'marcus',
    route: 'documentAsked',
    age: 'now',
    answers: companyId('842981015'),
  },
  diner: {
    name: 'Gus Pappas',
    business: 'Pappas Diner LLC',
    like: 'paolo',
    route: 'sent',
    age: 'lately',
  },
  hardware: {
    name: 'Edith Crane',
    business: 'Crane Hardware LLC',
    like: 'paolo',
    route: 'sent',
    age: 'now',
  },
  cider: {
    name: 'Molly Prescott',
    business: 'Prescott Cider LLC',
    like: 'paolo',
    route: 'ownerInvited',
    age: 'lately',
    partner: 'Ian Prescott',
  },
  surf: {
    name: 'Kai Nakamura',
    business: 'Nakamura Surf LLC',
    like: 'paolo',
    route: 'ownerInvited',
    age: 'now',
    partner: 'Leilani Nakamura',
  },
  rugs: {
    name: 'Farid Nazari',
    business: 'Nazari Rugs LLC',
    like: 'paolo',
    route: 'ownerAsked',
    age: 'lately',
    partner: 'Laleh Nazari',
  },
};

/** Above the numbers that other uses of the personas begin with. */
const firstNumber = 20;

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

const emailOf = (name: string, domain = 'example.com'): string =>
  `${ascii(name).replaceAll(/[^a-z]+/g, '.')}@${domain}`;

/** The applicant of a row, with a phone and a tax id of their own. */
export function deskPersona(id: string): Persona {
  const row = DESK_CASES[id];
  if (row === undefined) throw new Error(`no case of the desk is ${id}`);
  const base = persona(row.like, firstNumber + Object.keys(DESK_CASES).indexOf(id));
  const [firstName = '', ...last] = row.name.split(' ');
  const isRegistered = base.answers['company.registered'] === true;
  return {
    ...base,
    locale: row.locale ?? base.locale,
    answers: {
      ...base.answers,
      'applicant.name.firstName': firstName,
      'applicant.name.lastName': last.join(' '),
      'applicant.email.emailAddress': emailOf(row.name),
      ...(isRegistered
        ? { 'company.name': row.business, 'company.dba': '' }
        : { 'company.dba': row.business }),
      ...row.answers,
    },
    bank: { ...base.bank, fullName: isRegistered ? row.business : row.name },
  };
}

/** The other owner of a row. */
export function deskPartner(name: string): { firstName: string; lastName: string; email: string } {
  const [firstName = '', ...last] = name.split(' ');
  return { firstName, lastName: last.join(' '), email: emailOf(name, 'partners.example') };
}
