/** Common US and Canadian first names, without accents to match tokenized text. Own compilation. */
export const FIRST_NAMES =
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua kenneth
kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel
gregory alexander frank patrick raymond jack dennis jerry tyler aaron jose adam nathan henry douglas zachary peter kyle noah ethan jeremy walter
christian keith roger terry austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert
willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene carlos luis jorge miguel antonio pedro rafael manuel mohammed
ahmed ali hassan omar ibrahim wei ming jin raj amit sanjay mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty
sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela
shirley emma brenda pamela nicole anna samantha katherine christine debra rachel carolyn janet maria olivia heather helen catherine diane julie
victoria joyce lauren kelly christina ruth joan virginia judith evelyn hannah andrea megan cheryl jacqueline madison teresa abigail sophia martha sara
gloria janice kathryn ann isabella judy charlotte julia grace amber alice jean denise frances danielle marilyn natalie beverly diana brittany theresa
kayla alexis doris lori tiffany rosa carmen ana guadalupe fatima priya mei yuki pierre michel andre luc marc guy yves claude alain denis gilles rene
sylvain martin benoit mathieu francois louis etienne stephane patrice serge normand marie sylvie nathalie isabelle chantal josee france line manon
genevieve caroline annie melanie valerie lucie louise johanne ginette tony mike joey dave steve bob jim tim ken tom bill dan matt greg jeff ed ron don
ray sam max leo ben nick alex chris pat kim lynn sue becky katie jen liz debbie jenny tina gina mia zoe chloe lola nana papa mama grandma uncle aunt
al alfred allen alvin amos andres angelo antoine archie armando arnold arturo barry bernard bert blake brad brent brett bruno byron calvin cameron
carlton cary casey cecil cesar chad chester clay clayton clifford clifton clint clyde cody corey cory curtis damon dana danny darin darius darnell
darrell darren daryl derek derrick devin dewayne dominic donnie doug duane dustin dwayne dwight earl eddie edgar edwin elmer ernest ernesto evan felix
fernando floyd franklin fred freddie frederick gene geoffrey gilbert glen glenn gordon guillermo harry harvey hector herbert herman homer howard hugh
hugo ian ira isaac ivan jaime jake jared javier jay jerome jessie jimmy joel johnathan johnnie johnny jon julian julio karl kent kirk kurt lance leon
leonard leroy leslie lester lewis lloyd lonnie loren luke luther lyle malcolm marcus mario marion marshall marvin maurice melvin micheal milton
mitchell morris moses nathaniel neil norman oscar otis pablo percy perry ramon randall raul reginald ricardo rick ricky rodney rodolfo roland roman
ronnie ross rudy ruben salvador seth shane shannon shawn sidney spencer stanley stuart ted terrance terrell theodore todd tommy tracy travis trevor
troy vernon victor virgil wallace warren wendell wesley wilbert alicia alison alma anita annette april audrey bertha bessie beth billie bonnie carla
carrie cassandra cathy celeste charlene claudia colleen connie courtney cristina crystal daisy darlene dawn deanna delores dolores dora doreen edith
edna eileen elaine eleanor ella ellen elsie erica erin erma esther ethel eva fannie florence geraldine gertrude ginger gladys glenda gwendolyn hazel
heidi hilda ida irene irma jackie jamie jana jane jeanette jeanne jenna jennie jill jo joann joanna joanne josephine juanita june karla kara katrina
kay kendra kerry kristen kristi kristin kristina latoya laurie leah lena lillian lillie lois loretta lorraine lucille lucy lula lydia mabel mable
marcia marguerite marian marjorie marlene marsha mattie maureen maxine melinda meredith michele mildred minnie miriam misty molly monica monique
myrtle nadine naomi natasha nellie nina nora norma opal paula pauline peggy penny phyllis priscilla ramona regina renee rhonda rita roberta robin
robyn rosalie rosemary rosie ruby sabrina sadie sally sandy sheila shelia shelley sherri sherry sonia sonya stacey stacy stella sylvia tabitha tamara
tammy tanya tara terri thelma toni tonya tracey traci vanessa velma vera vicki vickie viola violet vivian wanda wendy whitney wilma yolanda yvette
yvonne`.split(/\s+/);

/** Common US and Canadian last names. Own compilation. */
export const LAST_NAMES =
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin
lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson
baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy
cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray
mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler
henderson barnes fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant
herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells vargas
henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes
palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan
gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan armstrong hudson
carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval
singh gill dhillon sandhu wong chan li wang zhang liu huang wu lin yang tremblay gagnon roy cote bouchard gauthier morin lavoie fortin gagne ouellet
pelletier belanger levesque bergeron leblanc paquette girard simard boucher caron beaulieu cloutier dube poirier fournier lapointe leclerc lefebvre
poulin thibault nadeau martel landry gingras lachance bedard turcotte dufour menard abbott acosta ahmed aguirre ali allison ayala bishop blake booth
bowman brady briggs burke burton byrd calderon camacho cameron campos cannon cardenas carlson carr carson cervantes chandler chapman christensen
clarke cobb cochran cohen copeland cortez curtis daniel davidson dawson day decker delacruz deleon dominguez dougherty doyle drake dudley dunlap
erickson espinoza estrada ewing farmer figueroa fitzgerald fleming fletcher flynn fowler francis franklin frazier friedman fuentes fuller gallagher
gallegos garrett gates gilbert glass glenn goodman goodwin greene gross guerrero guerra guevara hale hancock hanson hardy harmon harper harrington
hartman harvey haynes hebert herman hess higgins hodges hogan holland hoover hopkins horton houston howell hubbard huff hull ingram jacobs jacobson
jarvis jefferson jennings jensen johns juarez kane kaufman keller khan kirby klein knox kramer lamb lambert lara larson leon leonard leonardo liang
lindsey little lloyd lowe lozano lucas luna lynch lyons macdonald macias mack maldonado malone mann manning marquez marsh massey mathis maxwell
maynard mcbride mccarthy mccoy mccullough mcdaniel mcgee mcguire mckenzie mckinney mclaughlin mclean mcmillan mejia melendez melton mercado miranda
molina monroe montgomery montoya moody moon morrison morrow morse moss mueller mullins murillo nash navarro newman newton nielsen nolan norman norris
norton nunez obrien oconnor odonnell oliver oneal oneill orozco ortega osborne owen pacheco padilla parks parsons patton paul pearson pham phelps pope
potter poole potts powers pratt preston quinn ramsey randall rasmussen reese reid reilly rhodes riddle rios robbins robles rocha rojas rollins roman
rosales rosario rosen rowe rubio rush salas salinas salgado sampson sanford santana santiago saunders sawyer schneider schroeder schultz schwartz
serrano sexton shaffer shannon shea shelton shepherd sheppard sherman shields short simon singleton sloan small snow solis solomon sosa stafford
stanley stark steele stein stephenson stevenson stokes strickland suarez summers sutton swanson sweeney tanner tate terry thornton todd townsend
trevino trujillo valdez valencia valenzuela vance vaughn vega velasquez velazquez velez villa villanueva villarreal wade wall walls walsh walter
walters walton warner waters watkins watts weber weeks weiss welch wheeler whitaker whitney wiggins wilcox wiley wilkerson wilkins wilkinson winters
wise wolf wolfe woodard woodward workman wyatt yates york zamora zimmerman zuniga hasan hussain kaur sharma gupta kumar shah desai mehta chaudhry
iqbal malik hosseini choi kang cho jung yoon vu dang bui ho ngo duong huynh truong tanaka suzuki sato cheng zhao zhou xu sun ma zhu guo kovacs novak
kowalski fischer ivanov rossi russo ferrari esposito romano oconnell macleod mackenzie mcleod fraser sinclair ouellette lemieux charbonneau desjardins
lalonde chartrand`.split(/\s+/);

