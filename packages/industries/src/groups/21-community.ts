import { parseIndustries } from '../parse-industries.ts';

/** Nonprofits, community and government; one block each, in the shape that `read-industries.ts` explains. */
export const COMMUNITY = parseIndustries(
  21,
  `
  335 8398 | Nonprofit or charity | Organisme sans but lucratif
    en non-profit, donation, foundation, food bank, fundraiser, shelter, community service, food pantry, pantry, not-for-profit, nonprofit organization, charity, charities
    en charitable, ngo, animal rescue, homeless shelter, dog rescue, humane society, red cross, 501c3, relief organization, registered charity, mission, soup kitchen
    en volunteer organization, youth charity, social services, community outreach, aid organization, cat rescue, rescue
    fr obnl, bienfaisance, fondation, don, banque alimentaire, collecte de fonds, organisme communautaire, osbl, organisme, organisme de charité, charité, œuvre de charité
    fr campagne de financement, refuge, refuge pour animaux, refuge animalier, spca, ong, bénévoles, bénévolat, aide humanitaire, soupe populaire, entraide, centre d’entraide
    fr maison des jeunes, organisation communautaire, maison d’hébergement, levée de fonds
  336 8661 | Church or religious organization | Église ou organisme religieux
    en ministry, mosque, temple, synagogue, parish, worship, tithe, church, religious, ministries, pastor, chapel, christian ministry, missionary, missions, congregation
    en cathedral, bible study, evangelist, faith, buddhist temple, monastery, gurdwara, islamic center, catholic church, spiritual center, church group, religion, baptist church
    en rabbi, priest, tithes and offerings, mandir, hindu temple, tabernacle, shul
    fr paroisse, mosquée, temple, synagogue, culte, dîme, lieu de culte, église, religieux, pasteur, mission religieuse, chapelle, fabrique de paroisse, congrégation, monastère
    fr évangélique, prêtre, centre spirituel, cathédrale, dons religieux, communauté religieuse, gurdwara, mandir, tabernacle, mosquée et centre islamique
  337 8641 | Civic or social club | Association civique ou sociale
    en fraternal lodge, veterans club, scouts, community center, alumni, youth group, clubs, legion, american legion, vfw, veterans, lions club, rotary, elks lodge, masons lodge
    en freemasons, community centre, girl scouts, boy scouts, fraternity, sorority, alumni association, youth organization, senior center, garden club, kiwanis, car club
    en book club, hobby club, 4-h, cultural association, knights of columbus, pta, parent teacher
    fr club social, anciens combattants, scouts, centre communautaire, club de l’âge d’or, groupe jeunesse, club optimiste, club lions, chevaliers de colomb, légion, vétérans
    fr guides, centre de loisirs, association culturelle, club rotary, cercle de fermières, fadoq, fraternité, jeunesse, club d’autos, club de lecture, clubs sociaux
    fr maison de la culture, association de parents
  338 8699 | Association or union | Association ou syndicat
    en trade association, membership organization, labor union, chamber of commerce, homeowners association, booster club, association, union, labour union, hoa dues
    en industry association, membership, co-operative association, alumni group, bar association, neighborhood association, guild, condo board, farmers association
    en members association, teachers union, road association
    fr association professionnelle, chambre de commerce, ordre professionnel, regroupement, syndicat de travailleurs, syndicats, association de propriétaires
    fr association de quartier, fédération, confédération, adhésion, membre association, association étudiante, guilde, corporation professionnelle, association de commerçants
    fr association de riverains
  339 8651 | Political organization | Organisation politique
    en campaign, political party, candidate, advocacy, donation to a candidate, politics, political, politician, pac, election campaign, election, lobbyist, activist
    en advocacy group, senator, mayor campaign, political fundraising
    fr campagne électorale, parti politique, candidat, comité électoral, militantisme, politique, parti, élection, politicien, lobbyiste, militants, groupe de pression
    fr dons politiques, association de circonscription, député, financement politique, parti municipal
  340 9399 | Government office | Administration publique
    en city hall, municipality, license fee, permit, public library, county office, court, government, city, town, county, municipal, state agency, federal, public works
    en library, libraries, licenses, taxes government, village office, parks department, dmv, public administration, tribal government, band office, fire department
    en police department, school district, water district, postal, passport office
    fr municipalité, hôtel de ville, ville, permis, bibliothèque publique, palais de justice, gouvernement, mairie, mrc, bibliothèque, greffe, tribunal, service public
    fr conseil de bande, services municipaux, fonction publique, ministère, gouvernemental, police, service incendie, organisme public, cour municipale
  341 4900 | Utility or waste collection | Services publics ou collecte de déchets
    en electricity, water, natural gas, trash, garbage pickup, recycling, junk removal, sewer service, utilities, utility, electric utility, power company, gas company, junk
    en junk hauling, garbage, waste management, waste disposal, rubbish removal, debris removal, haul away, recycling center, dump, landfill, sanitation, hoarder cleanout
    en estate cleanout, cleanouts, appliance removal, mattress removal, furniture removal, bin rental, scrap removal, composting service, got junk, electricity provider
    fr électricité, aqueduc, gaz naturel, déchets, poubelle, recyclage, ramassage de rebuts, égout, électricité fournisseur, énergie, hydro, eau, ordures, vidanges, collecte
    fr gestion des déchets, matières résiduelles, récupération, ramassage d’encombrants, encombrants, débarras, ramassage, débris, enlèvement de débris, vide-maison, rebuts
    fr compost, centre de tri, dépotoir, ramassage de meubles, écocentre
`,
);
