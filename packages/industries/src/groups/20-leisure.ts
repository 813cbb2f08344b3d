import { parseIndustries } from '../parse-industries.ts';

/** Arts, sports and entertainment; one block each, in the shape that `read-industries.ts` explains. */
export const LEISURE = parseIndustries(
  20,
  `
  311 7997 | Gym or fitness studio | Centre d’entraînement
    en fitness, workout, personal trainer, health club, weightlifting, spin class, bootcamp, gyms, fitness center, fitness centre, fitness instructor, fitness coach
    en fitness classes, crossfit, cycling studio, weight training, strength coach, strength and conditioning, exercise, weight room, group fitness, pt, barre, ymca
    en athletic trainer, wellness gym, zumba fitness, sports performance, bodybuilding, ems training
    fr gym, conditionnement physique, entraîneur privé, musculation, cardiovélo, entraînement, kinésiologie, salle d’entraînement, salle de sport, fitness, entraîneuse privée
    fr entraîneur personnel, entraîneur, kinésiologue, coach fitness, coach sportif, spinning, cours de groupe, mise en forme, remise en forme, studio d’entraînement, zumba
    fr conditionnement, bootcamp, entraînement en ligne, haltérophilie
  312 7997 | Yoga or pilates studio | Studio de yoga ou de pilates
    en yoga class, pilates, meditation, barre class, stretching, breathwork, yoga, yoga teacher, yoga instructor, yoga classes, hot yoga, reformer pilates, mindfulness
    en yoga therapist, prenatal yoga, goat yoga, yoga retreat, tai chi, wellness classes, kids yoga, qigong
    fr cours de yoga, pilates, méditation, étirement, barre, respiration, professeur de yoga, prof de yoga, professeure de yoga, enseignante de yoga, pilates reformer
    fr yoga chaud, yoga prénatal, yoga pour enfants, pleine conscience, tai-chi, qi gong, essentrics, retraite de yoga, centre de yoga
  313 7997 | Martial arts school | École d’arts martiaux
    en karate, judo, boxing, jiu-jitsu, taekwondo, dojo, kickboxing, mma, mma gym, boxing coach, bjj, judo club, kick boxing, muay thai, self defense, kung fu, wrestling club
    en aikido, fencing club, capoeira, krav maga
    fr karaté, judo, boxe, jiu-jitsu, taekwondo, dojo, autodéfense, boxe française, club de boxe, gym de boxe, cours de karaté, jiujitsu, kick-boxing, muay thaï, kung-fu, lutte
    fr aïkido, escrime
  314 7997 | Private or country club | Club privé
    en country club, golf club, tennis club, swim club, yacht club, members club, curling club, curling, pickleball club, swim team, social clubs, racquet club, sailing club
    en athletic club, hunting club, snowmobile club, squash club, ski club, rowing club, equestrian club
    fr club de golf, club de tennis, club nautique, club social, club de membres, club de curling, club de voile, yacht club, club de chasse, club sportif, club de pickleball
    fr club de ski, club de motoneige, club équestre, club d’aviron, club de natation, membres, club de raquette
  315 7999 | Sports lessons and recreation | Cours de sport et loisirs
    en swim lessons, coach, tennis lessons, horseback riding, climbing gym, skating rink, ski hill, fishing guide, swimming lessons, swim school, swim instructor, soccer coach
    en soccer training, baseball lessons, batting cages, basketball training, hockey school, figure skating, ice rink, roller rink, tennis pro, golf instructor, horse riding
    en riding stable, gymnastics, gymnastics club, cheerleading, climbing, ski resort, snowboard lessons, surf lessons, scuba diving, fishing charter, fishing trips
    en hunting guide, rafting, bouldering, rock climbing
    fr cours de natation, entraîneur, équitation, escalade, patinoire, ski, guide de pêche, plongée, natation, école de natation, cours de tennis, moniteur de ski
    fr station de ski, cours de patin, patinage, patinage artistique, école de hockey, hockey, centre équestre, gymnastique, escalade intérieure, aréna, entraîneur de soccer
    fr cours de surf, cours de voile, pêche guidée, guide de chasse, pêche blanche, parachutisme, tyrolienne, loisirs, sports, plein air, camp sportif, traîneau à chiens
    fr coach sportif, centre d’escalade
  316 7999 | Local tours and guides | Visites guidées
    en tour guide, sightseeing, walking tour, food tour, wildlife tour, ghost tour, tours, guided tours, city tours, bike tour, wine tour, brewery tours, hiking guide
    en kayak tour, eco tours, whale watching, bus tours, adventure tours, boat tours, segway tours, nature guide, historical tours, excursions, helicopter tours, outdoor guide
    en airbnb experience
    fr guide touristique, excursion, visite à pied, tour de ville, observation de la faune, circuit gourmand, guide, observation des baleines, baleines, visites
    fr randonnée guidée, écotourisme, aventure, guide de montagne, tourisme, sentiers, tour gastronomique, expérience airbnb
  317 7999 | Escape room or family fun | Jeu d’évasion ou centre de jeux
    en trampoline park, laser tag, axe throwing, paintball, indoor playground, mini golf, go-kart, escape game, play place, play cafe, soft play, lazer tag, paintball field
    en miniature golf, karting, rage room, bumper cars, golf simulator, airsoft, corn maze, pumpkin patch, play center, mini putt, putting course
    fr parc de trampolines, lancer de la hache, paintball, minigolf, karting, jeu intérieur pour enfants, centre d’amusement, trampoline, laser-tag, fêtes d’enfants
    fr terrain de paintball, labyrinthe, simulateur de golf, salle de rage, autos tamponneuses, plaine de jeux, go-kart, mini-putt
  318 7941 | Sports team or league | Équipe ou ligue sportive
    en stadium, tournament, soccer club, hockey league, sports promoter, race, baseball league, little league, hockey association, football club, basketball league
    en race organizer, marathon, running race, 5k race, sports events, race track, race car, athletic association, lacrosse, softball league, minor hockey, rodeo
    en wrestling promotion, ringette, rugby club, travel team, cheer team, sports organization, motorsports
    fr stade, tournoi, club de soccer, ligue de hockey, promoteur sportif, course, équipes, ligue, association de hockey, hockey mineur, baseball, organisateur de courses
    fr événement sportif, course à pied, football, ringuette, rugby, course automobile, piste de course, balle molle, ligue de garage, rodéo
  319 7992 | Golf course | Terrain de golf
    en driving range, tee time, public golf, golf lessons, pro shop, golf, par 3 golf
    fr champ de pratique, départ de golf, golf public, cours de golf, parcours, golfs, golf pitch, practice, disque-golf
  320 7933 | Bowling alley | Salle de quilles
    en bowling, ten-pin, candlepin, lanes, bowling league, bowling center, bowling centre, duckpin, bowl, five-pin bowling
    fr quilles, salon de quilles, bowling, grosses quilles, ligue de quilles, petites quilles, centre de quilles, allée de quilles, jeu de quilles
  321 7932 | Pool hall | Salle de billard
    en billiards, pool table, snooker, darts, cue, pool room, pool league
    fr billard, table de billard, snooker, fléchettes, pool, salon de billard, dards
  322 7994 | Arcade | Salle d’arcade
    en video arcade, pinball, virtual reality, gaming lounge, esports center, game room, vr arcade, gaming cafe, barcade, pinball machines, vr experience, gaming truck
    en lan center
    fr jeu d’arcade, machine à boules, réalité virtuelle, sport électronique, salon de jeux vidéo, centre de jeux, vr, bar d’arcade
  323 7993 | Vending or amusement machines | Distributrices ou machines de jeux
    en vending machine, jukebox, coin-operated machine, claw machine, photo booth, vending, snack machine, candy machine, gumball machines, coin op, vending operator
    en micro market, micromarket, kiddie rides, soda machine
    fr machine distributrice, juke-box, machine à pince, cabine photo, appareil à monnaie, distributrices automatiques, distributrice, machine à bonbons
    fr exploitant de distributrices
  324 7996 | Amusement park, circus or fair | Parc d’attractions, cirque ou foire
    en theme park, carnival, water park, festival, haunted house, fairground, circus, circuses, fair, carnival games, carnival rides, waterpark, festival organizer, county fair
    en renaissance fair, holiday market, traveling carnival, roller coaster, street fair
    fr parc thématique, carnaval, parc aquatique, fête foraine, festival, manège, maison hantée, cirque, foires, foire agricole, organisateur de festival, parc d’amusement
    fr glissades d’eau, exposition agricole, marché de noël, école de cirque, troupe de cirque, montagnes russes
  325 7998 | Zoo or aquarium | Zoo ou aquarium
    en petting zoo, wildlife park, animal farm, safari, sea life, zoos, aquariums, wildlife sanctuary, reptile show, exotic animals, animal encounters
    fr jardin zoologique, parc animalier, ferme pédagogique, safari, vie marine, zoo, aquarium public, mini-ferme, ferme d’animaux, animaux exotiques, refuge faunique, fermette
    fr sanctuaire animalier
  326 7991 | Museum or attraction | Musée ou attraction
    en tourist attraction, exhibit, historic site, science center, botanical garden, museum, attractions, exhibition, art museum, planetarium, heritage site, historic house
    en visitor center, gardens, wax museum, observation deck
    fr attraction touristique, exposition, site historique, centre des sciences, jardin botanique, musées, économusée, centre d’interprétation, jardins, planétarium, patrimoine
    fr lieu historique, site patrimonial, musée d’art
  327 7832 | Movie theater | Cinéma | Movie theatre
    en cinema, drive-in, film screening, movie ticket, multiplex, movie theatre, movies, film festival, outdoor cinema, imax
    fr ciné-parc, salle de cinéma, projection, billet de cinéma, film, ciné, festival de films, cinéma de quartier
  328 7922 | Theater, concerts or tickets | Théâtre, concerts ou billetterie | Theatre, concerts or tickets
    en box office, ticket agency, event promoter, play, comedy club, talent agent, performing arts, theatre, theaters, concert hall, concerts, concert venue, tickets
    en ticket sales, ticket broker, ticket seller, ticket resale, shows, show producer, comedy, comedians club, improv theater, talent management, booking agency, stage
    en musical theater, community theatre, opera, symphony, model agency, entertainment agency, puppet theater
    fr billet de spectacle, promoteur, salle de spectacle, pièce de théâtre, humour, agent d’artistes, diffuseur, théâtres, troupe de théâtre, spectacles, billets
    fr billetterie en ligne, revente de billets, vente de billets, producteur de spectacles, agence d’artistes, agent artistique, soirée d’humour, humoriste spectacle
    fr improvisation, opéra, agence de mannequins, production de spectacles, marionnettes, gérance d’artistes
  329 7929 | Musician, DJ or entertainer | Musicien, DJ ou artiste de scène
    en band, disc jockey, singer, magician, clown, orchestra, recording studio, sound and light, musician, music, dj, mobile dj, wedding dj, party dj, deejay, live band
    en singer songwriter, rapper, music artist, music producer, music production, sound engineer, audio engineer, beat maker, magician show, comedian, entertainer, performer
    en kids entertainer, party entertainment, party princess, character performers, santa, santa claus, balloon twister, karaoke host
    fr groupe de musique, disc-jockey, chanteur, magicien, clown, orchestre, studio d’enregistrement, sonorisation, musiciens, musicienne, musique, dj mobile, disco mobile
    fr dj mariage, groupe, chansonnier, chanteuse, auteur-compositeur, magicienne, humoriste, animateur, animation, animation de fêtes, comédien, comédienne, acteur, actrice
    fr mascotte, père noël, spectacle pour enfants, sonorisateur, son et éclairage, sono, preneur de son, réalisateur musical, producteur de musique
  330 7995 CLOSED_BY_NETWORKS | Casino or betting | Casino ou paris
    en gambling, sports betting, poker room, bookmaker, slot machine, bingo hall, wager, sweepstakes cafe, casinos, gaming casino, sports book, sportsbook, sports bets, bets
    en bettor, betting shop, poker, poker club, slots, bingo, bookie, video lottery, card room, wagering, internet sweepstakes, casino night, casino chips, off-track, blackjack
    fr jeu de hasard, pari sportif, poker, preneur aux livres, machine à sous, bingo, mise d’argent, paris, jeux de hasard, bookmaker, salle de bingo, poker tournoi, gageure
    fr gambling, maison de jeu, soirée casino
  331 7801 CLOSED_BY_NETWORKS | Online gambling | Jeux d’argent en ligne
    en online casino, internet betting, online poker, fantasy sports with prizes, skill game for cash, social casino, online slots, igaming, gambling site, gambling website
    en daily fantasy, fantasy league, online bingo, sweepstakes casino, esports betting, crypto casino, skin betting, online bets, prediction market, betting app
    fr casino en ligne, pari en ligne, poker en ligne, ligue fantaisie avec prix, jeu d’adresse payant, casino web, poker internet, bingo en ligne, site de paris, appli de paris
  332 7802 CLOSED_BY_NETWORKS | Horse or dog racing | Courses de chevaux ou de chiens
    en racetrack, off-track betting, racebook, greyhound, harness racing, derby, otb, parimutuel, pari-mutuel, racehorse betting, thoroughbred racing
    fr hippodrome, pari mutuel, course de lévriers, pari hippique, course sous harnais, trot attelé
  333 7800 CLOSED_BY_NETWORKS | State lottery | Loterie d’État américaine
    en lottery, lotto, scratch ticket, jackpot, powerball, mega millions, scratchers, lottery sales, lottery retailer, us lottery
    fr loterie, loto, billet à gratter, gros lot, tirage, grattteux, gratteux
  334 9406 CLOSED_BY_NETWORKS | Provincial or foreign lottery | Loterie provinciale ou étrangère
    en lottery, raffle operator, lotto, prize draw, overseas lottery, raffle, raffle tickets, 50/50, sweepstakes, lotto max, lotto 649, national lottery, lottery syndicate
    en online raffle, chase the ace, car raffle
    fr loterie, loto, tirage moitié-moitié, tombola, billet de loterie, loto-québec, tirages, tirage au sort, 6/49, concours payant
`,
);
