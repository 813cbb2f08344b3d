/**
 * A search text in the reader's language, and the industries of which one must appear in the top
 * three.
 */
export type SearchCase = { text: string; language: string; right: readonly number[] };

/** Search terms written before the search was tuned: `text ids`, separated by bars. US English. */
const EXACT_US = `
plumber 222 | handyman 231 | hair salon 146 | hairstylist 146 | barber 147 | nail tech 148 | lash tech 150 | makeup artist 151 | tattoo shop 156
massage therapy 132 | personal trainer 311 | yoga instructor 312 | life coach 251 | house cleaning 163 | maid service 163
janitorial services 263 | pressure washing 264 | window cleaning 264 | carpet cleaning 164 | lawn care service 235 | landscaping 234
tree trimming 237 | snow plowing 236 | pool cleaning 65 | pest control 262 | roofing contractor 228 | general contractor 221
house painter 230 | electrician 224 | hvac 223 | air conditioning repair 223,238 | appliance repair 239
locksmith 242 | garage door repair 232 | fence installation 232 | concrete contractor 229 | tile installer 226 | carpenter 227 | welding 241
auto repair 182 | mobile mechanic 183 | oil change 182 | car detailing 188 | car wash 187 | towing 189 | tire shop 181 | uber driver 193
doordash 201 | trucking company 200 | moving company 199 | food truck 16 | taco truck 8,16 | coffee shop 14 | pizza place 2 | sports bar 21
catering 20 | cupcakes 31,32 | farmers market vendor 27 | etsy shop 78 | handmade jewelry 78,86 | candle maker 76,78
photographer 247 | wedding videographer 248 | dj 329 | graphic designer 246 | web developer 101,102 | app developer 101
it consultant 100,101 | bookkeeper 254 | tax preparer 255 | notary public 252,253 | real estate agent 282 | airbnb host 215
property management 283 | insurance agent 270 | dog walker 160 | dog groomer 159 | vet 145 | math tutor 304
piano lessons 305 | church 336 | gun shop 118 | vape shop 112 | thrift store 72 | cell phone repair 99 | t-shirt printing 44,260
virtual assistant 259
`;

const EXACT_CANADA = `
lawyer 253 | paralegal 253 | physiotherapist 131 | naturopath 135 | chiropractor 127 | snow removal 236 | garden centre 57
jewellery store 86 | counsellor 133,134 | movie theatre 327 | hockey school 315 | snowmobile repair 175 | maple syrup 27 | fishing charter 315
cottage rental 215 | bed and breakfast 214 | rmt 132 | day home 301 | eavestrough cleaning 228,264 | flooring 60,233
renovations 221 | aesthetician 149 | bubble tea 19 | shawarma 9 | poutine 13 | craft brewery 23 | liquor store 36 | convenience store 26
dollar store 71 | optometrist 128 | dental hygienist 125 | hearing clinic 142 | farm equipment 178 | courier 201 | taxi 193 | driving school 306
karate 313 | chartered accountant 254 | travel agency 218 | cannabis store 116
`;

const EXACT_FRENCH = `
plombier 222 | électricien 224 | coiffeuse 146 | salon de coiffure 146 | barbier 147 | pose d’ongles 148 | esthéticienne 149
massothérapeute 132 | dépanneur 26 | épicerie 25 | boulangerie 31 | pâtisserie 31,32 | boucherie 28 | fruiterie 27 | traiteur 20
casse-croûte 13 | cabane à sucre 1,27 | crèmerie 17 | camion de rue 16 | microbrasserie 23 | resto 1 | friperie 72 | fleuriste 83
bijouterie 86 | librairie 90 | toilettage 159 | vétérinaire 145 | garderie 301 | cpe 301 | tutorat 304 | cours de piano 305
école de conduite 306 | photographe 247 | graphiste 246 | développeur web 101,102 | traducteur 251 | rédactrice 251 | comptable 254
impôts 255 | avocat 253 | courtier immobilier 282 | courtier hypothécaire 268 | assurance 270 | femme de ménage 163
lavage de vitres 264 | déneigement 236 | paysagiste 234 | tonte de pelouse 235 | émondeur 237 | couvreur 228 | peintre en bâtiment 230
ébéniste 227 | pose de céramique 226 | entrepreneur en construction 221 | homme à tout faire 231 | serrurier 242 | mécanicien 182,183
débosselage 184 | lave-auto 187 | remorquage 189 | pneus 181 | déménageur 199 | camionneur 200 | chauffeur uber 193 | livreur 201
chalet à louer 215 | psychologue 133 | naturothérapeute 135 | entraîneur privé 311 | tatoueur 156 | obnl 335 | vapoteuse 112
réparation de cellulaire 99
`;

