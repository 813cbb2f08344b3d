import { readIndustries } from './read-industries.ts';

/** Arts, sports and entertainment: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const LEISURE = readIndustries(
  20,
  `
  311 7997 | Gym or fitness studio | Centre d’entraînement | fitness, workout, personal trainer, health club, weightlifting, spin class, bootcamp | gym, conditionnement physique, entraîneur privé, musculation, cardiovélo, entraînement, kinésiologie
  312 7997 | Yoga or pilates studio | Studio de yoga ou de pilates | yoga class, pilates, meditation, barre class, stretching, breathwork | cours de yoga, pilates, méditation, étirement, barre, respiration
  313 7997 | Martial arts school | École d’arts martiaux | karate, judo, boxing, jiu-jitsu, taekwondo, dojo, kickboxing | karaté, judo, boxe, jiu-jitsu, taekwondo, dojo, autodéfense
  314 7997 | Private or country club | Club privé | country club, golf club, tennis club, swim club, yacht club, members club | club de golf, club de tennis, club nautique, club social, club de membres
  315 7999 | Sports lessons and recreation | Cours de sport et loisirs | swim lessons, coach, tennis lessons, horseback riding, climbing gym, skating rink, ski hill, fishing guide | cours de natation, entraîneur, équitation, escalade, patinoire, ski, guide de pêche, plongée
  316 7999 | Local tours and guides | Visites guidées | tour guide, sightseeing, walking tour, food tour, wildlife tour, ghost tour | guide touristique, excursion, visite à pied, tour de ville, observation de la faune, circuit gourmand
  317 7999 | Escape room or family fun | Jeu d’évasion ou centre de jeux | trampoline park, laser tag, axe throwing, paintball, indoor playground, mini golf, go-kart | parc de trampolines, lancer de la hache, paintball, minigolf, karting, jeu intérieur pour enfants
  318 7941 | Sports team or league | Équipe ou ligue sportive | stadium, tournament, soccer club, hockey league, sports promoter, race | stade, tournoi, club de soccer, ligue de hockey, promoteur sportif, course
  319 7992 | Golf course | Terrain de golf | driving range, tee time, public golf, golf lessons, pro shop | champ de pratique, départ de golf, golf public, cours de golf, parcours
  320 7933 | Bowling alley | Salle de quilles | bowling, ten-pin, candlepin, lanes, bowling league | quilles, salon de quilles, bowling, grosses quilles, ligue de quilles
  321 7932 | Pool hall | Salle de billard | billiards, pool table, snooker, darts, cue | billard, table de billard, snooker, fléchettes
  322 7994 | Arcade | Salle d’arcade | video arcade, pinball, virtual reality, gaming lounge, esports center | jeu d’arcade, machine à boules, réalité virtuelle, sport électronique, salon de jeux vidéo
  323 7993 | Vending or amusement machines | Distributrices ou machines de jeux | vending machine, jukebox, coin-operated machine, claw machine, photo booth | machine distributrice, juke-box, machine à pince, cabine photo, appareil à monnaie
  324 7996 | Amusement park, circus or fair | Parc d’attractions, cirque ou foire | theme park, carnival, water park, festival, haunted house, fairground | parc thématique, carnaval, parc aquatique, fête foraine, festival, manège, maison hantée
  325 7998 | Zoo or aquarium | Zoo ou aquarium | petting zoo, wildlife park, animal farm, safari, sea life | jardin zoologique, parc animalier, ferme pédagogique, safari, vie marine
  326 7991 | Museum or attraction | Musée ou attraction | tourist attraction, exhibit, historic site, science center, botanical garden | attraction touristique, exposition, site historique, centre des sciences, jardin botanique
  327 7832 | Movie theater | Cinéma | cinema, drive-in, film screening, movie ticket, multiplex, movie theatre | ciné-parc, salle de cinéma, projection, billet de cinéma, film
  328 7922 | Theater, concerts or tickets | Théâtre, concerts ou billetterie | box office, ticket agency, event promoter, play, comedy club, talent agent, performing arts, theatre | billet de spectacle, promoteur, salle de spectacle, pièce de théâtre, humour, agent d’artistes, diffuseur
  329 7929 | Musician, DJ or entertainer | Musicien, DJ ou artiste de scène | band, disc jockey, singer, magician, clown, orchestra, recording studio, sound and light | groupe de musique, disc-jockey, chanteur, magicien, clown, orchestre, studio d’enregistrement, sonorisation
  330 7995 SUPER_PROHIBITED | Casino or betting | Casino ou paris | gambling, sports betting, poker room, bookmaker, slot machine, bingo hall, wager, sweepstakes cafe | jeu de hasard, pari sportif, poker, preneur aux livres, machine à sous, bingo, mise d’argent
  331 7801 SUPER_PROHIBITED | Online gambling | Jeux d’argent en ligne | online casino, internet betting, online poker, fantasy sports with prizes, skill game for cash, social casino | casino en ligne, pari en ligne, poker en ligne, ligue fantaisie avec prix, jeu d’adresse payant
  332 7802 SUPER_PROHIBITED | Horse or dog racing | Courses de chevaux ou de chiens | racetrack, off-track betting, racebook, greyhound, harness racing, derby | hippodrome, pari mutuel, course de lévriers, pari hippique, course sous harnais
  333 7800 SUPER_PROHIBITED | State lottery | Loterie d’État américaine | lottery, lotto, scratch ticket, jackpot | loterie, loto, billet à gratter, gros lot, tirage
  334 9406 SUPER_PROHIBITED | Provincial or foreign lottery | Loterie provinciale ou étrangère | lottery, raffle operator, lotto, prize draw, overseas lottery | loterie, loto, tirage moitié-moitié, tombola, billet de loterie
`,
);
