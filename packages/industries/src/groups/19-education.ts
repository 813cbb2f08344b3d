import { parseIndustries } from '../parse-industries.ts';

/** Education and child care; one block each, in the shape that `read-industries.ts` explains. */
export const EDUCATION = parseIndustries(
  19,
  `
  301 8351 | Daycare | Garderie
    en child care, preschool, nursery school, babysitter, after-school care, kindergarten, day care, daycare center, childcare, home daycare, dayhome, nanny, nannies
    en baby sitter, nursery, kids daycare, montessori daycare, child minder, au pair, drop-in daycare, playschool, daycare centre, night nurse
    fr service de garde, cpe, prématernelle, gardienne, garderie en milieu familial, halte-garderie, garde d’enfants, garderie privée, rsg, gardiennage, gardien d’enfants
    fr nounou, éducatrice, baby-sitter, maternelle, petite enfance
  302 8211 | Private school | École privée
    en elementary school, high school, academy, montessori, charter school, christian school, school, grade school, elementary, homeschool, kindergarten to 12, boarding school
    en prep school, catholic school, k-12, primary school, secondary school, microschool
    fr école primaire, école secondaire, académie, montessori, collège privé, école, école alternative, primaire, secondaire, pensionnat, enseignement privé, école à la maison
    fr scolarisation à domicile
  303 8220 | College or university | Cégep, collège ou université
    en higher education, campus, tuition, business school, community college, university, universities, college, graduate school, degree program, seminary, bible college, cegep
    en higher ed, junior college
    fr enseignement supérieur, campus, droits de scolarité, établissement collégial, université, collège, cégep, études supérieures, séminaire, faculté
  304 8299 | Tutoring | Tutorat
    en tutor, test prep, homework help, math tutor, learning center, speech and debate, private tutor, reading tutor, online tutor, english tutor, science tutor, sat prep
    en study help, academic coach, learning centre, teacher, private lessons, language tutor, college counselor, kumon, esl tutor, learning support, test preparation
    en study skills, chess lessons, educational consultant, education consultant
    fr tuteur, aide aux devoirs, cours privé, préparation aux examens, soutien scolaire, orthopédagogue, tutrice, tutorat en ligne, tutorat en maths, prof privé
    fr professeur privé, prof, professeur, enseignante, cours particuliers, récupération scolaire, rattrapage scolaire, orthopédagogie, aide pédagogique, mentorat scolaire
    fr préparation aux études
  305 8299 | Music or art lessons | Cours de musique ou d’art
    en piano teacher, guitar lessons, voice coach, painting class, music school, pottery class, violin lessons, singing lessons, vocal coach, drum lessons, art classes
    en paint night, paint and sip, pottery studio, drawing lessons, acting classes, drama school, music instructor, photography classes, ceramics class, flute lessons
    en music academy, theatre school, ukulele lessons
    fr professeur de piano, cours de guitare, cours de chant, école de musique, cours de peinture, cours de violon, prof de piano, cours de dessin, cours de théâtre
    fr cours de poterie, cours de batterie, leçons de piano, atelier de peinture, cours de céramique, académie de musique, chant
  306 8299 | Driving school | École de conduite
    en driving lessons, driver’s ed, driving instructor, road test, motorcycle class, driver training, driver education, defensive driving, traffic school, learn to drive
    en cdl permit
    fr cours de conduite, moniteur de conduite, permis de conduire, examen routier, conduite automobile, leçons de conduite, permis, cours de moto, conduite préventive
    fr apprendre à conduire, auto-école
  307 8299 | Language school or other classes | École de langues et autres cours
    en english class, workshop, cooking class, seminar, first aid course, online course, flight school, distance learning, english lessons, english teacher, esl, spanish lessons
    en french lessons, workshop facilitator, training, training center, corporate training, cpr classes, flight instructor, pilot school, sewing classes, bartending school
    en classes, courses, lessons, safety training, firearms training, webinar, e-learning, masterclass, craft classes, instructor, education, survival school
    fr cours d’anglais, francisation, atelier, cours de cuisine, formation, premiers soins, école de pilotage, formation à distance, cours d’espagnol, cours de français
    fr professeur d’anglais, prof d’anglais, ateliers culinaires, formateur, formation continue, cours en ligne, cours, cours de couture, rcr, secourisme, pilote instructeur
    fr ateliers créatifs, webinaire, conférences, francisation des adultes, éducation, moniteur, cours de photo
  308 8249 | Trade or vocational school | École de métiers
    en beauty school, technical training, cosmetology school, trucking school, certification course, beauty academy, barber school, lash training, nail school, hair school
    en massage school, cdl school, welding school, esthetics school, tattoo school, nursing school, cna training, phlebotomy training, makeup school, bartender school
    en electrician school, apprenticeship program
    fr formation professionnelle, école de coiffure, école de camionnage, cours technique, attestation, école d’esthétique, école de massothérapie, école de massage
    fr formation de cils, dep, école de soudure, formation de camionneur, école de maquillage, cours professionnel, école de tatouage
  309 8244 | Business or computer school | École de commerce ou d’informatique
    en coding bootcamp, secretarial school, professional development, computer training, office skills, bootcamp, coding classes, coding camp, code academy, computer lessons
    en computer courses, it training, programming school, software training, excel training, robotics class, kids coding, bookkeeping course, leadership training
    fr camp de programmation, école de secrétariat, perfectionnement, formation informatique, cours d’informatique, cours d’ordinateur, formation excel, robotique
    fr formation en gestion, cours de codage, formation en affaires, ateliers de robotique
  310 7911 | Dance school or studio | École de danse
    en ballet, dance class, ballroom, dance studio, salsa, hip-hop class, dance, dance classes, dance lessons, dance teacher, dance instructor, dance academy, zumba, tap dance
    en irish dance, belly dance, breakdance, choreographer, cheer gym, dance team
    fr ballet, cours de danse, danse sociale, studio de danse, salsa, danse en ligne, danse, professeur de danse, prof de danse, danse contemporaine, danse latine
    fr salsa et bachata, troupe de danse, ballet jazz, claquettes, chorégraphe, hip-hop, danse pour enfants, danse de salon
`,
);
