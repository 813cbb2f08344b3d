import { parseIndustries } from '../parse-industries.ts';

/** Money, insurance and real estate; one block each, in the shape that `read-industries.ts` explains. */
export const MONEY = parseIndustries(
  17,
  `
  268 6012 | Bank, lender or mortgage broker | Banque, prêteur ou courtier hypothécaire
    en financial services, credit union, loan, mortgage, home loan, car loan, financing, bank, lender, mortgage agent, loan officer, private lender, personal loans, auto loans
    en leasing company, equipment financing, factoring, commercial loans, microlender, student loans, refinance, fintech lender
    fr services financiers, caisse, prêt, hypothèque, crédit, financement, prêt auto, banques, prêteurs, caisse populaire, prêt personnel, prêt privé, institution financière
    fr affacturage, société de crédit, crédit-bail, desjardins, refinancement
  269 6011 | ATM operator | Exploitant de guichets automatiques
    en cash machine, atm, cash dispenser, automated teller, atm owner, bank machine, atm route
    fr guichet automatique, distributeur de billets, guichet, retrait, guichet bancaire, machine à billets, dab
  270 6300 | Insurance agency | Agence d’assurance
    en insurance broker, auto insurance, home insurance, life insurance, claims adjuster, insurance, insurance agent, insurance sales, health insurance, car insurance
    en commercial insurance, insurance office, medicare agent, public adjuster, adjuster, claims, insurance advisor, underwriter, pet insurance, final expense, crop insurance
    en annuities
    fr courtier d’assurance, assurance auto, assurance habitation, assurance vie, expert en sinistre, assurances, agent d’assurance, assureur, assurance collective
    fr assurance maison, assurance automobile, cabinet d’assurance, conseiller en assurance, assurance voyage, assurances générales, sécurité financière
  271 5960 PROHIBITED | Insurance sold by phone or mail | Assurance vendue par téléphone ou par la poste
    en insurance telemarketing, extended warranty, direct mail insurance, warranty plan, home warranty, extended warranties, auto warranty, car warranty, warranty company
    en warranties, appliance warranty
    fr garantie prolongée, assurance par téléphone, assurance par publipostage, plan de protection, garantie automobile, garantie auto, garanties, assurance directe
    fr garantie résidentielle
  272 6211 PROHIBITED | Financial advisor or investments | Conseiller financier ou placements
    en stock broker, financial planner, wealth management, securities, mutual fund, investment program, forex trading, financial adviser, investment, investing, investor
    en wealth manager, stocks, day trader, trading, forex, brokerage, hedge fund, retirement planning, portfolio manager, stock market, venture capital, private equity
    en asset management, money manager, investment club, options trading, forex signals, prop trading, financial coach, crowdfunding investments, commodities broker
    en financial consultant
    fr courtier en valeurs mobilières, planificateur financier, gestion de patrimoine, fonds commun, bourse, investissement, change en ligne, conseillère financière
    fr planification financière, placements, investisseur, gestionnaire de portefeuille, courtage, actions, fonds, épargne, capital de risque, gestion privée
    fr retraite placements, négociateur, coach financier, retraite
  273 7277 PROHIBITED | Credit repair or debt relief | Réparation de crédit ou allègement de dettes
    en debt consolidation, credit counseling, debt settlement, bankruptcy help, loan modification, student loan relief, credit counselling, credit restoration, debt reduction
    en fix my credit, mortgage relief, foreclosure help, bankruptcy trustee, debt management, debt negotiation, consumer proposal, credit coach, credit building
    en debt elimination, tradelines
    fr consolidation de dettes, redressement de crédit, règlement de dettes, syndic, modification de prêt, faillite, dettes, conseiller en crédit, proposition de consommateur
    fr réduction de dettes, négociation de dettes, aide aux dettes, insolvabilité, surendettement, rétablissement de crédit
  274 7321 PROHIBITED | Credit reports or identity protection | Dossiers de crédit ou protection d’identité
    en credit bureau, credit score, credit monitoring, identity theft, credit check, credit agency, equifax
    fr agence d’évaluation du crédit, cote de crédit, vol d’identité, surveillance du crédit, enquête de crédit, rapport de crédit, bureau de crédit, équifax
  275 7322 PROHIBITED | Debt collection agency | Agence de recouvrement
    en debt collector, collections, bill collector, repossession, overdue account, debt recovery, repo, repo agent, skip tracing, judgment recovery
    fr recouvrement, collection de comptes, compte en souffrance, créance, agent de recouvrement, huissier de recouvrement, récupération de dettes, saisie de véhicule
    fr reprise de véhicule, collection, collecteur, comptes à recevoir
  276 6051 CLOSED_BY_MONEY | Virtual currency | Monnaie virtuelle
    en crypto, cryptocurrency, bitcoin, token sale, crypto exchange, nft, digital currency, mining, crypto trading, bitcoin atm, crypto wallet, ethereum, altcoin, stablecoin
    en nft marketplace, crypto broker, ico, token, defi, digital assets, web3 tokens, crypto kiosk, binance
    fr cryptomonnaie, bitcoin, jeton, plateforme d’échange de cryptos, jeton non fongible, cybermonnaie, minage, crypto, nft, guichet bitcoin, portefeuille crypto
    fr actif numérique, cryptoactifs
  277 6051 CLOSED_BY_MONEY | Payday loans or check cashing | Prêt sur salaire ou encaissement de chèques | Payday loans or cheque cashing
    en payday lender, cash advance, short-term loan, title loan, cheque cashing, installment loans, quick loans, paycheck advance, fast cash, money mart, cash store
    en tribal loans
    fr prêt rapide, avance de fonds, prêt à court terme, comptoir d’encaissement, microprêt, avance sur paie, argent rapide, changer des chèques, prêteur sur salaire
  278 6051 CLOSED_BY_MONEY | Currency exchange | Bureau de change
    en foreign exchange, money changer, foreign currency, traveler’s check, quasi-cash, exchange office, exchange bureau, currency dealer, fx, cambio, casa de cambio
    fr devise, change de devises, monnaie étrangère, chèque de voyage, cambiste, change, échange de devises, argent étranger, maison de change
  279 4829 CLOSED_BY_MONEY | Money transfer | Transfert d’argent
    en wire transfer, remittance, money order, send money, money transmitter, western union, msb, remitter, hawala, money transmission, cash transfer, moneygram
    en payment processor, payment facilitator, escrow
    fr virement, mandat-poste, envoi d’argent, mandat, transfert de fonds, envoyer de l’argent, entreprise de services monétaires, remise d’argent, traitement de paiements
  280 6540 CLOSED_BY_MONEY | Prepaid card or wallet loading | Rechargement de cartes ou de portefeuilles
    en gift card resale, prepaid debit card, stored value, e-wallet, account funding, prepaid visa, digital wallet, reloadable card, virtual cards
    fr carte prépayée, revente de cartes-cadeaux, portefeuille électronique, valeur stockée, recharge de carte, portefeuille numérique, rechargement, cartes rechargeables
    fr carte virtuelle
  281 9223 CLOSED_BY_NETWORKS | Bail bonds | Cautionnement judiciaire
    en bail bondsman, bond agent, bail, jail release, bail bondsmen, bondsman, bounty hunter, surety bail, court bond, bondsmen
    fr caution, agent de cautionnement, mise en liberté, caution pénale, cautionnements, garant de caution, chasseur de primes, agence de cautionnement
  282 6513 | Real estate agent | Courtier immobilier
    en realtor, real estate, house for sale, property broker, realty, home buyer, land sales, realestate agent, remax
    fr agence immobilière, immobilier, maison à vendre, agent immobilier, vente de propriété, courtier en immeubles, courtage immobilier, agence immo, condos à vendre
    fr via capitale, royal lepage
  283 6513 | Landlord or property manager | Propriétaire ou gestionnaire immobilier
    en property management, apartment rental, rent, condo association, leasing office, mobile home park, landlord, rental properties, rentals, apartments, apartment building
    en room rental, house rental, leasing, commercial rental, tenant rent, student housing, hoa, strata management, warehouse rental, land lease, rent collection, boarding house
    en duplex, sublet
    fr gestion immobilière, loyer, appartement à louer, locateur, syndicat de copropriété, logement, propriétaire, gestion d’immeubles, appartements, logements locatifs
    fr location d’appartement, location de chambres, locatif, immeubles à revenus, plex, gestion de condos, bail, investisseur immobilier, maison de chambres, locaux commerciaux
    fr administrateur de copropriété
`,
);
