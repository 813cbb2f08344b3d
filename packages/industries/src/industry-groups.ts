import { parseIndustries } from './parse-industries.ts';

/** Restaurants and bars. */
export const FOOD_INDUSTRIES = parseIndustries(
  1,
  `
  1 5812 RESTAURANT | Restaurant
  2 5812 RESTAURANT | Pizzeria
  3 5812 RESTAURANT | Italian restaurant
  4 5812 RESTAURANT | Chinese or Korean restaurant
  5 5812 RESTAURANT | Sushi or Japanese restaurant
  6 5812 RESTAURANT | Thai or Vietnamese restaurant
  7 5812 RESTAURANT | Indian or Pakistani restaurant
  8 5812 RESTAURANT | Mexican or Latin restaurant
  9 5812 RESTAURANT | Greek or Middle Eastern restaurant
  10 5812 RESTAURANT | Steakhouse or barbecue
  11 5812 RESTAURANT | Seafood restaurant
  12 5812 RESTAURANT | Breakfast or brunch restaurant
  13 5814 RESTAURANT | Fast food
  14 5814 RESTAURANT | Coffee shop
  15 5814 RESTAURANT | Sandwich or bagel shop
  16 5814 RESTAURANT | Food truck
  17 5814 RESTAURANT | Ice cream shop
  18 5814 RESTAURANT | Juice or smoothie bar
  19 5814 RESTAURANT | Tea house or bubble tea shop
  20 5811 RESTAURANT | Caterer
  21 5813 RESTAURANT | Bar or pub
  22 5813 RESTAURANT | Nightclub
  23 5813 RESTAURANT | Brewery or taproom
  24 5813 RESTAURANT | Winery, cidery or distillery
  `,
);

/** Grocery, food and drink stores. */
export const GROCERY = parseIndustries(
  2,
  `
  25 5411 RETAIL | Grocery store
  26 5499 RETAIL | Convenience store
  27 5499 RETAIL | Farm stand or produce market
  28 5422 RETAIL | Butcher or fish market
  29 5441 RETAIL | Candy or chocolate shop
  30 5451 RETAIL | Cheese or dairy store
  31 5462 RETAIL | Bakery
  32 5462 RETAIL | Custom cakes
  33 5499 RETAIL | Deli or gourmet food shop
  34 5499 RETAIL | Health food store
  35 5499 RETAIL | Vitamins and supplements
  36 5921 RETAIL | Liquor, wine or beer store
  `,
);

/** Clothing, shoes and accessories. */
export const CLOTHING = parseIndustries(
  3,
  `
  37 5651 RETAIL | Clothing store
  38 5691 RETAIL | Fashion boutique
  39 5621 RETAIL | Women’s clothing
  40 5621 RETAIL | Bridal shop
  41 5611 RETAIL | Men’s clothing
  42 5641 RETAIL | Children’s and baby clothing
  43 5655 RETAIL | Sportswear
  44 5699 RETAIL | Custom T-shirts and apparel
  45 5661 RETAIL | Shoe store
  46 5631 RETAIL | Fashion accessories
  47 5948 RETAIL | Luggage and leather goods
  48 5698 RETAIL | Wigs and hair extensions
  49 5697 | Tailor or alterations
  50 7296 | Formal wear and costume rental
  51 5137 RETAIL | Uniforms and workwear
  `,
);

/** Home, garden and building supplies. */
export const HOME = parseIndustries(
  4,
  `
  52 5200 RETAIL | Home improvement store
  53 5211 RETAIL | Lumber and building materials
  54 5231 RETAIL | Paint and wallpaper store
  55 5231 | Glass and mirror shop
  56 5251 RETAIL | Hardware store
  57 5261 RETAIL | Garden center | Garden centre
  58 5271 RETAIL | Mobile home dealer
  59 5712 RETAIL | Furniture store
  60 5713 RETAIL | Flooring and carpet store
  61 5714 RETAIL | Curtains and blinds
  62 5718 RETAIL | Fireplace and stove shop
  63 5719 RETAIL | Home decor and housewares
  64 5722 RETAIL | Appliance store
  65 5996 | Pools and hot tubs
  66 5983 RETAIL | Heating oil, propane or firewood
  `,
);