const WRONG_US = `
plummer 222 | plumer 222 | electrition 224 | electrican 224 | handiman 231 | handy man 231 | hair dreser 146 | hairdressor 146
barbar shop 147 | nail saloon 148 | eye lashes 150 | make up artist 151 | tatoo 156 | massge 132 | masage therapist 132
persnal trainer 311 | fitnes 311 | yoga studo 312 | chiropracter 127 | accupuncture 135 | physical therepist 131 | phsychologist 133
councelor 133,134 | houscleaning 163 | maid servce 163 | janitoral 263 | presure washing 264 | windo cleaning 264
lawncare 235 | lawn moing 235 | landscapper 234 | tree srevice 237 | exterminater 262 | roofng 228 | contracter 221 | constuction 221
paintr 230 | drywal 226 | carpentar 227 | conrete 229 | locksmth 242 | aplliance repair 239 | air conditionning 223
mechanik 182,183 | auto repiar 182 | oil chnage 182 | detaling 188 | carwash 187 | tow truk 189 | tyre shop 181 | truking 200
moveing company 199 | delivary 201 | limosine 194 | foodtruck 16 | resturant 1 | restaraunt 1 | cofee shop 14 | piza 2
mexcian restaurant 8 | bakrey 31 | cup cakes 31,32 | choclate 29 | catring 20 | brewry 23 | liqour store 36 | grocry 25 | convinience store 26
florest 83 | jewlery 86 | botique 38 | furnture 59 | bycicle shop 88 | guitar lesons 305 | photograher 247 | videografer 248
grafic designer 246 | web desgin 102 | programer 101 | consultent 249 | acountant 254 | book keeper 254 | tax preperation 255 | laywer 253
realator 282 | insurence 270 | mortage broker 268 | daycair 301 | babysiter 301 | tuter 304 | veternarian 145 | dog gromer 159
dentest 125 | pharmcy 140 | vetrinary 145 | real estat 282 | charty 335 | non profit 335
`;

const WRONG_CANADA = `
physiotherpy 131 | naturapath 135 | snowplowing 236 | snow removel 236 | councillor 133,134 | movie theater 327 | parallegal 253
esthetition 149 | cottege rental 215 | resturaunt 1 | shwarma 9 | poutene 13 | bubletea 19 | renovaton 221 | courrier 201
flooring instalation 60,233 | hocky 89,315,318 | dollarstore 71 | canabis 116 | maple syrop 27 | eyeglases 129 | travel agancy 218
driving scool 306 | snowmobil 175 | jewelery store 86
`;

const WRONG_FRENCH = `
plombié 222 | plonbier 222 | electritien 224 | coifeuse 146 | salon de coifure 146 | barbié 147 | onglrie 148 | estheticiene 149
massoterapie 132 | massotherapeuthe 132 | depaneur 26 | épicrie 25 | boulangrie 31 | boulengerie 31 | patiserie 31,32 | bouchrie 28
poisonnerie 28 | fruitrie 27 | traitteur 20 | casse croute 13 | creme glacé 17 | fromagrie 30 | restorant 1 | restaurent 1 | pizzaria 2
microbraserie 23 | flueriste 83 | bijoutrie 86 | librarie 90 | animallerie 85 | toiletage 159 | veterinère 145 | gardrie 301
tuteurat 304 | cour de piano 305 | ecole de dance 310 | fotographe 247 | grafiste 246 | dévelopeur web 101,102 | traductrise 251
contable 254 | impots 255 | avoca 253 | courtier imobilier 282 | courtié hypothécaire 268 | asurance 270 | femme de menage 163
lavage de vitre 264 | deneigement 236 | déneigment 236 | paisagiste 234 | emondage 237 | couvreure 228 | toitture 228 | menuisié 227
pose de ceramique 226 | serurier 242 | mécanitien 182,183 | remorqage 189 | pneux 181 | lave auto 187 | déménagment 199 | camioneur 200
livreure 201 | chalait 215 | gite 214 | psycologue 133 | ostéopate 126 | phisio 131 | chiropratitien 127 | dantiste 125 | pharmassie 140
tatuage 156 | sinéma 327 | friprie 72 | quincaillrie 56 | dépanage informatique 100
`;

function casesIn(list: string, language: string): SearchCase[] {
  const rows = list.split(/[|\n]/).map((row) => row.trim());
  return rows.filter(Boolean).map((row) => {
    const at = row.lastIndexOf(' ');
    return { text: row.slice(0, at), language, right: row.slice(at).split(',').map(Number) };
  });
}

/** 200 trade terms and 200 misspelled ones across the three locales. docs/readings.md 130. */
export const SEARCH_CASES: Record<'exact' | 'misspelled', readonly SearchCase[]> = {
  exact: [
    ...casesIn(EXACT_US, 'en'),
    ...casesIn(EXACT_CANADA, 'en'),
    ...casesIn(EXACT_FRENCH, 'fr'),
  ],
  misspelled: [
    ...casesIn(WRONG_US, 'en'),
    ...casesIn(WRONG_CANADA, 'en'),
    ...casesIn(WRONG_FRENCH, 'fr'),
  ],
};

/** Share of cases (0 to 1) with a right industry in the top three results. */
export function shareFound(
  cases: readonly SearchCase[],
  search: (searchCase: SearchCase) => readonly number[],
): number {
  const found = cases.filter((searchCase) =>
    search(searchCase)
      .slice(0, 3)
      .some((id) => searchCase.right.includes(id)),
  );
  return found.length / cases.length;
}
