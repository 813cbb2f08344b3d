/**
 * Lines as people really write them, one list per field, separated by `|` or a newline. Rules are
 * tuned on every other line and measured on the rest.
 */
const lines = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[|\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** The rules were written with only the tuned half in view. */
export const splitTunedAndHeldOut = (
  list: readonly string[],
): { tuned: string[]; heldBack: string[] } => ({
  tuned: list.filter((_line, at) => at % 2 === 0),
  heldBack: list.filter((_line, at) => at % 2 === 1),
});

/** Valid street lines from every region. docs/readings.md 48. */
export const STREET_LINES = lines(`
400-8621 201 ST | 106, rue Racine | W126 N8585 Main St | 144-51 Northern Blvd | 100 1/2 Main St
N6W23001 Bluemound Rd | 12-34 31st Ave
221B Baker St | 1050, rue Sainte-Catherine Ouest | 1 Main St | 500 Howard St Ste 300
1600 Pennsylvania Ave NW | 350 5th Ave Fl 21
1 Infinite Loop | 1 Microsoft Way | 1600 Amphitheatre Pkwy | 30 Rockefeller Plz | 1 Apple Park Way
233 S Wacker Dr Suite 4700
1901 W Madison St | 77 Massachusetts Ave | 2300 Traverwood Dr. | 4059 Mt Lee Dr. | 221 B Baker St.
11 Wall Street | 85 Broad St, Apt 4B
2211 N First St | 410 Terry Ave N | 1355 Market St #900 | 3000 El Camino Real Bldg 4
601 W 26th St Rm 1515 | 1 E 161st St
1234 N 500 W | 450 E 900 S | 2100 S 1300 E #12 | 50 W Broadway Ste 333 | 8850 S 700 E
3500 N 1000 W Unit B | 75 S 400 W
W359N5920 Brown St | N95W16990 Richfield Way | W140N8100 Lilly Rd | N1234 County Road CP
W5678 County Rd PP | S76 W17501 Janesville Rd | E10890 Penny Ln
0S123 Church St | 1N450 Bloomingdale Rd | 26W125 Waterbury Ct | 3S580 Naperville Wheaton Rd
39W222 Highland Ave | 4N701 School Rd
43-02 Ditmars Blvd | 37-11 35th Ave | 162-10 Jamaica Ave | 89-31 Queens Blvd
60-20 Woodside Ave, 2nd Fl | 31-00 47th Ave # 3 | 18-74 Bleecker St
123-1/2 Elm St | 45 1/2 W Main | 1209 1/2 E 6th St | 7½ Prospect Pl | 12A Church St | 14-B Mill Rd
19 A Depot St | 101-103 Front St | 200-210 State St
12345 Highway 16 | 5501 Hwy 290 W | 2901 US Highway 1 | 18900 State Route 9 SE | 415 Route 46 E
1130 US-1 | 6300 FM 1960 Rd W | 2101 County Road 42 W
3420 SR 54 | 9005 N Interstate 35 | 22200 I-45 North | 41000 Hwy 190 Spur | 7820 Co Rd 50
880 Rte 22 | 1447 State Hwy 23 | 10101 Farm to Market 812
1 Rt 9W | 55 Old Post Rd | 2 Post Rd W | 1400 Post Oak Blvd | 7 Post Office Sq | 1200 Postal Way
800 Mailbox Peak Rd | 12 Boxwood Ln
4501 Box Canyon Rd | 14 Box Elder Ct | 100 Boxer Ct | 5 Boxberry Hill Rd | 33 Box Car Blvd
12 Bin Road | 900 Drawbridge Ln | 77 Caller Ct
15 Bag End Rd | 321 Pobeda St | 8 Poblano Ct | 12 P St NW | 1400 O St | 2101 P St
1425 P Street NW Apt 302 | 123 P O Davis Drive | 60 Popo Agie St
1100 Avenue P | 2034 Ave O | 1 Broadway | 1411 Broadway Fl 16 | 2 The Embarcadero
900 Calle Principal | 12 Camino de la Costa | 150 Calle 5 Esq. Marina
1357 Ave. Ashford | 65 Calle Sol | D-14 Calle 3 Urb. Villa Rica | 2 Km 5.3 Carr 129 | HC12 Ranch Rd
1 Kaahumanu Ave | 75-5706 Hanama Pl | 99-1151 Iwaena St
91-1841 Fort Weaver Rd | 15-2662 Pahoa Village Rd | 92 Aliinui Dr | 808 Ala Moana Blvd #2
2335 Kalakaua Ave | 66-214 Kamehameha Hwy
3800 W. Dimond Blvd. | 1 Mile Parks Hwy | 47.5 Parks Hwy | 12 1st St SE | 3rd Floor 12 Park Ave
2nd Fl, 45 King St E | 10th Floor, 111 W Monroe St
12 O'Connell St | 18 St. Mary's Rd | 4 Martin Luther King Jr Blvd | 1 M.L.K. Way
333 Saint-Germain Pl | 5 Coeur d'Alene Ave | 88 La Cañada Dr
16 Rue de la Paix | 12 Vía Madrid | 2 Å Street | 101 Mc Allister St | 200 DeKalb Ave | 5 Q Ave
5 W B St | 701 B St Ste 1300
4 Times Sq | 1000 Mall of America Blvd Space E120 | 6600 Menaul Blvd NE Kiosk 4
2855 Stevens Creek Blvd Sp 1125 | 3333 Bristol St Store 2240
10250 Santa Monica Blvd Spc 1900 | 100 Main St Lot 14 | 88 Trailer Park Rd Trlr 7
1 Hangar Rd Hngr 3 | 4 Pier 39 | Pier 39 Space 12
1 Terminal Dr Gate B12 | 9 Marina Blvd Slip 44 | 300 E Pratt St, Pier 3
12 Front St c/o Ruiz Bakery | 88 Main St (rear) | 88 Main St., Rear | 40 Hudson St, PH 2
2500-B Victory Ave | 550-A Mission St | 12-C Sunset Ln | 100-200 Pine St | 1/2 Elm St
12 @ Main St | 5 & 7 Market St | 5 and 7 Market St
Unit 5 - 12 Main St | Unit 5, 12 Main St | Unit 5-12 Main St | Suite 200, 100 King St W
Suite 1500 - 1055 W Georgia St | Apt 4, 12 Elm St | #5 - 12 Main St
#105-2620 Commercial Dr | # 3 1220 Kingsway | Unit #12 - 8300 Steeles Ave E
Ste 310, 999 Canada Pl | Bay 4, 5221 46 Ave SE | Bay #7 3515 27 St NE
Main Floor, 119 4 Ave S | Basement 12 Queen St E | Level 3, 250 Howe St | PH1 - 1288 W Cordova St
Lower 55 John St N | Bldg 4, 77 Steelcase Rd W
108, 10835 120 ST NW | 10180 101 St NW | 8882 170 Street NW #2551 | 5015 50 Ave | 4820 51 St Unit B
200, 4723 1 St SW | 1-11450 29 St SE
104-3600 Uptown Blvd | 2-1065 Canso Dr | 3003 St John's Blvd | 12-280 Rue Saint-Joseph E
207-15585 24 Ave | 110-19705 Fraser Hwy | 4567 Lougheed Hwy Unit 8
1 Yonge St Suite 1801 | 181 Bay St | 100 King St W, 56th Fl. | 3401 Dufferin St Unit 500B
25 The West Mall | 5000 Hwy 7 E | 2 Bloor St. E. | 7171 Yonge St. PH 05
RR 2, 4567 Hwy 6 N | 4567 Hwy 6 N RR 2 | 83456 Base Line RR 3 | 1234 Concession 4 RR#1
22 Concession Road 5 E | 9120 Leslie St | 442 RR 10 | 53016 Hwy 60
1456 Line 8 N | 5678 Sideroad 15 | 88 10th Line | 2430 4th Conc Rd | 11 Rang 5
123 Rang Saint-Antoine | 240 RG 4 E | 1275 rg de la Rivière
26316 Twp Rd 522 | 50422 Range Road 245 | 243 Rge Rd 12 | 9302 270 Ave | 5201 - 43 St
10011 - 109 Street NW | 4911 – 51 Street | 10025 106 St, 10th Fl
500, boul. René-Lévesque O | 1, Place Ville-Marie, bureau 3000 | 2525, boul. Daniel-Johnson
4200, rue Saint-Denis | 12 bis, rue Saint-Jean | 12bis rue Saint-Jean
14 ter, avenue des Érables | 300-B, rue Notre-Dame | 375 A, ch. Sainte-Foy
1245 1/2, rue Ontario E | 6750, av. de l'Esplanade, bur. 100 | 3535, ch. Queen-Mary
100, 3e Avenue | 245, 1re Rue | 1150, 10e Avenue S | 55, 2e Rang E | 12, 4e rue Ouest
970, boul. des Laurentides, local 2 | 8, rue de la Poste | 9, place de la Poste
17, rue du Bureau-de-Poste | 1111, boul. Dr.-Frederik-Philips | 50, boul. Crémazie Ouest, 4e étage
7, côte de la Fabrique | 3, rue C.-P.-Gagnon | 15, montée de la Baie
2, rue de l'Hôtel-de-Ville | 215, rte 138 | 1000, route de l'Église | 450 autoroute 440 Ouest
19 croissant du Casier | 101, ch. du Lac-à-la-Boîte | 66, rue P.-O.-Chauveau
bureau 200, 1050 rue Sainte-Catherine O | app. 4, 12, rue Saint-Paul
suite 100, 400 boul. Jean-Lesage | local 3, 55 rue Dalhousie | 1er étage, 20 rue Ste-Anne
unité 12, 2000 rue Peel
300 - 1275 av. des Canadiens-de-Montréal | A-1234 rue Wellington | B12-100 rue Principale
C-201 King St | 201C King St | 7777, boul. Newman #12 | 10, rue Ste-Ursule (entrée arrière)
12 C. P. Smith Rd | 3 Cap-de-la-Madeleine | 12 C P Allen Dr | 88 Bypass 12 | 1 General Delivery Rd
100 Office Park Dr | 5 Mailbag Ln | 20 Call Box Canyon Rd
42 Postbox Rd | 12 Mail Route Rd | 7 Letter Box Ln | 14 Locke St | 11 Casa Postal Ct
5 Star Route Rd | 1 Rural Rte 4 | 5 Rural Route Rd | 3 Box Rd | 4 Box S Ranch Rd
2 Poe Box Ct | 700 Pox Ln | 12 Bx Ranch Rd | 9 BP Ct | 12 Po Blvd | 61 PO Boy Ln
22 Post Box Hill Rd | 3 RR Crossing Rd | 12 HC Ave | 77 PMB Plaza
12  Main   Street | 12 main st | 12 MAIN ST. | 12 Main St, Springfield | 12 Main St / 14 Main St
12 Main St; rear door | 12 Main St - back | 12 "Old" Mill Rd
1200 Smith St Ste 1600 | 2 N Riverside Plz | 1000 Nicollet Mall | 1 Legends Way | 700 Hidden Rdg
5959 Las Colinas Blvd | 1 Hormel Pl | 3M Center Bldg 220-9E-02
1144 T.G. Lee Blvd | 1 CVS Dr | 1111 S Figueroa St | 6th Floor, 1 Front St E | 12 Old Hwy 8
100 Hwy 41/45 | 12-14-16 Main St | 10-12½ Elm St | 1001-1003 Fulton Mkt
55 Water St, 46th Floor | 123 Main Street Apartment No. 7 | 99 N. San Antonio
17 Town & Country Village | 200 Park Av | 14 Piazza del Campo | 5 Zebulon's Way | 6 4th St
`);

/** PO boxes, including misspellings in both languages. */
export const PO_BOX_LINES = lines(`
PO Box 12 | P.O. Box 12 | P. O. Box 12 | p o box 12 | PO BX 724 | P O 738 | PO 738 | P.O.B. 12
POB 12 | POB12 | pobox 9 | POBOX12 | PO-Box 7 | P/O Box 7
P.O.Box 88 | P.O Box 88 | PO. Box 88 | P,O, Box 88 | P;O; Box 88 | P O  BOX  88 | P.0. Box 14
P0 Box 14 | PO B0X 14 | P 0 BOX 14 | P.O. BX 3 | P O BX 3
PO BOC 451 | PO BOZ 451 | PO BPX 451 | PO VOX 451 | PO NOX 451 | PO BXO 451 | PO OBX 451
PO BIX 451 | PO BO 451 | PO BOXX 451 | PO BBOX 451 | PO BOOX 451
P.O. BOS 9 | P.O. BOK 9 | P O BOD 77 | P O BOXES 77 | OP BOX 12 | O.P. Box 12 | P BOX 12
P. BOX 12 | PBOX 12 | PO X 12 | PO BOX#12 | PO BOX # 12 | P.O. Box: 12
PO Box No. 12 | PO Box No 12 | PO Box Number 12 | P.O. Box Nº 12 | PO BOX A | P.O. Box AB
PO Box 12-A | PO BOX 12345-678 | PO Box Twelve | PO Box
Post Office Box 3 | Post Ofc Box 3 | Post Off. Box 3 | Post Offce Box 3 | Post-Office Box 3
PostOffice Box 3 | Post Box 3 | Postbox 3 | Postal Box 3 | Post Office Bx 3
PO Drawer 12 | P.O. Drawer K | P O DRAWER 1450 | Drawer 12 | Post Office Drawer 2 | PO Bin 33
P.O. Bin 33 | PO Bag 5 | P.O. Bag 5000 | PO Sack 4 | P O Lock Box 7
Box 12 | BOX 12 STN MAIN | Box #12 | Box No. 12 | BX 12 | Box 4, Site 12, RR 2 | Lock Box 4
Lockbox 4 | Lock Bag 9 | Locked Bag 9 | Mail Box 12 | Mailbox 12
Mail Bag 300 | Bag Service 1234 | Service Bag 12 | Bag 5000 | Postal Bag 6001 | Private Bag 12
Mail Service 12 | Caller Box 12 | Caller 4444 | Caller Service 99 | Callbox 12
PMB 12 | P.M.B. 12 | P M B 12 | PMB #12 | PMB# 345 | Private Mailbox 12 | Private Mail Box 12
1234 Main St PMB 12 | 1234 Main St., PMB #200 | 55 Elm St Pvt Mailbox 7
HC 1 Box 7 | HC 62 BOX 12 | HC1 BOX 12 | H.C. 62 Box 5 | HCR 3 Box 12 | HC-1 Bx 12 | HC 62, Box 12A
RR 2 Box 45 | R.R. 2 Box 45 | R R 2 Box 45 | RR2 BOX 45 | RR#2 Box 45
Rural Route 1 Box 3 | RT 2 BOX 12 | RT. 2, Box 12-B | Route 2 Box 12 | Star Route Box 5 | SR Box 5
Star Rte 2 Box 88 | Highway Contract 5 Box 12 | RFD 1 Box 99 | R.D. 2 Box 30
PSC 3 Box 12 | CMR 402 Box 12 | Unit 2050 Box 4190 | APO Box 12 | Site 12 Box 3 | General Delivery
Gen Delivery
General Delivery Stn Main | GD STN A | Gen. Del. | GENERAL DELIVRY | Genl Delivery
12 Main St, PO Box 4 | 12 Main St PO Box 4 | 12 Main St Box 4 | 4500 50 Ave Box 1234
PO Box 12, 45 Elm St | PO BOX 12 45 Elm St | 45 Elm St (PO Box 12) | 45 Elm St; POB 12
45 Elm St - P.O. Box 12 | 45 Elm St / PO Box 12 | c/o PO Box 12 | Attn: PO Box 12
C.P. 10 | C.P. 123 | CP 4 | CP10 | C.P.10 | C. P. 10 | C P 10 | C-P 10 | C/P 10 | c.p. 10
C.P. #10 | CP no 10 | C.P. no. 10 | C.P. nº 10 | CP: 10
Case postale 12 | CASE POSTALE 12 | Case Postal 12 | Case postale | Casse postale 12
Caisse postale 12 | Case poste 12 | Cas postale 12 | Case postalle 12 | Cases postales 12
Case post. 12
Casier postal 12 | Casier 12 | Casier 4, C.P. 12 | Boîte postale 9 | Boite postale 9
BOÎTE POSTALE 9 | Bte postale 9 | Boîte postal 9 | Boîte post. 9 | Boite 9 | Boîte 9 | Bte 9
B.P. 9 | BP 9 | B P 9 | B. P. 9 | BP9 | B.P. no 9 | Poste restante | POSTE RESTANTE | Post restante
Livraison générale | Livraison generale | Sac postal 12 | Sac de service 12
106, rue Racine, C.P. 12 | 106, rue Racine C.P. 12 | 106 rue Racine CP 12
106, rue Racine, case postale 12 | 106, rue Racine (C.P. 12) | 12, rue Principale, casier postal 4
C.P. 12, 106, rue Racine
R.R. 1, C.P. 12 | RR 1 CP 12 | C.P. 12 Succ. A | C.P. 12, succursale Centre-ville
CP 12 Succ Bureau-Chef | Case postale 12, succ. B | Route rurale 2, boîte 9 | R.R. 2, case 12
C.P 10 | CP. 10
P O. Box 5 | PO..Box 5 | P..O.. Box 5 | P. 0. Box 5 | P.O. B0X 5 | P.O.BX5 | PO.BOX5 | P.OBOX 5
P-O-Box 5 | P-O 5 | P.O. 5 | P.O. #5 | PO # 5 | PO no 5 | P. O. 5
Po Box 5 Suite 4 | PO BOX 5 DEPT 7 | p.o.box 5 | p.o.b 5 | P O B 5 | Pob. 5 | Pob: 5 | Po Box Five
PO Box M | P.O. Box Q-5 | PO Bx. 5 | PO Bx# 5 | PO BX5 | Postoffice Box 5 | Post Office Bos 5
P.O. Box 5 RR 2 | RR 2 PO Box 5 | R.R.#4 Box 4 | RR4 Bx 4 | HC 72 Bx 4 | 12 Hwy 5 Box 88
Hwy 5 Box 88 | General Delivery, Main St | PO Bo x 5 | P O Bo x 5 | PO B ox 5 | P.o. box no5
Box12 | BOX-12
`);

/** Near misses of a PO box: places, units and people. */
export const NOT_PO_BOX_LINES = lines(`
Boxwood Lane | 12 Boxwood Lane | #12 | Bin Road | 12 Bin Road | 12 Post Rd | C. P. Smith Rd
12 C. P. Smith Rd | 100 Boxer Ct | 500 Howard St | 1 Post Rd | 7 Post Office Sq
22 Poplar St | 14 Box Elder Ct | 1050, rue Sainte-Catherine | 3 Cap-de-la-Madeleine
9 Place de la Poste | 100 Office Park Dr | 12 Popo Ave | 5 Mailbag Ln | 88 Bypass 12
123 Box Turtle Circle | 123 Boxing Pass | 123 Poblano Lane | 123 P O Davis Drive
123 Postal Circle | Suite 12 | Apt 4 | Unit 7 | Floor 3 | Rm 12 | Bldg C | # 7 | 7
Post Road 123 | 12 Old Post Office Ln | 3 Postmaster Dr | 88 Postwood Ct | 2 Poste Ct
40 Rue de la Poste | 12, rue du Casier | 5, rue Postel | 66, rue P.-O.-Chauveau
12 P St NW | 12 O St | 1100 Avenue P | 2034 Ave O | 5 P Pl | 12 Po St | 22 Po Ln | 12 Cp Ct
N1234 County Road CP | W5678 County Rd PO | 12 County Rd P | 5 CTH BP | 12 BP Ct
12 Bag End | 15 Bagwell Ave | 77 Caller Ct | 4 Drawbridge Ln | 12 Drawyer St | 800 Mailbox Peak Rd
42 Postbox Rd | 7 Letter Box Ln | 4 Lockbox Ct | 12 Lock St | 20 Call St
3 Casemate Rd | 12 Case Ave | 12 Case Pkwy | 45 Case Western Dr | 12, rue des Caisses
5 Casa Postal Ct | 8 Boite Ct | 3 Bolte Rd | 12 Boites Ln | 19 croissant du Casier
1 General Delivery Rd | 5 General Dr | 12 Generals Way | 3 Private Dr | 100 Private Road 12
12 PVT Rd 5 | 33 HC Ave | 12 RR Crossing Rd | RR 2, 4567 Hwy 6 N | 4567 Hwy 6 N RR 2
1234 Concession 4 RR#1 | 442 RR 10 | 3 Star Rd | 5 Star Route Rd | 1 Rural Rte Ln | 12 Route 5
880 Rte 22 | 5 Rt 9W | 100 SR 54 | 12 HC Smith Way | 12 Site Rd 5 | 3 Sites Way
12 Comp Ln | Station 4 | 12 Station A Rd | 400 Union Sta | 12 Sack Rd | 5 Sackett St
12, rue du Sac | 9 Sac-Postal Ct | 12 Service Rd | 5 Bag Service Rd | 77 PMB Plaza | 12 Pym Ln
12 Xbox Way | 5 Jukebox Ln | 12 Sandbox Rd | 7 Soapbox Ct | 3 Toy Box Ln | 5 Hatbox Rd
12 Icebox Canyon Rd | 9 Matchbox Dr | 12 Boxcar Ave | 31 Boxford St | 2 Boxley Pl | 10 Boxthorn Ct
12 Box Rd | 4 Box S Ranch Rd | 12 Box Springs Blvd | 45 Box Hill Dr | 9 Box Butte Ave
12 Box Bar Ranch Rd | 61 PO Boy Ln | 12 Pooh Bear Ln | 12 Pope Box Cir | 12 P and O Rd
1 PO River Rd | 12 Poe St | 5 Pox Ln | 12 Pob Hill | 44 Pobst Dr | 12 Op Ln | 1 O P Pl | 600 B P Rd
12 BPOE Way | 3, rue C.-P.-Gagnon | 12 C P Allen Dr | 12 CPR Bridge Rd | 4 CP Rail Yard
12 Main St C-4 | 12 Main St Bldg P | 12 Main St Apt P-10 | 12 Main St Unit B | 12 Main St # C
400-8621 201 ST | 5015 50 Ave | 12 Main St, Apt O | 12 Main St, P 2 | Apt C, P2 Level | Level P2
12 Del Mar Ave | 12 Gen Bradley Ave | 5 Delgado St | Genesee St 12 | 12 GD Ave | 4 Stn Rd
Stn Rd 12 | 12 Main Stn | 45 Succes Ct | 12, rue de la Succession | 100, rue Restante
12 Restante Ct
12 Caliente Dr | 8 Callbox Canyon Rd | 12 Lockhart Bagley Dr | Tiroir 12 | 12 Binford St
3 Bing Ct | 12 Bin 12 Ln | Dock 4 | Door 12 | Hangar 7 | Slip 44 | Space E120 | Kiosk 4 | Spc 1900
Site 5 Comp 3 RR 1 | SS 1 Site 2 Comp 5 | Comp 12 Site 8 | RR 2 Site 12 Comp 4
`);

export const CANADIAN_NAMES = lines(`
Chloé | Zoé | Noëlle | Gaël | Anaïs | Loïc | Maël | Hélène | François | Françoise | Jérôme | Benoît
Cédric | Émilie | Éloïse | Étienne | Océane | Œuvrard | Lætitia | Raphaël
Thérèse | André-Anne | Marc-Antoine | Jean-François | Marie-Ève | Anne-Élisabeth | Côté | Bélanger
Lévesque | Gagné | Hébert | Poirier-L'Heureux | D'Amours | L'Écuyer | St-Onge
St-Jean | Saint-Hilaire | Lefrançois | Légaré | Bérubé | Duchesne | Thériault | Théberge
Trépanier | Desrosiers | de la Durantaye | Le Moyne d'Iberville | Bourassa-Forcier
Nguyễn | Trần | Phạm | Đặng | Lê | Hoàng | Ngọc | Thảo | Łukasz | Wałęsa | Świątek | Kowalczyk
Dvořák | Šimić | Kovač | Živković | Đorđević | Černý | Novák | Ştefan | Țurcanu
Çağlar | Yıldız | Öztürk | Şahin | İpek | Müller | Größe | Jürgen | Käthe | Åsa | Søren | Bjørn
Þórdís | Guðrún | Ólafur | Seán | Siobhán | Niamh | O'Brien | O’Neill | MacDonald
José | María | Peña | Muñoz | Núñez | João | Gonçalves | Conceição | Araújo | António | Nascimento
Çelik | Māhealani | Tāne | Vũ | Bùi | Huỳnh | Maďarová | Ľudmila | Ķirsone
Singh | Kaur | Patel | Merchant | Contractor | Na | Li | Ng | Wu | O | Xu | Oh | An | Testa
Tester-Roy | Incardona | Lincoln | Prince | Vincent | Quincy | Sinclair | Corporon
`);

export const US_NAMES = lines(`
Ana | Mary-Jane | O'Neil | O’Neil | Van der Berg | De La Cruz | X | Jo | Al | Bo | Lincoln
Vincent | Prince | Quincy | Sinclair | Incardona | Testa | Testaverde | Testerman
Lindsey | McDonald | MacLeod | St Clair | Saint-James | D'Angelo | Dell'Acqua | N'Diaye | Ka'imi
Kaʻimi | La'Shonda | Mary Ann | Billy Bob | Smith-Jones | Ortega y Gasset
Na | Merchant | Business | Nonen | Owens | Null | Unger | Corpuz | Corporal | Ltdson | Cooper
Company | Dbaibo | Llcwelyn | Inclan | Principe | Incze | Corp-Bell | Lastname-Diaz
Xavier | Xxavier | Nana | Nan | Anon | Unknowable | Tes | Qwert | Doe | Roe | Asdfa | Cash | Price
Dollar | Penny | Rich | Bank | Banks | Wells | Fargo | Chase | Marshal | Shopp
`);

/**
 * Store and business names as on their signs; apostrophes are the most common issue, according to
 * the data's README.
 */
export const STORE_NAMES = lines(`
McDonald's | Wendy's | Denny's | Arby's | Dunkin' | Carl's Jr. | Trader Joe's | Lowe's | Kohl's
Macy's | Dillard's | Dick's Sporting Goods | Sam's Club | BJ's Wholesale Club
Domino's | Papa John's | Jimmy John's | Jersey Mike's | Peet's Coffee | Joe's #2 | A&W | H&M
H&R Block | AT&T | P.F. Chang's | B&H Photo | Ben & Jerry's | Bed Bath & Beyond
7-Eleven | 24 Hour Fitness | 99 Ranch Market | 5.11 Tactical | 3M | TD | HP | IKEA | Toys R Us
Chick-fil-A | In-N-Out Burger | Jack in the Box | Pret A Manger | Au Bon Pain
Häagen-Dazs | Café du Monde | Château Ste. Michelle | Pâtisserie Zoé | Crêperie L'Étoile
Tim Hortons | St-Hubert | Brûlerie St. Denis | La Belle Province | Chez Ashton
Bulk Barn | Shoppers Drug Mart/Pharmaprix | Dépanneur 4 Saisons | Couche-Tard | Rôtisserie Chalet
Jean Coutu | Uniprix | Épicerie Métro | SAQ | L'Équipeur | L'Occitane en Provence
Yes! Nails | Hair + Beauty | Nail Bar (East) | Fitness 4/7 | Smith, Jones & Co. | Salon No. 5
Joe’s Diner | Mom's & Pop's | D.J.'s Auto | Rock'n'Roll Records | 100% Pure
Subway® | Wok & Roll, Inc. | The Home Depot | O'Reilly Auto Parts | Hobby Lobby | J.Crew | J. Jill
L.L.Bean | T.J. Maxx | Men's Wearhouse | Levi's | Victoria's Secret | Claire's
`);