/** Shops and specialty stores. */
export const SHOPS = parseIndustries(
  5,
  `
  67 5999 RETAIL | Retail store
  68 5399 RETAIL | General store
  69 5310 RETAIL | Discount store
  70 5311 RETAIL | Department store
  71 5331 RETAIL | Dollar or variety store
  72 5931 RETAIL | Thrift or secondhand store
  73 5932 RETAIL | Antique shop
  74 5933 RETAIL | Pawn shop
  75 5943 RETAIL | Office and school supplies
  76 5947 RETAIL | Gift shop
  77 5970 RETAIL | Art and craft supplies
  78 5970 RETAIL | Handmade crafts
  79 5971 RETAIL | Art gallery or artist
  80 5972 RETAIL | Coins, stamps and collectibles
  81 5973 RETAIL | Religious goods store
  82 5977 RETAIL | Cosmetics and perfume
  83 5992 RETAIL | Florist
  84 5994 RETAIL | Newsstand
  85 5995 RETAIL | Pet store
  `,
);

/** Jewelry, sports, books and hobbies. */
export const HOBBIES = parseIndustries(
  6,
  `
  86 5944 RETAIL | Jewelry store | Jewellery store
  87 7631 | Watch and jewelry repair | Watch and jewellery repair
  88 5940 | Bike shop
  89 5941 RETAIL | Sporting goods
  90 5942 RETAIL | Bookstore
  91 5945 RETAIL | Toy, game and hobby shop
  92 5949 RETAIL | Fabric and sewing shop
  93 5733 RETAIL | Musical instruments
  94 5735 RETAIL | Records, CDs and movies
  95 5946 RETAIL | Camera store
  `,
);

/** Electronics, phones and software. */
export const ELECTRONICS = parseIndustries(
  7,
  `
  96 5732 RETAIL | Electronics store
  97 5734 RETAIL | Computer store
  98 4812 RETAIL | Cell phone store
  99 7622 | Phone, TV and electronics repair
  100 7379 | Computer repair and IT support
  101 7372 | Software or app development
  102 7372 | Web design
  103 4816 | Web hosting or online service
  104 5817 | Software subscriptions and apps
  105 5816 | Online games
  106 5815 | Digital books, music and courses
  107 4814 | Phone or internet provider
  108 4814 PROHIBITED | Prepaid phone cards
  109 4899 | TV, radio or streaming service
  110 7841 | Video and game rental
  `,
);

/** Age-restricted and regulated products. */
export const REGULATED = parseIndustries(
  8,
  `
  111 5993 RETAIL PROHIBITED | Tobacco or cigar shop
  112 5993 RETAIL PROHIBITED | Vape shop
  113 5993 RETAIL PROHIBITED | Head shop
  114 5993 PROHIBITED | Hookah lounge
  115 5999 RETAIL PROHIBITED | Hemp or CBD products
  116 5993 RETAIL CLOSED_BY_LAW | Cannabis store
  117 5499 RETAIL PROHIBITED | Kratom, kava or mushroom products
  118 5999 RETAIL PROHIBITED | Guns and firearms
  119 5999 RETAIL PROHIBITED | Ammunition or weapons
  120 5999 RETAIL PROHIBITED | Fireworks
  121 5999 RETAIL PROHIBITED | Adult store
  122 5967 CLOSED_BY_NETWORKS | Adult content or entertainment
  123 5122 RETAIL PROHIBITED | Online or mail-order pharmacy
  `,
);

/** Health care. */
export const HEALTH = parseIndustries(
  9,
  `
  124 8011 | Doctor
  125 8021 | Dentist
  126 8031 | Osteopath
  127 8041 | Chiropractor
  128 8042 | Optometrist
  129 8043 RETAIL | Optician or eyeglasses
  130 8049 | Podiatrist
  131 8099 | Physical therapist
  132 8099 | Massage therapist
  133 8099 | Psychologist or therapist
  134 7277 | Marriage or family counselor | Marriage or family counsellor
  135 8099 | Acupuncture or natural medicine
  136 8099 | Medical or wellness clinic
  137 8050 | Home care or nursing home
  138 8062 | Hospital
  139 8071 | Medical or dental laboratory
  140 5912 RETAIL | Pharmacy
  141 5047 RETAIL | Medical supplies
  142 5975 RETAIL | Hearing aids
  143 5976 RETAIL | Orthotics and prosthetics
  144 4119 | Ambulance service
  145 0742 | Veterinarian
  `,
);

/** Beauty and wellness. */
export const BEAUTY = parseIndustries(
  10,
  `
  146 7230 | Hair salon
  147 7230 | Barber shop
  148 7230 | Nail salon
  149 7230 | Beauty salon
  150 7230 | Lashes and brows
  151 7230 | Makeup artist
  152 7298 | Day spa
  153 7298 | Hair removal or waxing
  154 7298 | Med spa or skin clinic
  155 7298 | Tanning salon
  156 7299 | Tattoo or piercing studio
  157 7297 PROHIBITED | Massage parlor | Massage parlour
  `,
);

