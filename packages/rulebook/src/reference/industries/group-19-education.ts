import { readIndustries } from './read-industries.ts';

/** Education and child care: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const EDUCATION = readIndustries(
  19,
  `
  301 8351 | Daycare | Garderie | child care, preschool, nursery school, babysitter, after-school care, kindergarten | service de garde, cpe, prématernelle, gardienne, garderie en milieu familial, halte-garderie
  302 8211 | Private school | École privée | elementary school, high school, academy, montessori, charter school, christian school | école primaire, école secondaire, académie, montessori, collège privé
  303 8220 | College or university | Cégep, collège ou université | higher education, campus, tuition, business school, community college | enseignement supérieur, campus, droits de scolarité, établissement collégial
  304 8299 | Tutoring | Tutorat | tutor, test prep, homework help, math tutor, learning center | tuteur, aide aux devoirs, cours privé, préparation aux examens, soutien scolaire, orthopédagogue
  305 8299 | Music or art lessons | Cours de musique ou d’art | piano teacher, guitar lessons, voice coach, painting class, music school, pottery class | professeur de piano, cours de guitare, cours de chant, école de musique, cours de peinture
  306 8299 | Driving school | École de conduite | driving lessons, driver’s ed, driving instructor, road test, motorcycle class | cours de conduite, moniteur de conduite, permis de conduire, examen routier
  307 8299 | Language school or other classes | École de langues et autres cours | english class, workshop, cooking class, seminar, first aid course, online course, flight school, distance learning | cours d’anglais, francisation, atelier, cours de cuisine, formation, premiers soins, école de pilotage, formation à distance
  308 8249 | Trade or vocational school | École de métiers | beauty school, technical training, cosmetology school, trucking school, certification course | formation professionnelle, école de coiffure, école de camionnage, cours technique, attestation
  309 8244 | Business or computer school | École de commerce ou d’informatique | coding bootcamp, secretarial school, professional development, computer training, office skills | camp de programmation, école de secrétariat, perfectionnement, formation informatique
  310 7911 | Dance school or studio | École de danse | ballet, dance class, ballroom, dance studio, salsa, hip-hop class | ballet, cours de danse, danse sociale, studio de danse, salsa, danse en ligne
`,
);
