import { readIndustries } from './read-industries.ts';

/** Wholesale, farming and direct sales: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const SUPPLY = readIndustries(
  18,
  `
  284 0763 | Farm or agricultural co-op | Ferme ou coopérative agricole | farmer, ranch, livestock, crop, hay, cooperative, orchard | agriculteur, élevage, bétail, récolte, foin, coopérative, verger, érablière
  285 5039 | Construction supplies wholesale | Grossiste en matériaux de construction | ready-mix concrete, sand and gravel, rebar, structural steel, glass wholesale | béton préparé, sable et gravier, barre d’armature, charpente d’acier, agrégat
  286 5046 | Restaurant and store equipment | Équipement de restaurant et de magasin | commercial kitchen, vending machine supply, shelving, scale, display case, commercial oven | cuisine commerciale, étagère, balance, présentoir, four commercial, distributrice
  287 5074 | Plumbing and heating supplies | Fournitures de plomberie et de chauffage | pipe supply, faucet, bathtub, boiler supply, bathroom fixture | tuyauterie, robinet, baignoire, toilette, raccord, appareil sanitaire
  288 5085 | Industrial supplies | Fournitures industrielles | machinery, bearing, hose, valve, safety equipment, packing material, metal supplier, hardware distributor | machinerie, roulement, boyau, valve, équipement de sécurité, matériel d’emballage, fournisseur de métaux, visserie
  289 5094 | Wholesale jewelry and gold | Grossiste en bijoux et métaux précieux | gold buyer, gemstone, precious metal, diamond dealer, silver, loose diamond, jewellery wholesale | acheteur d’or, pierre précieuse, diamantaire, argent, métal précieux, bijoux en gros
  290 5099 | Wholesale goods | Grossiste en biens durables | distributor, importer, exporter, wholesaler, manufacturer, steel, electronic parts, auto parts distributor | distributeur, importateur, exportateur, fabricant, manufacturier, acier, pièces électroniques, distributeur de pièces
  291 5169 | Chemicals and cleaning products | Produits chimiques et nettoyants | chemical supplier, solvent, detergent, cleaning supply, disinfectant, plastic resin | solvant, détergent, produit d’entretien, désinfectant, résine, nettoyant industriel
  292 5199 | Food and everyday goods wholesale | Grossiste alimentaire et de produits courants | promotional item, food distributor, swag, corporate gift, food importer, packaging supply | objet promotionnel, distributeur alimentaire, cadeau d’entreprise, importateur d’aliments, article promotionnel
  293 5964 | Mail-order or catalog sales | Vente par catalogue | catalog, mail order, order by phone, catalogue merchant | catalogue, vente par correspondance, commande postale, commande par téléphone
  294 5963 | Door-to-door sales | Vente porte-à-porte | door knocking, home party sales, traveling salesperson, canvassing, independent consultant | colporteur, représentant itinérant, vente à domicile, démarchage
  295 5963 PROHIBITED | Multi-level marketing | Vente à paliers multiples | mlm, network marketing, downline, pyramid, home-based opportunity, direct selling network | mlm, marketing de réseau, vente pyramidale, recrutement de vendeurs, occasion d’affaires à domicile
  296 5968 PROHIBITED | Subscription boxes or free trials | Boîtes par abonnement ou essais gratuits | subscription box, continuity program, auto-ship, monthly box, negative option, free trial offer | boîte-cadeau mensuelle, abonnement mensuel, envoi automatique, essai gratuit, renouvellement automatique
  297 5969 PROHIBITED | Direct marketing offers | Offres de marketing direct | infomercial, direct response, business opportunity, get rich quick, work from home kit, dropshipping course | publireportage, réponse directe, occasion d’affaires, enrichissement rapide, travail à domicile
  298 7278 PROHIBITED | Buying or membership discount club | Club d’achat | buyers club, shopping club, discount membership, coupon club, group buying | club de rabais, abonnement à rabais, achat de groupe, club privilège
  299 5966 SUPER_PROHIBITED | Telemarketing | Télémarketing | cold calling, outbound calling, phone sales, telemarketer, robocall | sollicitation téléphonique, télévente, appel à froid, vente par téléphone, appel automatisé
  300 5967 SUPER_PROHIBITED | Pay-per-call or chat line | Ligne payante ou de clavardage | premium-rate number, phone psychic line, chat line, inbound telemarketing, 900 number, sex line | numéro surtaxé, ligne de voyance, clavardage, ligne 900, ligne érotique
`,
);