/** Personal, pet and household services. */
export const PERSONAL = parseIndustries(
  11,
  `
  158 7299 | Personal services
  159 7299 | Pet grooming
  160 7299 | Pet boarding, walking or training
  161 7299 | Wedding or event planner
  162 7299 | Event venue
  163 7349 | House cleaning
  164 7217 | Carpet and upholstery cleaning
  165 7211 | Laundromat
  166 7216 | Dry cleaner
  167 7251 | Shoe repair
  168 7261 | Funeral home
  169 7273 CLOSED_BY_NETWORKS | Dating service
  170 7273 CLOSED_BY_NETWORKS | Escort service
  171 7999 | Psychic or fortune teller
  `,
);

/** Cars and other vehicles. */
export const VEHICLES = parseIndustries(
  12,
  `
  172 5511 | Car dealer
  173 5521 | Used car dealer
  174 5571 | Motorcycle or ATV dealer
  175 5598 | Snowmobile dealer
  176 5561 | RV and trailer dealer
  177 5551 | Boat dealer
  178 5599 | Farm equipment or aircraft dealer
  179 5533 RETAIL | Auto parts store
  180 5935 RETAIL | Junkyard or scrap yard
  181 5532 | Tire shop
  182 7538 | Auto repair shop
  183 7538 | Mobile mechanic
  184 7531 | Body shop
  185 7535 | Car painting, wraps and tint
  186 7538 | Windshield repair
  187 7542 | Car wash
  188 7542 | Auto detailing
  189 7549 | Towing service
  190 5541 | Gas station
  191 5552 | Electric vehicle charging
  `,
);

/** Transportation and delivery. */
export const TRANSPORT = parseIndustries(
  13,
  `
  192 4789 TRANSPORTATION | Transportation service
  193 4121 TRANSPORTATION | Taxi or ride service
  194 4121 TRANSPORTATION | Limousine service
  195 4131 TRANSPORTATION | Bus line or charter
  196 4111 | Ferry or commuter transit
  197 4112 | Passenger train
  198 4011 | Rail freight
  199 4214 | Moving company
  200 4214 | Trucking or hauling
  201 4215 | Courier or delivery
  202 4225 | Self-storage or warehouse
  203 7512 | Car rental
  204 7513 | Truck and trailer rental
  205 7519 | RV rental
  206 7523 | Parking lot or valet
  207 4784 | Toll road or bridge
  208 4457 | Boat rental
  209 4468 | Marina
  210 4582 | Airport or flight service
  211 4511 | Airline or charter flights
  212 4411 | Cruise line
  `,
);

/** Travel and lodging. */
export const TRAVEL = parseIndustries(
  14,
  `
  213 7011 | Hotel or motel
  214 7011 | Bed and breakfast
  215 6513 | Vacation rental
  216 7033 | Campground or RV park
  217 7032 | Summer or sports camp
  218 4722 PROHIBITED | Travel agency or tour operator
  219 5962 PROHIBITED | Travel club or travel sold by phone
  220 7012 PROHIBITED | Timeshare
  `,
);

/** Construction, trades and repairs. */
export const TRADES = parseIndustries(
  15,
  `
  221 1520 | General contractor
  222 1711 | Plumber
  223 1711 | Heating and air conditioning
  224 1731 | Electrician
  225 1731 | Alarm and camera installer
  226 1740 | Mason, drywall or tile installer
  227 1750 | Carpenter
  228 1761 | Roofing or siding
  229 1771 | Concrete or paving
  230 1799 | Painter
  231 1799 | Handyman
  232 1799 | Excavation, fence or demolition
  233 1799 | Specialty contractor
  234 0780 | Landscaper
  235 0780 | Lawn care
  236 0780 | Snow removal
  237 0780 | Tree service
  238 7623 | Air conditioner or refrigerator repair
  239 7629 | Appliance repair
  240 7641 | Furniture repair or upholstery
  241 7692 | Welder
  242 7699 | Locksmith
  243 7699 | Repair shop
  `,
);

/** Business and professional services. */
export const BUSINESS_SERVICES = parseIndustries(
  16,
  `
  244 7311 | Advertising or marketing agency
  245 7311 | Sign shop
  246 7333 | Graphic design or illustration
  247 7221 | Photographer
  248 7829 | Videographer or film production
  249 7392 | Business consultant
  250 8999 | Interior designer or home stager
  251 8999 | Translator, writer or coach
  252 8999 | Professional services
  253 8111 | Lawyer or notary
  254 8931 | Accountant or bookkeeper
  255 7276 | Tax preparation
  256 8911 | Architect or engineer
  257 8734 | Testing laboratory
  258 7361 | Staffing or employment agency
  259 7339 | Virtual assistant or typing service
  260 2741 | Printing or publishing
  261 7338 | Copy shop
  262 7342 | Pest control
  263 7349 | Commercial cleaning
  264 7349 | Window or pressure washing
  265 7393 | Security or private investigator
  266 7394 | Equipment, tool or party rental
  267 7399 | Business services
  `,
);

