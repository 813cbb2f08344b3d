import { parseIndustries } from '../parse-industries.ts';

/** Business and professional services; one block each, in the shape that `read-industries.ts` explains. */
export const BUSINESS_SERVICES = parseIndustries(
  16,
  `
  244 7311 | Advertising or marketing agency | Agence de publicité ou de marketing
    en social media, seo, digital marketing, billboard, ad agency, branding, public relations, market research, marketing, marketing consultant, advertising, smm, seo expert
    en ppc, google ads, email marketing, lead generation, influencer, content marketing, brand strategist, publicist, pr agency, media buyer, promotion, affiliate marketing
    en street team, copywriting agency, creative agency, content creation, ugc creator, growth marketing
    fr médias sociaux, référencement, marketing numérique, panneau publicitaire, image de marque, relations publiques, étude de marché, publicité, agence de pub, réseaux sociaux
    fr community manager, gestionnaire de communauté, marketing web, seo, stratège marketing, relationniste, influenceur, communications, placement média, création de contenu
    fr marketing d’affiliation, conseiller en marketing, consultante en marketing, rédaction web, sondage, génération de prospects
  245 7311 | Sign shop | Fabricant d’enseignes
    en signage, banner, neon sign, lettering, vinyl sign, yard sign, sign maker, signmaker, vinyl graphics, decals, led signs, wraps and signs, billboards, sign printing
    en sign installation
    fr enseigne, affichage, bannière, enseigne au néon, lettrage, pancarte, affiches, lettrage commercial, lettreur, enseignes lumineuses, décalques, panneaux
    fr vinyle autocollant, signalisation
  246 7333 | Graphic design or illustration | Graphisme ou illustration
    en graphic designer, logo, illustrator, commercial artist, animation, layout, graphics, designer, illustration, branding designer, visual designer, freelance designer
    en animator, motion graphics, design studio, 3d artist, 3d modeling, cartoonist, canva designer, digital illustrator, art director, packaging design, fiverr
    fr graphiste, logo, illustrateur, infographie, infographiste, animation, design graphique, conception graphique, motion design, animation 2d, animation 3d, studio de design
    fr bédéiste, directeur artistique, modélisation 3d, conception d’emballage, graphiste pigiste
  247 7221 | Photographer | Photographe
    en photography, portrait, wedding photographer, photo studio, headshot, passport photo, photo, photo booth, photobooth, family photographer, newborn photographer
    en event photographer, boudoir photography, product photography, school photos, pet photographer, drone photographer, freelance photographer, photo shoot, picture taking
    en photo editing, boudoir, photojournalist, commercial photography
    fr photographie, portrait, photographe de mariage, studio de photo, photo de passeport, séance photo, photographe de famille, photographe de naissance
    fr photographie immobilière, photographe événementiel, photomaton, photo scolaire, photographe commercial, photographie de produits
  248 7829 | Videographer or film production | Vidéaste ou production vidéo
    en video production, filmmaker, wedding video, drone video, video editing, documentary, videography, video, video editor, film company, movie production, drone operator
    en drone pilot, drone services, cinematographer, cameraman, camera operator, video producer, commercial video, aerial video, live streaming, production company, producer
    en corporate video
    fr vidéo, cinéaste, vidéo de mariage, montage vidéo, tournage, captation par drone, vidéographe, montage, monteur vidéo, monteuse vidéo, caméraman, réalisateur, drone
    fr pilote de drone, cinéma production, production cinématographique, maison de production, vidéo corporative, producteur, vidéo promotionnelle, webdiffusion en direct
    fr monteur
  249 7392 | Business consultant | Conseiller en gestion
    en consulting, management consultant, strategy, business coach, project manager, human resources, influencer, consulting firm, consultancy, business advisor, executive coach
    en hr consultant, hr services, operations consultant, business development, leadership coach, sales consultant, sales training, startup advisor, healthcare consultant
    en restaurant consultant, marketing strategist, sustainability consultant, diversity consultant, independent contractor, public speaker, motivational speaker
    en keynote speaker, fractional cfo, grant writer, compliance consultant, safety consultant, business mentor, career coach, brand ambassador, construction consultant
    fr consultant, conseil, stratégie, coach d’affaires, gestion de projet, ressources humaines, influenceur, consultation, conseillers, coach d’entreprise, coach professionnel
    fr rh, conseillère rh, développement des affaires, chargé de projet, gestionnaire de projet, planification stratégique, conférencier, formateur en entreprise
    fr coach de carrière, firme conseil, coach exécutif, stratège, consultant indépendant, redressement d’entreprise
  250 8999 | Interior designer or home stager | Designer d’intérieur ou valorisation résidentielle
    en interior design, home staging, decorator, space planning, color consultant, organizer, interior decorating, staging, decorating, decluttering, color consultation
    en kitchen designer, feng shui, declutter, virtual staging, colour consultant, furniture staging, office design, interiors
    fr design d’intérieur, décorateur, décoratrice, aménagement intérieur, désencombrement, décoration intérieure, organisatrice professionnelle, organisation résidentielle
    fr désencombrement maison, cuisiniste designer, consultation couleur, organisation d’espace, rangement à domicile, intérieurs
  251 8999 | Translator, writer or coach | Traducteur, rédacteur ou coach
    en interpreter, editor, copywriter, freelancer, life coach, author, ghostwriter, translator, translation, writer, content writer, blog writer, editing, proofreader
    en copy editor, technical writer, journalist, novelist, coach, wellness coach, mindset coach, spiritual coach, upwork, fiverr freelancer, speech writer, transcriptionist
    en screenwriter, poet, career coaching, resume writer, parenting coach, confidence coach, manifestation coach, grief coach, sleep consultant, voice actor
    fr interprète, réviseur, pigiste, accompagnateur de vie, auteur, coach de vie, rédaction, traduction, traducteurs, interprétation, interprète gestuel, rédactrice
    fr rédaction web, conceptrice-rédactrice, correctrice, correction de textes, révision linguistique, réviseure, révision, écrivain, autrice, journaliste, coach personnel
    fr travail à la pige, écrivain public, biographe, scénariste, accompagnement, adjuvat, romancière, coach parental, biographie, consultante en sommeil
  252 8999 | Professional services | Services professionnels
    en appraiser, notary public, mediator, expert, freelance professional, home inspector, self employed, independent professional, mobile notary, notary, home inspection
    en building inspector, property inspection, appraisals, mediation, process server, expert witness, land appraisal, surveying, genealogist, speaker, researcher
    en energy auditor, inspector, arbitration, auctioneer services, actuary, geologist, scientist, permit expediter, fingerprinting, immigration consultant
    en immigration consulting, customs broker, patent agent, title company
    fr évaluateur, commissaire à l’assermentation, médiateur, expert, travailleur autonome, inspecteur en bâtiment, services pro, inspecteur, inspection, inspection préachat
    fr inspecteur de maisons, évaluateur agréé, évaluateur immobilier, évaluation, estimateur, médiation, huissier, arbitre, autonome, assermentation, consultante en immigration
    fr conseiller en immigration, courtier en douane, recherchiste, technologue professionnel, géologue, agronome
  253 8111 | Lawyer or notary | Avocat ou notaire
    en attorney, law firm, legal services, paralegal, divorce, immigration, legal aid, lawyers, law, law office, family lawyer, criminal lawyer, solicitor, barrister, notaries
    en counsel, estate planning, wills and estates, trademark attorney, bankruptcy attorney, patent attorney, conveyancing, quebec notary
    fr cabinet d’avocats, juriste, étude notariale, conseiller juridique, divorce, immigration, parajuriste, avocats, notaires, droit, droit familial, droit de la famille
    fr juridique, testament, technicienne juridique, droit criminel, conseil juridique, notaire immobilier, avocat criminaliste, droit des affaires, parajuridique
  254 8931 | Accountant or bookkeeper | Comptable
    en accounting, cpa, bookkeeping, audit, payroll, controller, accountants, accounting firm, chartered accountant, auditor, quickbooks, tax accountant, cfo services
    en accounting office, financial statements, accounts payable, ca firm, enrolled agent
    fr comptabilité, cpa, tenue de livres, vérificateur, paie, teneur de livres, comptable agréé, cabinet comptable, firme comptable, expert-comptable, comptabilité et impôts
    fr vérification comptable, technicienne comptable, commis comptable, auditeur, états financiers, technicien comptable, contrôleur
  255 7276 | Tax preparation | Préparation de déclarations de revenus
    en income tax, tax return, tax filing, tax preparer, refund, taxes, tax office, tax consultant, tax help, tax pro, tax season, e-file, personal taxes, tax advisor
    en tax specialist, irs help
    fr impôt, déclaration d’impôt, rapport d’impôt, fiscaliste, remboursement, faire des impôts, préparateur d’impôts, impôt personnel, fiscalité, impôts des particuliers
  256 8911 | Architect or engineer | Architecte ou ingénieur
    en engineering, architecture, land surveyor, drafting, structural engineer, blueprint, architects, architecture firm, architectural design, engineers, engineering consultant
    en civil engineer, mechanical engineer, surveyor, surveying company, draftsman, cad designer, geotechnical, building designer, environmental engineer, electrical engineer
    en interior architect, urban planner, house plans, industrial designer, 3d rendering
    fr génie-conseil, architecture, arpenteur-géomètre, dessin technique, génie civil, plan, architectes, ingénieurs, firme d’ingénierie, génie, arpenteur, arpentage
    fr dessinateur, dessinateur en bâtiment, dessin, technologue en architecture, plans de maison, ingénieure, plans et devis, structure, dessin industriel, urbaniste
    fr génie mécanique, rendu 3d, design industriel
  257 8734 | Testing laboratory | Laboratoire d’essais
    en water testing, soil testing, inspection, calibration, environmental testing, material testing, test lab, testing services, drone testing, product testing, mold testing
    en asbestos testing
    fr analyse d’eau, analyse de sol, étalonnage, contrôle de la qualité, analyse environnementale, essais, tests, test de moisissure, qualité de l’air, test d’amiante
  258 7361 | Staffing or employment agency | Agence de placement
    en recruiter, temp agency, headhunter, temporary help, talent, job placement, staffing, recruitment, hr recruiting, labor contractor, employee leasing, nurse staffing
    en nanny agency, executive search, day labor, manpower, talent acquisition, workforce
    fr recruteur, agence d’emploi, chasseur de têtes, travail temporaire, recrutement, main-d’œuvre, recruteuse, personnel temporaire, placement, agence d’infirmières, dotation
    fr emploi
  259 7339 | Virtual assistant or typing service | Adjoint virtuel ou secrétariat
    en secretary, transcription, court reporter, data entry, resume writing, stenographer, va services, administrative assistant, admin assistant, executive assistant
    en secretarial, typist, transcriber, medical billing, medical coding, office administration, remote assistant, cv writing, admin support, captioning
    fr adjointe virtuelle, secrétaire, transcription, sténographe, saisie de données, rédaction de cv, adjointe administrative, adjoint administratif, assistante virtuelle
    fr adjointe à distance, services administratifs, secrétariat, soutien administratif, sténographie, transcriptrice, dactylo, commis de bureau, travail de bureau
    fr facturation médicale, sous-titrage, saisie
  260 2741 | Printing or publishing | Imprimerie ou édition
    en printer, screen printing, publisher, business card, brochure, newspaper publisher, print shop, book publisher, flyers, newspaper, magazine publisher, self publishing
    en label printing, sticker printing, offset printing, wedding invitations, invitation designer, stickers, bookbinder, music publisher, letterpress
    fr imprimeur, sérigraphie, éditeur, carte professionnelle, dépliant, maison d’édition, impression, cartes d’affaires, édition, affiches, impression numérique, sérigraphe
    fr faire-part, journal édition, étiquettes, autoédition, magazine, impression offset, invitations
  261 7338 | Copy shop | Centre de photocopie
    en photocopy, blueprint, scan, binding, 3d printing, print center, copies, photocopies, photocopying, copying, copy centre, scanning service, document scanning, laminating
    en fedex office, fax service, digitizing photos
    fr photocopie, numérisation, reliure, impression 3d, reprographie, plan imprimé, imprimer, numérisation de documents, service d’impression, plastification, plans
    fr numérisation de photos, imprimante 3d, copie
  262 7342 | Pest control | Extermination
    en exterminator, bug, termite, rodent, bed bug, disinfecting, wildlife removal, extermination, pest, cockroach, ants, mice, rats, mosquito control, mosquito spraying
    en animal removal, raccoon removal, bee removal, wasp, fumigation, disinfection, sanitizing, termite inspection, pest management, squirrel removal
    fr exterminateur, insecte, souris, punaise de lit, désinfection, gestion parasitaire, vermine, parasites, punaises, fourmis, coquerelles, rongeurs, guêpes, nid de guêpes
    fr moustiques, ratons laveurs, contrôle des animaux, désinsectisation, dératisation, antiparasitaire, capture d’animaux, mouffette
  263 7349 | Commercial cleaning | Nettoyage commercial
    en janitorial, office cleaning, janitor, building maintenance, floor waxing, post-construction cleaning, cleaning contractor, business cleaning, floor care, floor stripping
    en restaurant cleaning, hood cleaning, construction cleanup, cleaning crew, industrial cleaning, school cleaning, custodian, custodial services, warehouse cleaning
    en biohazard cleaning, jan-pro
    fr conciergerie d’immeubles, nettoyage de bureaux, concierge, entretien d’immeubles, cirage de planchers, nettoyage industriel, ménage de bureaux, décapage et cirage
    fr nettoyage de hottes, nettoyage de restaurants, nettoyage de bureau, entretien sanitaire, nettoyage d’écoles
  264 7349 | Window or pressure washing | Lavage de vitres ou nettoyage à pression
    en window cleaner, power washing, gutter cleaning, soft wash, chimney sweep, house washing, roof washing, eavestrough cleaning, driveway cleaning, exterior cleaning
    en graffiti removal, deck washing, bin cleaning, concrete cleaning, window cleaners
    fr laveur de vitres, nettoyage à pression, nettoyage de gouttières, ramonage, ramoneur, lavage de fenêtres, vitres, ramonage de cheminées, lavage de revêtement
    fr lavage extérieur, nettoyage de toiture, jet d’eau, lavage de maison, graffiti, lavage de vitres ou à pression
  265 7393 | Security or private investigator | Sécurité ou détective privé
    en security guard, alarm monitoring, detective, armored car, patrol, bodyguard, background check, security, guard services, investigations, investigator, bouncer
    en event security, body guard, armoured car, alarm response, surveillance services, guard dog, executive protection, concierge security, loss prevention, polygraph
    fr agent de sécurité, gardien, télésurveillance, enquêteur, garde du corps, patrouille, vérification d’antécédents, sécurité, agence de sécurité, gardiennage, détective
    fr enquêtes, investigateur, portier, sécurité événementielle, transport de valeurs, surveillance, agence d’investigation, polygraphe
  266 7394 | Equipment, tool or party rental | Location d’outils ou d’équipement
    en tool rental, tent rental, bounce house, portable toilet, chair rental, scaffolding rental, dumpster rental, event rentals, table rental, bouncy castle, inflatables
    en jumper rental, moonwalk, porta potty, porta potties, dumpsters, roll off, excavator rental, camera rental, av rental, wedding rentals, linen rentals, stage rental
    en container rental, crane rental, furniture rental, bike rental, ski rental, wheelchair rental, generator rental, dunk tank, equipment leasing, surfboard rental
    en backyard cinema
    fr outil à louer, location de chapiteau, jeu gonflable, toilette portative, location de chaises, location de conteneur, location de tentes, location de tables, chapiteaux
    fr chapiteau, jeux gonflables, structures gonflables, toilettes chimiques, conteneurs, conteneur à déchets, location de machinerie, location de vaisselle
    fr location de mobilier, location de matériel, location pour fêtes, location de vélos, location de skis, location d’échafaudages, location de photobooth
    fr location d’outillage, location de sono, location de décors, nacelle, location pour événements
  267 7399 | Business services | Services aux entreprises
    en coworking, virtual office, mailbox, packaging, trade show, call center, fulfillment service, business support, co-working, coworking space, shared office, office rental
    en mail box, ups store, shipping store, packing and shipping, answering services, conference organizer, fulfilment, outsourcing, bpo, quality inspection, event staffing
    en merchandising services, document shredding, shredding, telephone answering, inventory service, mystery shopping, bartering, liquidation services, kitting, billing service
    en prep center, commission sales, sales agent
    fr cotravail, bureau virtuel, boîte postale, emballage, salon professionnel, centre d’appels, bureaux partagés, bureau à louer, espace de coworking, coworking
    fr centre d’affaires, location de bureaux, service à la clientèle, emballage et expédition, impartition, congrès, organisateur de salons, salon commercial
    fr traitement de commandes, déchiquetage, agent commercial, représentant, inventaire, exposition commerciale, préparation de commandes, domiciliation
`,
);
