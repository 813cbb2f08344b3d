import { readIndustries } from './read-industries.ts';

/** Nonprofits, community and government: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const COMMUNITY = readIndustries(
  21,
  `
  335 8398 | Nonprofit or charity | Organisme sans but lucratif | non-profit, donation, foundation, food bank, fundraiser, shelter, community service | obnl, bienfaisance, fondation, don, banque alimentaire, collecte de fonds, organisme communautaire, osbl
  336 8661 | Church or religious organization | Église ou organisme religieux | ministry, mosque, temple, synagogue, parish, worship, tithe | paroisse, mosquée, temple, synagogue, culte, dîme, lieu de culte
  337 8641 | Civic or social club | Association civique ou sociale | fraternal lodge, veterans club, scouts, community center, alumni, youth group | club social, anciens combattants, scouts, centre communautaire, club de l’âge d’or, groupe jeunesse
  338 8699 | Association or union | Association ou syndicat | trade association, membership organization, labor union, chamber of commerce, homeowners association, booster club | association professionnelle, chambre de commerce, ordre professionnel, regroupement, syndicat de travailleurs
  339 8651 | Political organization | Organisation politique | campaign, political party, candidate, advocacy, donation to a candidate | campagne électorale, parti politique, candidat, comité électoral, militantisme
  340 9399 | Government office | Administration publique | city hall, municipality, license fee, permit, public library, county office, court | municipalité, hôtel de ville, ville, permis, bibliothèque publique, palais de justice
  341 4900 | Utility or waste collection | Services publics ou collecte de déchets | electricity, water, natural gas, trash, garbage pickup, recycling, junk removal, sewer service | électricité, aqueduc, gaz naturel, déchets, poubelle, recyclage, ramassage de rebuts, égout
`,
);