/** Finance, insurance and real estate. */
export const MONEY = parseIndustries(
  17,
  `
  268 6012 | Bank, lender or mortgage broker
  269 6011 | ATM operator
  270 6300 | Insurance agency
  271 5960 PROHIBITED | Insurance sold by phone or mail
  272 6211 PROHIBITED | Financial advisor or investments
  273 7277 PROHIBITED | Credit repair or debt relief
  274 7321 PROHIBITED | Credit reports or identity protection
  275 7322 PROHIBITED | Debt collection agency
  276 6051 CLOSED_BY_MONEY | Virtual currency
  277 6051 CLOSED_BY_MONEY | Payday loans or check cashing | Payday loans or cheque cashing
  278 6051 CLOSED_BY_MONEY | Currency exchange
  279 4829 CLOSED_BY_MONEY | Money transfer
  280 6540 CLOSED_BY_MONEY | Prepaid card or wallet loading
  281 9223 CLOSED_BY_NETWORKS | Bail bonds
  282 6513 | Real estate agent
  283 6513 | Landlord or property manager
  `,
);

/** Wholesale, farming and direct sales. */
export const SUPPLY = parseIndustries(
  18,
  `
  284 0763 | Farm or agricultural co-op
  285 5039 | Construction supplies wholesale
  286 5046 | Restaurant and store equipment
  287 5074 | Plumbing and heating supplies
  288 5085 | Industrial supplies
  289 5094 | Wholesale jewelry and gold | Wholesale jewellery and gold
  290 5099 | Wholesale goods
  291 5169 | Chemicals and cleaning products
  292 5199 | Food and everyday goods wholesale
  293 5964 | Mail-order or catalog sales | Mail-order or catalogue sales
  294 5963 | Door-to-door sales
  295 5963 PROHIBITED | Multi-level marketing
  296 5968 PROHIBITED | Subscription boxes or free trials
  297 5969 PROHIBITED | Direct marketing offers
  298 7278 PROHIBITED | Buying or discount club
  299 5966 CLOSED_BY_NETWORKS | Telemarketing
  300 5967 CLOSED_BY_NETWORKS | Pay-per-call or chat line
  `,
);

/** Education and child care. */
export const EDUCATION = parseIndustries(
  19,
  `
  301 8351 | Daycare
  302 8211 | Private school
  303 8220 | College or university
  304 8299 | Tutoring
  305 8299 | Music or art lessons
  306 8299 | Driving school
  307 8299 | Language school or other classes
  308 8249 | Trade or vocational school
  309 8244 | Business or computer school
  310 7911 | Dance school or studio
  `,
);

/** Arts, sports and entertainment. */
export const LEISURE = parseIndustries(
  20,
  `
  311 7997 | Gym or fitness studio
  312 7997 | Yoga or pilates studio
  313 7997 | Martial arts school
  314 7997 | Private or country club
  315 7999 | Sports lessons and recreation
  316 7999 | Local tours and guides
  317 7999 | Escape room or family fun
  318 7941 | Sports team or league
  319 7992 | Golf course
  320 7933 | Bowling alley
  321 7932 | Pool hall
  322 7994 | Arcade
  323 7993 | Vending or amusement machines
  324 7996 | Amusement park, circus or fair
  325 7998 | Zoo or aquarium
  326 7991 | Museum or attraction
  327 7832 | Movie theater | Movie theatre
  328 7922 | Theater, concerts or tickets | Theatre, concerts or tickets
  329 7929 | Musician, DJ or entertainer
  330 7995 CLOSED_BY_NETWORKS | Casino or betting
  331 7801 CLOSED_BY_NETWORKS | Online gambling
  332 7802 CLOSED_BY_NETWORKS | Horse or dog racing
  333 7800 CLOSED_BY_NETWORKS | State lottery
  334 9406 CLOSED_BY_NETWORKS | Provincial or foreign lottery
  `,
);

/** Nonprofits, community and government. */
export const COMMUNITY = parseIndustries(
  21,
  `
  335 8398 | Nonprofit or charity
  336 8661 | Place of worship or religious organization
  337 8641 | Civic or social club
  338 8699 | Association or union
  339 8651 | Political organization
  340 9399 | Government office
  341 4900 | Utility or waste collection
  `,
);
