import { readIndustries } from './read-industries.ts';

/** Money, insurance and real estate: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const MONEY = readIndustries(
  17,
  `
  268 6012 | Bank, lender or mortgage broker | Banque, prêteur ou courtier hypothécaire | financial services, credit union, loan, mortgage, home loan, car loan, financing | services financiers, caisse, prêt, hypothèque, crédit, financement, prêt auto
  269 6011 | ATM operator | Exploitant de guichets automatiques | cash machine, atm, cash dispenser, automated teller | guichet automatique, distributeur de billets, guichet, retrait
  270 6300 | Insurance agency | Agence d’assurance | insurance broker, auto insurance, home insurance, life insurance, claims adjuster | courtier d’assurance, assurance auto, assurance habitation, assurance vie, expert en sinistre
  271 5960 PROHIBITED | Insurance sold by phone or mail | Assurance vendue par téléphone ou par la poste | insurance telemarketing, extended warranty, direct mail insurance, warranty plan, home warranty | garantie prolongée, assurance par téléphone, assurance par publipostage, plan de protection
  272 6211 PROHIBITED | Financial advisor or investments | Conseiller financier ou placements | stock broker, financial planner, wealth management, securities, mutual fund, investment program, forex trading | courtier en valeurs mobilières, planificateur financier, gestion de patrimoine, fonds commun, bourse, investissement, change en ligne
  273 7277 PROHIBITED | Credit repair or debt relief | Réparation de crédit ou allègement de dettes | debt consolidation, credit counseling, debt settlement, bankruptcy help, loan modification, student loan relief | consolidation de dettes, redressement de crédit, règlement de dettes, syndic, modification de prêt, faillite
  274 7321 PROHIBITED | Credit reports or identity protection | Dossiers de crédit ou protection d’identité | credit bureau, credit score, credit monitoring, identity theft, credit check | agence d’évaluation du crédit, cote de crédit, vol d’identité, surveillance du crédit, enquête de crédit
  275 7322 PROHIBITED | Debt collection agency | Agence de recouvrement | debt collector, collections, bill collector, repossession, overdue account | recouvrement, collection de comptes, compte en souffrance, créance, agent de recouvrement
  276 6051 SUPER_PROHIBITED | Virtual currency | Monnaie virtuelle | crypto, cryptocurrency, bitcoin, token sale, crypto exchange, nft, digital currency, mining | cryptomonnaie, bitcoin, jeton, plateforme d’échange de cryptos, jeton non fongible, cybermonnaie, minage
  277 6051 SUPER_PROHIBITED | Payday loans or check cashing | Prêt sur salaire ou encaissement de chèques | payday lender, cash advance, short-term loan, title loan, cheque cashing | prêt rapide, avance de fonds, prêt à court terme, comptoir d’encaissement, microprêt
  278 6051 SUPER_PROHIBITED | Currency exchange | Bureau de change | foreign exchange, money changer, foreign currency, traveler’s check, quasi-cash | devise, change de devises, monnaie étrangère, chèque de voyage, cambiste
  279 4829 SUPER_PROHIBITED | Money transfer | Transfert d’argent | wire transfer, remittance, money order, send money, money transmitter | virement, mandat-poste, envoi d’argent, mandat, transfert de fonds
  280 6540 SUPER_PROHIBITED | Prepaid card or wallet loading | Rechargement de cartes ou de portefeuilles | gift card resale, prepaid debit card, stored value, e-wallet, account funding | carte prépayée, revente de cartes-cadeaux, portefeuille électronique, valeur stockée
  281 9223 SUPER_PROHIBITED | Bail bonds | Cautionnement judiciaire | bail bondsman, bond agent, bail, jail release | caution, agent de cautionnement, mise en liberté, caution pénale
  282 6513 | Real estate agent | Courtier immobilier | realtor, real estate, house for sale, property broker, realty, home buyer | agence immobilière, immobilier, maison à vendre, agent immobilier, vente de propriété
  283 6513 | Landlord or property manager | Propriétaire ou gestionnaire immobilier | property management, apartment rental, rent, condo association, leasing office, mobile home park | gestion immobilière, loyer, appartement à louer, locateur, syndicat de copropriété, logement
`,
);
