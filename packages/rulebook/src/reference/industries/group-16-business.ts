import { readIndustries } from './read-industries.ts';

/** Business and professional services: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const BUSINESS = readIndustries(
  16,
  `
  244 7311 | Advertising or marketing agency | Agence de publicité ou de marketing | social media, seo, digital marketing, billboard, ad agency, branding, public relations, market research | médias sociaux, référencement, marketing numérique, panneau publicitaire, image de marque, relations publiques, étude de marché
  245 7311 | Sign shop | Fabricant d’enseignes | signage, banner, neon sign, lettering, vinyl sign, yard sign | enseigne, affichage, bannière, enseigne au néon, lettrage, pancarte
  246 7333 | Graphic design or illustration | Graphisme ou illustration | graphic designer, logo, illustrator, commercial artist, animation, layout | graphiste, logo, illustrateur, infographie, infographiste, animation
  247 7221 | Photographer | Photographe | photography, portrait, wedding photographer, photo studio, headshot, passport photo | photographie, portrait, photographe de mariage, studio de photo, photo de passeport
  248 7829 | Videographer or film production | Vidéaste ou production vidéo | video production, filmmaker, wedding video, drone video, video editing, documentary | vidéo, cinéaste, vidéo de mariage, montage vidéo, tournage, captation par drone
  249 7392 | Business consultant | Conseiller en gestion | consulting, management consultant, strategy, business coach, project manager, human resources, influencer | consultant, conseil, stratégie, coach d’affaires, gestion de projet, ressources humaines, influenceur
  250 8999 | Interior designer or home stager | Designer d’intérieur ou valorisation résidentielle | interior design, home staging, decorator, space planning, color consultant, organizer | design d’intérieur, décorateur, décoratrice, aménagement intérieur, désencombrement
  251 8999 | Translator, writer or coach | Traducteur, rédacteur ou coach | interpreter, editor, copywriter, freelancer, life coach, author, ghostwriter | interprète, réviseur, pigiste, accompagnateur de vie, auteur, coach de vie, rédaction
  252 8999 | Professional services | Services professionnels | appraiser, notary public, mediator, expert, freelance professional, home inspector | évaluateur, commissaire à l’assermentation, médiateur, expert, travailleur autonome, inspecteur en bâtiment
  253 8111 | Lawyer or notary | Avocat ou notaire | attorney, law firm, legal services, paralegal, divorce, immigration, legal aid | cabinet d’avocats, juriste, étude notariale, conseiller juridique, divorce, immigration, parajuriste
  254 8931 | Accountant or bookkeeper | Comptable | accounting, cpa, bookkeeping, audit, payroll, controller | comptabilité, cpa, tenue de livres, vérificateur, paie, teneur de livres
  255 7276 | Tax preparation | Préparation de déclarations de revenus | income tax, tax return, tax filing, tax preparer, refund | impôt, déclaration d’impôt, rapport d’impôt, fiscaliste, remboursement
  256 8911 | Architect or engineer | Architecte ou ingénieur | engineering, architecture, land surveyor, drafting, structural engineer, blueprint | génie-conseil, architecture, arpenteur-géomètre, dessin technique, génie civil, plan
  257 8734 | Testing laboratory | Laboratoire d’essais | water testing, soil testing, inspection, calibration, environmental testing, material testing | analyse d’eau, analyse de sol, étalonnage, contrôle de la qualité, analyse environnementale
  258 7361 | Staffing or employment agency | Agence de placement | recruiter, temp agency, headhunter, temporary help, talent, job placement | recruteur, agence d’emploi, chasseur de têtes, travail temporaire, recrutement, main-d’œuvre
  259 7339 | Virtual assistant or typing service | Adjoint virtuel ou secrétariat | secretary, transcription, court reporter, data entry, resume writing, stenographer | adjointe virtuelle, secrétaire, transcription, sténographe, saisie de données, rédaction de cv
  260 2741 | Printing or publishing | Imprimerie ou édition | printer, screen printing, publisher, business card, brochure, newspaper publisher | imprimeur, sérigraphie, éditeur, carte professionnelle, dépliant, maison d’édition
  261 7338 | Copy shop | Centre de photocopie | photocopy, blueprint, scan, binding, 3d printing, print center | photocopie, numérisation, reliure, impression 3d, reprographie, plan imprimé
  262 7342 | Pest control | Extermination | exterminator, bug, termite, rodent, bed bug, disinfecting, wildlife removal | exterminateur, insecte, souris, punaise de lit, désinfection, gestion parasitaire, vermine
  263 7349 | Commercial cleaning | Nettoyage commercial | janitorial, office cleaning, janitor, building maintenance, floor waxing, post-construction cleaning | conciergerie d’immeubles, nettoyage de bureaux, concierge, entretien d’immeubles, cirage de planchers
  264 7349 | Window or pressure washing | Lavage de vitres ou à pression | window cleaner, power washing, gutter cleaning, soft wash, chimney sweep | laveur de vitres, nettoyage à pression, nettoyage de gouttières, ramonage, ramoneur
  265 7393 | Security or private investigator | Sécurité ou détective privé | security guard, alarm monitoring, detective, armored car, patrol, bodyguard, background check | agent de sécurité, gardien, télésurveillance, enquêteur, garde du corps, patrouille, vérification d’antécédents
  266 7394 | Equipment, tool or party rental | Location d’outils ou d’équipement | tool rental, tent rental, bounce house, portable toilet, chair rental, scaffolding rental, dumpster rental | outil à louer, location de chapiteau, jeu gonflable, toilette portative, location de chaises, location de conteneur
  267 7399 | Business services | Services aux entreprises | coworking, virtual office, mailbox, packaging, trade show, call center, fulfillment service | cotravail, bureau virtuel, boîte postale, emballage, salon professionnel, centre d’appels
`,
);