/**
 * Less common last names: they mark a name as a person's or a firm's, but are still read as words.
 * Own compilation.
 */
export const RARER_LAST_NAMES: ReadonlySet<string> = new Set(
  `lawson oldman abrams ackerman adkins albright aldridge allard amato anand andersen arsenault asselin atkins atkinson aubin audet aziz bachand bahl
bains baird bajwa baldwin ballard barlow barrett barron bartlett barton basra bates bauer beaton beaudoin beaudry beaulac beauchamp beck becker bedi
belair beland beliveau bennet benson bernier berman berube bhatia bhatt bhatti bilodeau blackburn blackwell blais blanchard blanchette boisvert
boivin bolduc bourassa bourgeois bourque boutin bowen bowers boyer bradshaw brar brennan breton brisson brochu brodeur browning brunet bryson
buchanan buckley bullock burgess burnett burnham byrne cadieux cahill callahan calvert cantin carey carmichael carpentier carrier casavant
castonguay chabot chadha chahal chaput chartier chatterjee chaudhary chauhan chawla cheung chopra choudhury christie chu chung cohan colbert comeau
comtois conley connolly connor conway corbeil corbett corriveau cormier cossette coulombe courchesne courtemanche coyle crosby crowley cummings
curran cyr daigle dallaire dalton davies decosta delisle delorme demers deschamps deschenes desrochers desrosiers deol devlin dhaliwal dhanoa
dickinson dickson dionne doan dobson dolan donaldson donnelly donovan doucet doucette drolet drouin duff duffy dubois duchesne dufresne duguay
duhamel dumas dumont dupont dupuis duplessis durand durocher dutta duval eaton eldridge elkins elliot emond engel everett fallon faucher faulkner
favreau feldman fenton ferland ferreira filion finch findlay finlay finnegan fitzpatrick fleury foley fontaine forbes fortier frenette friesen
gaboury garneau garon gaudet gaudreau gelinas gendron germain gervais giguere gillespie gillis giroux godbout godin goel goldberg goldman goldstein
gosselin goulet goyette grandmont greenberg greer gregoire grenier grewal griffith grimard grondin groulx guay guerin guilbault guillemette
gustafson guthrie hagan hakimi halpern hamel hammond hardin hargrave harriman hartley hickey hinton hobbs hoang holden holloway houle howe hurley
hussein hutchinson inglis irwin isaacs jain jamieson jessup jobin jodoin johal joshi joyal kapoor kearney keating kemp kendall kerr khanna khatri
kirkpatrick klassen koch kohli labbe laberge labrecque lacasse lachapelle lacombe lacroix laferriere lagace lahaie laflamme laliberte lalande
lamarche lamarre lamontagne lamothe lamoureux lanctot langevin langlois lanthier laporte larocque larochelle larouche latour laurin laverdiere
lavigne leach leboeuf lebel lebrun leclair lecours leger legault lehman lemay lemelin lepage lessard letourneau leung levine levy linton lockhart
lortie loughran lussier mackay mackie maclean macneil macpherson maher mahoney mailhot mailloux malhotra mallette marceau marchand marcotte marcoux
marois marsolais mathews matte mayer mayrand mcallister mcarthur mccabe mccall mccann mcclain mcclure mccormick mccracken mcdermott mcdowell
mcfarland mcgill mcgowan mcgrath mcgregor mcintosh mcintyre mckay mckee mckenna mckinnon mcknight mcleish mcmahon mcmanus mcnally mcnamara mcneil
mcphee mcpherson mcqueen mehra meier menon mercier metcalfe michaud milne minhas mistry mohan monette mongeau montreuil morency moreau morel
morissette mortensen mukherjee murdoch myrand nair neufeld newell nicholson noor normandeau oakes okeefe oleary olsen orr osullivan ostrowski ouimet
pandey pandher pappas papineau parekh parisien parmar parrish partridge patenaude pellerin penner perreault perrault perron petrov picard piche
pilon pinard pineault plourde plouffe poitras pomerleau porras potvin pouliot prasad pritchard proulx provencher purdy qureshi rai rana randhawa rao
rashid raza reddy renaud rheaume riddell riendeau riopel rivard robichaud robillard robitaille rochon rodrigue roberge rosenberg rosenthal rousseau
rouleau routhier roussel rowland saad saini samson sangha sansregret sarkar sasseville sauve savard savoie schafer seguin senecal sethi sharpe
sheikh shepard shetty siddiqui sidhu sikorski silverman simoneau sinha sloane soucy spence stpierre srivastava stanton steadman stoddard sylvestre
syed szabo taillon talbot tardif tellier templeton tessier theberge theriault therrien thomson thurston tobin toor trepanier trottier trudeau trudel
turgeon vachon vaillancourt vallee valois veilleux venne verma verret vezina viens vigneault villeneuve virk vyas wagar waite walia wallis warwick
weinstein weir welsh whelan whitfield whitlock whittaker wilder wilkes winslow witt wojcik worthington wyman yee yeung yip yusuf zeller zielinski
ziegler`.split(/\s+/),
);

/** Names that are also words for trades, places or goods, and are therefore read as words. */
const AMBIGUOUS_NAMES =
  `baker cook mason taylor tailor rose stone wood woods bell hunter hunt fisher gardner weaver porter butler carpenter hall park parker lane green hill
banks king long price rice fox black white brown gray west ford ward cruz payne marshall hudson wagner hoffman grant page ray art jack max sun grace
joy hope faith amber jade gale dale miles rich frank mark bill will guy dean angel christian chase may june april august daisy lily violet ruby pearl
sage olive ivy iris ginger virginia carolina madison jordan austin dallas houston georgia florence charlotte carolyn victoria santos castro wells hart
knight mills fields rivers brooks snow rivera reed barber spencer webb cox lavoie roy cote boucher caron savage chef pat sue van summers winters frost`.split(
    /\s+/,
  );

const READ_AS_WORDS = new Set(AMBIGUOUS_NAMES);

/** Names that identify a person and carry no information about the trade. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  [...FIRST_NAMES, ...LAST_NAMES].filter((name) => !READ_AS_WORDS.has(name)),
);
