import { parseWords } from '../parse-words.ts';

/** What people call each industry in English; the labels stand in the table of industries. */
export const ENGLISH_WORDS = parseWords(`
  1
    eatery, dining room, bistro, grill, dinner, lunch, diner, buffet, vegan food, cafe and restaurant, fine dining, family restaurant, restaurateur, soul food, gastropub
    ghost kitchen, supper club, african restaurant, caribbean food, jerk chicken, soup, chef, takeaway, sports grill, filipino food, food hall
  2
    pizza restaurant, pizza parlor, wood-fired pizza, slice, calzone, takeout, pizza delivery, pizza place, pizza, italian pizza, pizza truck, stromboli, pizzaiolo
  3
    trattoria, pasta, lasagna, spaghetti, osteria, risotto, italian food, pasta bar, tiramisu
  4
    asian food, dim sum, dumpling, noodle, hot pot, wok, korean barbecue, szechuan, wonton, ramyeon, mongolian grill, bibimbap
  5
    sashimi, ramen, teriyaki, izakaya, poke bowl, hibachi, tempura, sushi bar, sushi, japanese food, omakase, bento, udon, hawaiian poke
  6
    pho, pad thai, banh mi, spring roll, curry, satay, vietnamese food, lao food, asian fusion, malaysian food, cambodian food, bun cha
  7
    curry house, tandoori, naan, biryani, dosa, halal food, indian cuisine, roti, samosa, bengali food, nepali food, momo, butter chicken, tiffin
  8
    taqueria, taco, burrito, cantina, tex-mex, quesadilla, pupusa, tortilla, mexican food, tamales, ceviche, peruvian restaurant, cuban food, empanada, salvadoran food
    brazilian restaurant, churros
  9
    mediterranean food, lebanese, gyro, falafel, shawarma, kebab, hummus, turkish food, persian food, souvlaki, donair, donor kebab, pita, syrian food, mezze
  10
    steak, bbq, smokehouse, ribs, brisket, wings, chophouse, steak house, bbq restaurant, barbeque, smoked meat, pitmaster, rotisserie chicken, churrascaria
    argentinian grill
  11
    fish, lobster, oyster bar, crab, fish and chips, shrimp, crawfish, seafood boil, fish fry, clam shack, raw bar, lobster roll, chip shop
  12
    pancake house, waffle, crepe, omelet, egg, morning cafe, breakfast, brunch, breakfast diner, pancake, bacon and eggs, breakfast spot
  13
    burger, hamburger, fries, fried chicken, hot dog, drive-thru, quick service, snack bar, cafeteria, takeout, burger joint, poutine, chip truck, chip stand, french fries
    wings, concession stand, takeout restaurant, chicken shop, food court, canteen, lunch truck, food kiosk
  14
    cafe, espresso bar, latte, cappuccino, coffeehouse, barista, donut, coffee roaster, coffee house, coffee cart, coffee truck, doughnut shop, cafe owner, mobile coffee
    internet cafe, cat cafe
  15
    sub, submarine, hoagie, panini, wrap, lunch counter, bagel, salad bar, sandwich, deli sandwich, cheesesteak, lunch spot, salad, grilled cheese, soup and sandwich
  16
    mobile kitchen, street food, food trailer, food cart, mobile canteen, hot dog cart, taco truck, food vendor, kettle corn, lemonade stand, concession trailer, food stall
    fair food, bbq trailer
  17
    gelato, frozen yogurt, soft serve, ice cream truck, sundae, shaved ice, milkshake, gelateria, froyo, dairy bar, popsicle, snow cone, frozen dessert, paletas, italian ice
  18
    fresh juice, smoothie, cold-pressed juice, protein shake, wheatgrass, slush, juices, juice press, acai bowl, kombucha, lemonade
  19
    boba, tea room, bubble tea, matcha, milk tea, tapioca, bubbletea, teahouse, chai, high tea, afternoon tea
  20
    catering, banquet, buffet service, wedding meal, corporate lunch, party food, personal chef, mobile bar, meal prep, event catering, private chef, bartender, meal delivery
    charcuterie boards, grazing table, cook, office lunch
  21
    tavern, cocktail lounge, sports bar, beer, saloon, wine bar, karaoke, happy hour, bar, pub, dive bar, irish pub, bartender bar, brew pub, tavern owner, gay bar, piano bar
  22
    dance club, disco, lounge, dj night, bottle service, after-hours club, club, dancing, rave, party venue
  23
    brewpub, craft beer, tap house, beer garden, microbrewery, ale, ipa, brewery, beer maker, home brew, nano brewery, beer tasting
  24
    tasting room, vineyard, cider, whiskey, gin, mead, spirits, winery, vineyard tour, distillery, craft distillery, moonshine, wine maker, sake

  25
    supermarket, food market, food store, online grocery, bodega, asian market, halal, kosher, food coop, ethnic grocery, mexican grocery, indian grocery, market, meal kit
    grocery delivery, african market, caribbean market, international foods, supermarket owner
  26
    corner store, mini-mart, mini-market, bodega, snack, soft drink, lottery ticket, quick mart, quickie mart, variety store, newsstand snack, bottle return
    gas and convenience, milk store, party store
  27
    farmers market, fruit, vegetable, greengrocer, farm store, maple syrup, honey, egg, produce, market vendor, market gardener, u-pick, local produce, beekeeper
    fresh produce, sugar shack, sugar bush, berries, roadside stand, plants and produce
  28
    meat, butcher, sausage, beef, pork, chicken, frozen meat, seafood, fish counter, fishmonger, deli meats, halal meat, jerky, fresh fish, meat delivery, smoked fish
    carniceria
  29
    sweets, fudge, confectionery, chocolatier, nuts, popcorn, gummy, chocolate maker, cotton candy, candy apples, caramel, toffee, lollipop
  30
    cheese, milk, butter, yogurt, creamery, egg, cheesemonger, cheese maker, dairy, fromagerie, goat cheese, milk delivery
  31
    bread, pastry, croissant, bagel, muffin, cookie, pie, donut, home bakery, sourdough, pastries, pastry chef, doughnuts, cupcakes, baked goods, patisserie, micro bakery
    cottage bakery, tortilleria, panaderia, brownies, macarons, cinnamon rolls
  32
    cake, wedding cake, birthday cake, home baker, cake decorator, dessert, wedding dessert, cake maker, cupcake, custom cookies, cake pops, cake designer, dessert catering
    decorated cookies, sugar cookies, cheesecake, treats
  33
    delicatessen, specialty food, charcuterie, olive oil, spice, gourmet gift basket, tea, coffee bean, cocoa, deli, hot sauce, sauces, jam, jams and jellies, salsa maker
    tea seller, packaged food, pickles, condiments, imported food, gourmet popcorn, maple products, fleur de sel, fine foods
  34
    organic, natural food, gluten-free, bulk food, vegan, whole food, organic grocery, refill store
  35
    protein powder, nutrition store, supplement, herbal product, vitamin, sports nutrition, protein, herbalife, herbs, sea moss, essential oils, wellness products
    pre-workout, collagen
  36
    spirits, package store, whiskey, rum, bottle shop, wine, beer, liquor, booze, wine merchant, alcohol delivery, wine club, wine importer

  37
    apparel, clothes, fashion, outfit, jeans, jacket, family wear, fur coat, raincoat, outerwear, socks, clothing brand, clothing line, garments, leather jackets
    outlet clothing, work clothes, t-shirts
  38
    boutique, designer clothes, online boutique, streetwear, unisex clothing, men and women, fashion brand, stylist boutique, shein reseller, poshmark, depop
  39
    dress, ladieswear, blouse, skirt, plus size, maternity wear, lingerie, ladies clothing, women boutique, womens fashion, dresses, bras, modest wear, sari, abaya, maternity
  40
    wedding dress, bridal gown, bridesmaid, veil, prom dress, quinceañera, bride, wedding dresses, prom, bridal wear, evening gowns
  41
    menswear, suit, tie, dress shirt, big and tall, tuxedo, mens fashion, haberdashery, shirts, mens shop, shirtmaker
  42
    kids clothes, baby store, newborn, toddler, infant, stroller, childrens boutique, baby products, baby gear, car seats, onesies
  43
    activewear, team jersey, yoga pants, athletic wear, riding apparel, swimsuit, sports apparel, gym clothes, leggings, swimwear, bikini, golf apparel, jerseys
    running clothes, cycling jersey, equestrian clothing
  44
    printed shirt, screen-printed tee, embroidery, hoodie, merch, team shirt, heat press, costume, dance wear, tshirt shop, screen printing, embroiderer, print on demand
    graphic tees, vinyl shirts, sublimation, custom hats, redbubble, merchandise brand
  45
    footwear, sneaker, boot, sandal, heel, orthopedic shoe, sneaker reseller, western boots, slippers, kids shoes
  46
    handbag, scarf, hat, sunglasses, belt, purse, hair accessory, umbrella, scarves, accessories, hair bows, headbands, hair clips, bags, sunglasses stand, ties
    fashion jewelry, hats
  47
    suitcase, leather, wallet, briefcase, travel bag, backpack, leatherwork, luggage store, bags, leather crafter, travel accessories, belts
  48
    wig, hairpiece, toupee, weave, braiding hair, hair store, lace wig, virgin hair, hair bundles
  49
    seamstress, hemming, dressmaker, sewing repair, mending, suit fitting, tailor, alterations, clothing alterations, sewing, dress alterations, bespoke suits
    couture
  50
    tuxedo rental, gown rental, dress hire, uniform rental, costume hire, tux rental, suit rental
  51
    scrubs, work boots, safety vest, coverall, school uniform, chef coat, uniforms, work wear, workwear, nursing scrubs, hi-vis, medical uniforms, work gloves

  52
    diy, home center, renovation supply, big box hardware, home warehouse, home depot, rona, building center
  53
    lumberyard, plywood, drywall, brick, window, door, stone, deck board, kitchen cabinet, countertop, lumber yard, building supply, building supplies, wood supplier, sawmill
    granite countertops, insulation supplier, roofing supply
  54
    paint, stain, wallpaper, brush, roller, varnish, wall coverings, house paint, paint supplier
  55
    glazier, window glass, shower door, mirror, tabletop glass, stained glass, glass, glass repair, glass cutting, window pane, glass installer, glassblower
  56
    tool, nail, screw, key, power tool, fastener, awning, ironmonger, bolts
  57
    plant nursery, seed, flower pot, lawn mower, fertilizer, christmas tree, feed store, garden centre, pesticide, shrub, nursery, plants, house plants, succulents
    greenhouse, garden supplies, mulch, soil, topsoil, pet and feed, hydroponics
  58
    manufactured home, trailer home, modular home, tiny house, park model, prefab homes, container homes
  59
    sofa, table, chair, bedroom set, couch, mattress, bed, office furniture, desk, furniture maker, mattresses, home furniture, patio furniture, used furniture
    custom furniture, bunk beds, recliners, dining tables, outdoor furniture
  60
    floor covering, hardwood, laminate, vinyl plank, ceramic tile, rug, linoleum, flooring, carpets, tiles
  61
    drapery, window treatment, shade, shutter, upholstery fabric, blinds, curtains, window coverings, curtain maker, roller shades
  62
    wood stove, gas fireplace, chimney, pellet stove, mantel, hearth, fireplaces, stoves, hearth and patio
  63
    home goods, kitchenware, cookware, dishes, vase, candle, linens, lamp, lighting, picture frame, duvet, towels, silverware, lightbulb, decor, kitchen store
    dishes and glassware, bedding, pottery dishes, custom framing, wall art, housewares, pillows, knives
  64
    refrigerator, washer, dryer, stove, dishwasher, vacuum cleaner, sewing machine, fridge, used appliances, kitchen appliances, vacuums, freezer
  65
    swimming pool, pool supply, pool cleaning, hot tub, pool opening, sauna, chlorine, pools, pool maintenance, pool guy, pool installer, pool builder, pool contractor, spas
    pool repair
  66
    fuel delivery, heating fuel, wood pellet, cordwood, gas cylinder, coal, bulk fuel, kerosene, propane, firewood, diesel delivery, logs, wood seller, propane refill

  67
    shopping, specialty shop, online store, storefront, kiosk, merchandise, e-commerce, pop-up shop, ecommerce, internet store, shop, store, amazon seller, ebay seller, ebay
    shopify store, reseller, dropshipping, facebook marketplace, market stall, vendor, online sales, seller, crystals, flags, small shop, tiktok shop
  68
    general merchandise, country store, trading post, assorted goods, catalog showroom, trading company, miscellaneous goods, mixed goods, rural store
  69
    outlet, bargain store, closeout, liquidation, overstock, clearance, warehouse club, duty-free, liquidator, pallet sales, bin store, wholesale club, off-price
  70
    big box store, mall anchor, chain store, superstore, walmart
  71
    five and dime, variety, dollar shop, cheap goods, bargain shop, dollar general, dollarama, five below
  72
    consignment, used goods, vintage clothing, resale, charity shop, preowned, flea market, thrift, second hand, vintage seller, goodwill, upcycled clothing, preloved clothes
  73
    antique furniture, collectible, vintage decor, restoration, estate sale, auction, auctioneer, antique dealer, auction house, antique mall, online auction
    restored furniture
  74
    pawnbroker, pawn, collateral, buy and sell, quick cash for goods, pawn loans, pawn broker, gold and pawn
  75
    stationery, paper, pen, toner, ink cartridge, notebook, planner, copier, printer, pencil, office depot, staples, photocopier sales, stickers
  76
    souvenir, greeting card, novelty, gift basket, balloon, party supply, candle, trophy, engraving, gift boxes, balloon decor, balloon artist, party store, party supplies
    trophies, custom gifts, personalized gifts, tumblers, laser engraving, cards
  77
    canvas, paintbrush, bead, scrapbook, craft store, clay, paint by numbers, resin supplies, diy kits
  78
    artisan, maker, pottery, craft fair, woodworking, knitting, handcrafted goods, soap maker, candle maker, handmade, crafts, craft vendor, etsy, etsy seller
    handmade jewelry, soap, candles, ceramics, crochet, resin art, macrame, quilter, hand crafted, craft market, wood crafts, leather crafts, homemade crafts
  79
    painting, sculpture, fine art, print, art dealer, painter, artist, visual artist, muralist, sculptor, illustrator prints, portrait artist, gallery, art seller, art studio
    digital artist, caricature artist
  80
    coin dealer, stamp, trading card, memorabilia, bullion, sports card, coins, pokemon cards, collectibles, baseball cards, card shop, comics and collectibles, gold bullion
    autographs, funko
  81
    bible, rosary, church supply, christian gift, prayer book, menorah, church supplies, catholic gifts, rosaries, prayer beads, judaica, islamic store
  82
    makeup, skin care, fragrance, lipstick, soap, beauty product, beauty supply, hair product, razor, deodorant, cosmetics, perfume, skincare, natural skincare, lip gloss
    bath bombs, body butter, lashes supplier, avon, mary kay, sephora, press on nails, cologne, lotion, beard oil
  83
    flower shop, bouquet, wedding flowers, flower delivery, floral design, wreath, flower wholesale, floral arrangements, floral, flower arranging, roses, funeral flowers
    flower truck, dried flowers, flower farm
  84
    newspaper, magazine, news dealer, periodical, press shop, magazine stand, newsagent
  85
    pet food, aquarium, puppy, kitten, dog toy, bird seed, reptile, pet supplies, pet products, dog treats, cat food, fish store, dog collars, pet accessories, puppies

  86
    jeweler, ring, necklace, diamond, gold, engagement ring, earring, jewellery, watch, clock, jewelry designer, permanent jewelry, bracelets, fine jewelry, silver jewelry
    luxury watches
  87
    watchmaker, watch battery, ring sizing, goldsmith, clock repair, stone setting, ring resizing, jeweler repair
  88
    bicycle, e-bike, cycling, bike repair, mountain bike, bicycle tune-up, bike mechanic, ebikes, electric bikes
  89
    sports equipment, fishing tackle, camping gear, hockey, ski, golf club, skate, sports store, bait and tackle, bait shop, outdoor gear, surf shop, skateboard shop, archery
    hunting gear, fitness equipment, gym equipment, snowboard, pickleball paddles
  90
    book, used books, comic book, textbook, bookseller, novel, bookshop, comics, manga, rare books
  91
    toy, board game, puzzle, model train, video game store, card game, doll, teddy bear, games, model kits, rc cars, magic cards, retro games, lego, plushies
    educational toys
  92
    textile, yarn, quilting, thread, knitting, needlework, sewing notions, button, zipper, fabric, sewing supplies, wool, embroidery supplies
  93
    guitar, piano, drum, sheet music, violin, music store, amplifier, saxophone, accordion, ukulele, trumpet, instruments, luthier, music gear, band instruments
  94
    vinyl, record store, dvd, music album, used cds, cds
  95
    camera, lens, tripod, photo equipment, film, binoculars, photo gear, lenses

  96
    television, stereo, speaker, home theater, audio, drone, gadget, tvs, headphones, vacuum robots, used electronics
  97
    laptop, desktop computer, software, printer, tablet, computer accessory, computer reseller, pc builder, custom pcs, gaming pc, refurbished computers, computer parts
    mac reseller
  98
    mobile phone, smartphone, phone case, wireless dealer, phone accessory, sim card, iphone reseller, phones, phone accessories, used phones
  99
    screen repair, phone repair, tablet repair, television repair, game console repair, stereo repair, iphone repair, phone fix, cracked screen, ipad repair, phone technician
    device repair
  100
    tech support, virus removal, managed services, network, help desk, data recovery, cybersecurity, it consultant, it company, computer technician, pc repair, msp, geek
    laptop repair, cyber security, tech company, system administrator, information technology, it consulting, network installation
  101
    programmer, developer, coding, mobile app, it services, database, artificial intelligence, data processing, software, software engineer, app, ai, chatbot
    machine learning, data scientist, data analyst, game developer, blockchain developer, web app, web applications, custom software, it contractor, software consultant
    devops, python developer, tech startup, software lab
  102
    website, web developer, website builder, ux design, online store setup, webmaster, web development, wordpress developer, shopify developer, website creator, landing pages
    ecommerce websites, website maintenance, ui designer, web agency, wix
  103
    domain name, server, cloud, email hosting, streaming platform, online membership, web portal, hosting, domains, domain registrar, online community, internet services
    membership site, website membership, online directory, marketplace website, patreon
  104
    saas, software license, app store, plugin, digital tool, cloud software, saas startup, b2b software
  105
    video game, game credits, in-game item, mobile game, game studio, game key, indie games, gaming, game publisher, esports game, roblox, game server
  106
    e-book, download, digital product, podcast, stock photo, video course, printable, ebooks, online courses, presets, audiobooks, digital planner, templates, course creator
    beats, youtuber, content creator, streamer, newsletter, blogger, twitch streamer, gumroad
  107
    telecom, isp, wireless carrier, voip, fiber, answering service, telecommunications, phone company, telephone company, mobile carrier, call answering
  108
    calling card, phone minutes, top-up, prepaid minutes, airtime, long distance card, prepaid sim
  109
    cable, satellite, broadcaster, radio station, pay tv, channel, radio, iptv, radio host
  110
    movie rental, dvd rental, video store, console rental, game rental, rent movies

  111
    smoke shop, cigarette, cigar, tobacconist, pipe tobacco, chewing tobacco, nicotine pouch, tobacco products, tobacco, smokeshop, snuff, zyn, cigar bar, humidor
    rolling tobacco
  112
    e-cigarette, vaping, e-liquid, vape juice, electronic cigarette, pod, mod, vapor shop, e-cig, ecig, vaporizer shop, juul, vape pens
  113
    bong, glass pipe, rolling paper, grinder, drug paraphernalia, smoking accessory, vaporizer, pipes, smoke accessories, smoking supplies, hookah store
  114
    shisha, hookah bar, water pipe, cigar lounge, narghile, hookah, hookah cafe
  115
    cannabidiol, cbd oil, hemp oil, delta-8, cbd gummy, hemp flower, cbd, hemp, cbd gummies, cbd for pets, delta 9, hhc, hemp farm
  116
    marijuana, dispensary, weed, pot shop, thc, edible, medical marijuana, cannabis seed, weed delivery, grow op, budtender, ganja, hash
  117
    kratom, kava bar, herbal high, magic mushroom, psychoactive herb, psilocybin, salvia, kava, mushrooms, shrooms, psychedelics, mushroom gummies, microdosing, ketamine
    ayahuasca, amanita, legal highs, 7-oh
  118
    gun shop, firearm, gun dealer, rifle, pistol, gunsmith, shotgun, gun parts, gun seller, ffl, ar-15, handguns, hunting rifles, weapons dealer, gun range, shooting range
    arms dealer, gun accessories
  119
    ammo, bullet, reloading, silencer, body armor, stun gun, pepper spray, explosives, ammunition, weapons, knives and weapons, body armour, tasers, brass knuckles
    suppressors, swords, bulk ammo, gunpowder, dynamite, mace
  120
    firecracker, pyrotechnics, sparkler, rocket, fireworks stand, pyrotechnician, fireworks show, pyro, fire works, fireworks display
  121
    sex toy, erotic, sex shop, adult novelty, intimate product, adult products, adult novelties, erotic lingerie, vibrators, lovers store, bdsm, dildos, romance store
  122
    porn, pornography, xxx, adult website, adult video, strip club, webcam, onlyfans, only fans, onlyfans creator, stripper, exotic dancer, porn site, cam girl, sex cam
    adult films, erotic videos, strip joint, nude photos
  123
    internet pharmacy, prescription by mail, online drugstore, weight-loss drug, telehealth medication, peptide, canadian pharmacy, prescription delivery, ozempic
    semaglutide, viagra, steroids, glp-1, sarms

  124
    physician, family doctor, medical clinic, pediatrician, dermatologist, cardiologist, walk-in clinic, surgeon, psychiatrist, medical practice, general practitioner
    pediatrics, md, plastic surgeon, obgyn, gynecologist, allergist, specialist doctor
  125
    dental office, orthodontist, braces, teeth cleaning, denturist, implant, oral surgeon, dental, dental clinic, dental hygienist, orthodontics, teeth whitening
    family dentist, endodontist, periodontist, cosmetic dentist, invisalign
  126
    osteopathy, osteopathic, cranial therapy, manual osteopathy, osteopathic clinic, doctor of osteopathy, osteo
  127
    chiropractic, spine, back pain, adjustment, neck pain, spinal care, chiro, chiropractic clinic, back doctor, back cracker, wellness chiropractor
  128
    eye doctor, eye exam, vision clinic, ophthalmologist, vision test, eye care, lasik, eye specialist
  129
    glasses, eyewear, contact lens, frame, optical shop, prescription sunglasses, eyeglasses, optician, eyeglass store, sunglasses, contacts, contact lenses, designer eyewear
    lunettes
  130
    foot doctor, foot care, chiropodist, orthotics, ingrown nail, foot clinic, foot specialist, pedorthist, feet
  131
    physiotherapy, rehab, occupational therapy, sports therapy, speech therapy, kinesiologist, physio, physiotherapy clinic, pt clinic, rehabilitation, athletic therapist
    osteo physio, hand therapy, speech pathologist, ot
  132
    licensed massage, therapeutic massage, deep tissue, swedish massage, sports massage, reflexology, bodywork, massage, rmt, lmt, masseuse, mobile massage, thai massage
    shiatsu, prenatal massage, lymphatic drainage, chair massage, massage studio
  133
    counseling, mental health, psychotherapy, addiction counselor, anxiety, behavioral health, psychologist, counselor, counsellor, therapist, social worker, art therapist
    child psychologist, grief counseling, trauma therapist, online therapy, clinical psychologist, behavior analyst, aba therapy, adhd coach, lpc, lcsw, counselling
    counseling practice, rehab addiction
  134
    couples therapy, family therapy, relationship counseling, personal counseling, marriage counseling, counsellor, marriage counselling, relationship coach, family mediator
    divorce counselling
  135
    acupuncturist, naturopath, homeopathy, holistic, herbalist, reiki, hypnotherapy, naturopathic doctor, energy healer, healer, holistic health, reiki master, hypnotist
    hypnosis, ayurveda, sound bath, alternative medicine, holistic practitioner, cupping, iridology, wellness practitioner, doula wellness
  136
    health practitioner, nurse, blood test, midwife, iv therapy, drug testing, urgent care, dietitian, nutritionist, weight loss, nutrition coach, registered dietitian, doula
    lactation consultant, iv drip, vaccination clinic, telehealth, telemedicine, phlebotomist, dietician, occupational health, medical office, covid testing, mobile nurse
    birth doula, sleep clinic, health services
  137
    senior care, caregiver, assisted living, elder care, home health aide, hospice, retirement home, psw, elderly care, companion care, group home, palliative care
    respite care, aging care
  138
    medical center, emergency room, surgery center, health system, inpatient care, surgical center, medical centre, er, clinic hospital, surgery
  139
    lab test, x-ray, imaging, radiology, blood lab, dental lab, mri, laboratory, ultrasound, 3d ultrasound, mri clinic, dna test, diagnostic imaging
  140
    drugstore, prescription, pharmacist, medication, compounding, pharmacies, chemist, drug store, apothecary, medicine store
  141
    wheelchair, walker, mobility aid, dental supply, hospital equipment, oxygen, medical device, mobility scooters, cpap, stairlifts, hospital beds, masks and gloves
  142
    audiologist, hearing test, hearing clinic, hearing loss, hearing instrument, hearing center, hearing specialist, hearing centre, earplugs
  143
    artificial limb, brace, orthopedic goods, compression stocking, prosthesis, orthotics, prosthetics, prosthetist, custom insoles, orthotist, compression socks
  144
    paramedic, medical transport, air ambulance, emergency transport, patient transfer, ems
  145
    vet, animal hospital, pet clinic, pet vaccine, animal doctor, spay and neuter, veterinary, mobile vet, equine vet, spay

  146
    hairdresser, haircut, hairstylist, hair color, highlights, blowout, braiding, hair, hair cut, stylist, salon, african braids, balayage, locs, loctician, dreadlocks
    blowout bar, kids haircuts, mobile hairdresser, hair studio, cosmetology, booth renter, silk press, extensions stylist
  147
    barber, men’s haircut, shave, beard trim, fade, barbershop, barber chair, mens grooming, hot shave, traveling barber, mobile barber, beard, male grooming, lineup
  148
    manicure, pedicure, nail technician, gel nails, acrylic nails, nail art, nails, nail tech, nail studio, nail bar, mani pedi, nail spa, dip nails, russian manicure
  149
    esthetician, facial, cosmetologist, beauty parlor, beautician, booth rental, aesthetician, esthetics, aesthetics, beauty, beauty bar, beauty studio, skincare specialist
    salon suites, dermaplaning, mobile esthetician, microdermabrasion, spa esthetician
  150
    eyelash extensions, lash tech, microblading, eyebrow threading, lash lift, brow tint, lashes, lash artist, eyelashes, eyelash technician, brow bar, brows, eyebrows
    eyebrow waxing, brow lamination, threading, lash studio, eyebrow tattoo
  151
    bridal makeup, makeup, permanent makeup, event makeup, airbrush makeup, makeup artistry, mua, wedding makeup, make-up, cosmetic tattoo, face painting
  152
    spa, sauna, body wrap, hydrotherapy, wellness center, steam bath, float tank, nordic spa, relaxation spa, bathhouse spa, cold plunge, sauna studio, thermal spa
    infrared sauna, float therapy, head spa, salt cave, health spa, cryotherapy
  153
    wax, laser hair removal, electrolysis, sugaring, bikini wax, waxing salon, wax bar, body waxing, brazilian wax, sugaring studio, threading and waxing
    waxing
  154
    injectables, filler, laser treatment, skin rejuvenation, body sculpting, medspa, medical spa, botox, medical aesthetics, cosmetic clinic, lip filler, body contouring
    coolsculpting, aesthetic nurse, nurse injector, chemical peel, microneedling, cosmetic injections, skin tightening, medispa
  155
    tanning bed, spray tan, sunless tan, tan, sunbed, tanning, airbrush tan, tanning studio
  156
    tattoo artist, body piercing, ink, ear piercing, tattoo removal, tattoo, piercing, body modification, henna, microblading tattoo, tattoo parlor
  157
    erotic massage, relaxation massage, body rub, oriental massage, bathhouse, massage parlour, sensual massage, tantric massage, nuru massage, adult massage

  158
    errand, concierge, personal assistant, house sitting, personal shopper, genealogy, errand runner, task rabbit, taskrabbit, closet organizer, personal stylist
    image consultant, line sitting, surrogate, gift wrapping, wardrobe stylist, helper, lice removal, lice clinic
  159
    dog groomer, dog wash, cat grooming, mobile groomer, nail trim, grooming, pet spa, dog salon, dog bath
  160
    kennel, pet sitter, dog daycare, dog walker, cattery, dog trainer, breeder, cat sitter, doggy daycare, horse boarding, puppy training, rover, pet care, pooper scooper
    dog behaviorist, stable, dog park, animal trainer, pet taxi, pet hotel
  161
    event planning, wedding coordinator, party planner, event decorator, officiant, event organizer, event management, event decor, event designer, weddings, celebrant
    minister weddings, conference planner, events, balloon decorator, corporate events, party host, event production
  162
    banquet hall, wedding venue, reception hall, hall rental, party room, event space, venue, wedding barn, conference center, meeting rooms, peerspace
  163
    maid, housekeeper, cleaning lady, home cleaning, move-out cleaning, short-term rental cleaning, cleaning, residential cleaning, domestic cleaning, airbnb cleaning
    deep cleaning, apartment cleaning, house keeper, domestic help, laundry and cleaning, molly maid, green cleaning, turnover cleaning, house cleaners
  164
    carpet cleaner, rug cleaning, steam cleaning, sofa cleaning, mattress cleaning, stain removal, couch cleaning, furniture cleaning, stain remover
    carpet cleaners
  165
    laundry, coin laundry, wash and fold, washing machine, self-service laundry, laundry delivery, linen service, laundry mat, washateria, wash and dry, laundry pickup
    commercial laundry, laundrette, linen rental, diaper service
  166
    dry cleaning, pressing, suit cleaning, garment cleaning, leather cleaning, drycleaning, cleaners and press, ironing, garment care, clothes cleaning
    dry cleaners
  167
    cobbler, shoe shine, resoling, heel repair, hat cleaning, boot repair, sneaker cleaning, leather repair, shoeshine, sneaker restoration
  168
    funeral director, cremation, burial, cemetery, mortuary, memorial, funeral, undertaker, crematorium, headstones, monuments, pet cremation, graveyard, urns, tombstone
    mortician
  169
    matchmaking, matchmaker, singles, dating app, dating site, speed dating, dating website, online dating, match maker, dating coach, singles events, dating agency
    hookup app, introduction agency
  170
    escort, companion, call girl, sugar dating, prostitution, brothel, escort agency, companionship for hire, sex worker, sugar baby, sugar daddy, prostitute, adult companion
    dominatrix, paid companion
  171
    tarot, astrology, medium, palm reading, horoscope, spiritual reading, psychic, tarot cards, clairvoyant, spiritualist, spiritual advisor, numerology, crystal healer
    witch, spell caster

  172
    new car, auto dealership, truck dealer, car lot, vehicle lease, cars, car sales, dealer, automobile dealer
  173
    used truck, preowned car, car lot, auto sales, buy here pay here, used vehicles, car flipper
  174
    motorbike, scooter, dirt bike, four-wheeler, side-by-side, powersports, motorcycle repair, motorcycles, motorcycle dealership, atv, harley, motorcycle mechanic, moped
    electric scooter, utv
  175
    snow machine, snowmobile parts, sled, snowmobile repair, winter powersports, snowmobiles, ski-doo, skidoo
  176
    camper, motor home, travel trailer, utility trailer, fifth wheel, camper van, rvs, trailers, rv sales, motorhomes, van conversion, rv repair, horse trailers
  177
    motorboat, pontoon, outboard motor, yacht, personal watercraft, canoe, boats, boat sales, boat dealership, marine dealer, outboards, jet ski, used boats, kayaks for sale
    sailboats
  178
    tractor, golf cart, airplane, farm machinery, helicopter, heavy equipment sales, agricultural equipment, plane sales, farm implements, excavator dealer
  179
    car part, car battery, brake pad, truck accessory, wiper, spare part, car stereo, car alarm, car accessories, automotive parts, car audio, batteries, remote starter
    headlights, diesel parts, performance parts, tonneau cover, truck cap
  180
    auto salvage, wrecking yard, scrap metal, used auto parts, metal recycling, cash for cars, junk yard, scrapyard, wreckers
  181
    tire, wheel, tire installation, wheel alignment, winter tire, tire rotation, flat tire, tire repair, tyres, tire dealer, tire change, used tires, rims, snow tires
  182
    mechanic, car repair, garage, oil change, brakes, transmission, muffler, engine repair, auto service, automotive repair, automotive, tune-up, engine rebuild, smog check
    emissions test, vehicle inspection, rust proofing, undercoating, quick lube, auto electric, driveline, auto performance
  183
    mechanic at home, on-site repair, fleet repair, diesel mechanic, truck repair, fleet maintenance, trailer repair, roadside mechanic, diesel technician
  184
    auto body, collision repair, dent repair, bumper, paintless dent removal, collision center, collision centre, bodywork, dents, rust repair, panel beater
  185
    auto paint, vehicle wrap, window tint, vinyl wrap, pinstripe, paint protection film, tint shop, ppf, car wrapping, custom paint
  186
    auto glass, windscreen, chipped glass, windshield replacement, car window, windshields, auto glass repair
  187
    auto wash, hand wash, self-serve wash, truck wash, mobile car wash, car cleaning, vehicle washing
  188
    car detailing, detailer, ceramic coating, interior cleaning, polish, wax, mobile detailing, paint correction, boat detailing, vehicle detailing, headlight restoration
    auto appearance, car shine
  189
    towing, wrecker, roadside assistance, recovery, lockout, jump start, roadside help, car lockout, vehicle recovery, flatbed towing, battery boost, boosting, heavy towing
  190
    fuel, gasoline, diesel, service station, truck stop, petrol, gas, gas bar, filling station, travel center, truckstop
  191
    ev charger, charging station, electric car, fast charger, plug-in, charge point

  192
    transport, shuttle, non-emergency medical transport, horse carriage, airport transfer, sightseeing bus, pedicab, nemt, senior transportation, passenger transport
    wheelchair transport, rickshaw, school transportation, party shuttle, passenger van
  193
    cab, rideshare, taxicab, driver for hire, ride-hailing, uber, lyft, ride share, taxis, driver, car service, airport taxi, chauffeured rides
  194
    limo, chauffeur, black car, party bus, wedding car, limo driver, luxury transportation, party buses
  195
    coach, charter bus, school bus, tour bus, minibus, bus, buses, motor coach, bus rental, coach hire
  196
    subway, tram, transit pass, water taxi, light rail, ferry, ferries, public transit, transit, bus pass, city transit, passenger ferry
  197
    railway, tourist train, rail ticket, scenic railroad, train
  198
    railroad, freight train, boxcar, rail cargo, railway freight, rail shipping, rail cars
  199
    mover, movers, household moving, packing, moving truck, relocation, moving and storage, local movers, furniture movers, piano movers, moving help, furniture delivery
    house movers
  200
    freight, trucker, hauler, dump truck, flatbed, long-haul, logistics, truck driver, haulage, hot shot, hotshot trucking, owner operator, freight broker, semi truck
    transport company, car hauler, livestock hauling, gravel hauling, load hauling, cargo transport, auto transport, log hauling, dispatcher
  201
    messenger, package delivery, parcel, food delivery driver, freight forwarder, shipping, delivery, doordash, door dash, dasher, instacart, uber eats, ubereats, grubhub
    skip the dishes, skipthedishes, amazon flex, courier service, medical courier, mail service, bike courier, shopper delivery
  202
    storage unit, mini-storage, warehouse, storage locker, fulfillment, cold storage, storage, storage facility, storage rental, 3pl, order fulfillment, container storage
    document storage
  203
    rent a car, van rental, exotic car rental, peer-to-peer car sharing, vehicle hire, auto rental, turo, turo host, scooter rental, motorcycle rental
  204
    moving truck rental, box truck, cargo van, utility trailer rental, truck hire, uhaul, u-haul, trailers for rent
  205
    motor home rental, camper rental, campervan hire, travel trailer rental, motorhome rental, outdoorsy
  206
    parking garage, valet, car park, airport parking, parking permit, parking, parking spaces, event parking, parking attendant, paid parking
  207
    toll, highway fee, bridge fee, tollway, toll booth
  208
    kayak rental, canoe rental, yacht charter, pontoon rental, paddleboard, houseboat, kayaks, boat hire, sup rental, party boat, kayak tours, sailing charter, pontoons
  209
    boat slip, dock, boat storage, boat repair, yacht club service, mooring, boat mechanic, marine repair, boat winterizing, boat launch
  210
    flying field, hangar, airfield, fixed-base operator, aircraft maintenance, airport, fbo, flying club, aircraft mechanic, aviation services, airplane hangar, avionics
  211
    air charter, plane ticket, flight, helicopter tour, air carrier, private jet, airline, helicopter rides, bush plane, air taxi, scenic flights
  212
    cruise, dinner cruise, ship, river cruise, boat tour, sunset cruise, sailing cruise, lunch cruise

  213
    inn, resort, lodge, hostel, lodging, extended stay, hotels, motels, hotel owner, youth hostel, hospitality
  214
    guest house, b&b, country inn, farm stay, guest room, bnb, inn keeper, agritourism lodging, homestay
  215
    short-term rental, cottage, cabin, holiday home, beach house, condo rental, airbnb, airbnb host, vrbo, chalet rental, chalets, furnished rental
  216
    campsite, trailer park, tent site, glamping, rv site, campgrounds, camping, rv resort, yurts, koa, hipcamp, camping cabins
  217
    day camp, kids camp, hunting lodge, fishing camp, youth camp, hockey camp, soccer camp, hunting outfitter, outfitter, sleepaway camp, retreat center
  218
    travel agent, vacation package, trip planner, honeymoon planner, group trip, cruise booking, tour company, travel advisor, travel consultant, trips, travel business
    pilgrimage tours, umrah packages
  219
    discount travel membership, travel telemarketing, vacation certificate, travel voucher
  220
    vacation ownership, timeshare resale, fractional ownership, timeshare exit, time share, resort timeshare, timeshare cancellation, timeshare rental

  221
    home builder, construction, remodeling, renovation, home addition, house flipper, contractor, general contracting, builder, renovator, kitchen remodeling
    bathroom remodeling, basement renovation, basement finishing, custom homes, adu builder, design build, restoration contractor, fix and flip, gc, shed builder
    barn builder, log homes, steel building
  222
    plumbing, drain cleaning, water heater, pipe, leak, septic, sewer, plumbing contractor, drain unclogging, clogged drain, pipe fitter, pipefitter, leak repair, septic tank
    septic pumping, toilet repair, gas line, water softener, faucet repair, sump pump, rooter, drain, well pump, backflow testing, drain snake
    water treatment
  223
    hvac, furnace, air conditioner, heat pump, duct, boiler, ventilation, heating, cooling, ac repair, a/c, hvac technician, hvac contractor, hvac installation, duct cleaning
    hvac tech, mini split, geothermal, vent cleaning, thermostat, hvac controls
  224
    electrical contractor, wiring, lighting installation, generator, breaker panel, ev charger installation, solar panel, electric, electrical, electrical work
    electrical repair, master electrician, rewiring, lighting, solar, solar installer, solar energy, panel upgrade
  225
    security system, smart home, alarm system, surveillance camera, low voltage, intercom, alarm, camera installation, home automation, tv mounting, cctv, access control
    fire alarm, network cabling, data cabling, av installer, doorbell camera
  226
    masonry, bricklayer, stonework, plaster, insulation, tile setter, stucco, drywall, drywall contractor, drywall repair, tile, tile work, tile installation, mason
    brick mason, brickwork, stone mason, stonemason, plastering, spray foam, sheetrock, taper, chimney repair, bathroom tile, backsplash, acoustic ceilings, marble installer
    terrazzo
  227
    carpentry, woodworker, cabinet maker, framing, deck builder, finish carpentry, millwork, kitchen cabinet, cabinetry, cabinets, custom cabinets, house framing
    trim carpenter, trim work, deck, deck contractor, deck repair, joiner, stairs, staircase builder, closets, pergola, porch, built-ins, door installation, deck staining
    railings, garage doors, kitchen cabinets
  228
    roofing, shingle, gutter, siding, roof repair, sheet metal, roofing contractor, roof replacement, gutter installation, gutter installer, eavestrough, flat roof
    soffit and fascia, roof leak, roof cleaning, tin roof, vinyl siding, exterior renovations, skylight, seamless gutters, gutter guards, roofer or siding
  229
    cement, driveway, asphalt, sidewalk, foundation, stamped concrete, patio, concrete, concrete contractor, concrete finisher, concrete work, paving, driveway sealing
    sealcoating, foundation repair, concrete cutting, epoxy floors, concrete pumping, slab, retaining wall, flatwork, cement mason
  230
    painting, house painter, interior painting, wallpapering, exterior painting, painting contractor, commercial painter, residential painter, wall painting, wallpaper hanger
    wallpaper installer, cabinet painting, staining, spray painting, mural painting, deck staining, fence staining, drywall and paint, stucco painting, epoxy coating
  231
    odd jobs, small repairs, furniture assembly, home maintenance, fix-it, handywoman, handymen, handy man, handy person, house repair, maintenance, property maintenance
    repairman, minor repairs, property preservation, general maintenance, ikea assembly
  232
    excavator, fencing, demolition, grading, trenching, garage door, well drilling, excavation, excavating, excavation contractor, fence installation, fence builder
    fence repair, overhead door, land clearing, backhoe, bobcat service, bulldozer, skid steer, septic installation, water well, drilling, hydrovac, dirt work, gate installer
    earthwork, digging, site prep, forestry mulching, wrecking, pile driving, automatic gates, trenchless
  233
    flooring installer, waterproofing, scaffold, mold removal, window installer, fire sprinkler, subcontractor, flooring installation, floor refinishing, floor sanding
    carpet installer, basement waterproofing, mold remediation, asbestos removal, restoration company, window replacement, sprinkler fitter, sandblasting, insulation removal
    elevator contractor, radon mitigation, steel erector, caulking, countertop installer, bathtub refinishing, crane service, glass installation, water damage
    awning installer, closet installer, elevator repair, curtain wall, glazing
  234
    landscaping, garden design, gardener, paver, irrigation, sod, horticulture, landscape architect, landscape contractor, garden maintenance, hardscaping, paver patio
    sprinkler system, sprinkler repair, sod installation, artificial turf, landscape lighting, outdoor lighting, holiday lighting, planting, retaining walls
    pond installation, stonework landscaping
  235
    lawn mowing, grass cutting, yard work, weed control, leaf cleanup, fertilizing, lawn, mowing, lawn maintenance, lawncare, grass, lawn treatment, weeding, leaf removal
    leaf blowing, aeration, lawn guy, fall cleanup, spring cleanup, dethatching, hedge trimming
  236
    snow plowing, snow shoveling, de-icing, salting, driveway plowing, snow, snowplow, snow shovelling, snow clearing, snowblowing, snow blower, snow contractor
    ice management, salt spreading, plowing, snow hauling, winter maintenance, snow ploughing
  237
    arborist, tree trimming, stump removal, tree removal, pruning, tree cutting, tree surgeon, tree care, stump grinding, tree climber, logging, hedge cutting
    firewood and trees, tree felling, brush removal, limb removal
  238
    refrigeration repair, fridge repair, freezer repair, cooler repair, ice machine repair, ac repair, commercial refrigeration, fridge, hvac repair, walk-in cooler
    cold room, refrigeration technician, freezers
  239
    washer repair, dryer repair, small appliance, vacuum repair, oven repair, dishwasher repair, appliance technician, stove repair, microwave repair, appliance service
    appliance installer, dryer vent
  240
    reupholstery, upholsterer, refinishing, furniture restoration, wood stripping, upholstery, reupholstering, auto upholstery, furniture flipping, chair caning
    boat upholstery
  241
    welding, metal fabrication, ironwork, mobile welding, railing, metal fabricator, metal work, metal shop, fabrication, fabricator, blacksmith, steel fabrication
    ornamental iron, pipe welder, machinist, cnc shop
  242
    lock, key cutting, rekey, safe, lockout service, car key, key, rekeying, lock repair, mobile locksmith, key copy, key maker, lock installation
  243
    fix-it shop, small engine repair, bike tune-up, instrument repair, sharpening, tool repair, lawnmower repair, chainsaw repair, knife sharpening, guitar repair
    equipment repair, generator repair, piano tuner, drone repair, scooter repair, snowblower repair, watch and clock, septic

  244
    social media, seo, digital marketing, billboard, ad agency, branding, public relations, market research, marketing, marketing consultant, advertising, smm, seo expert
    ppc, google ads, email marketing, lead generation, influencer, content marketing, brand strategist, publicist, pr agency, media buyer, promotion, affiliate marketing
    street team, copywriting agency, creative agency, content creation, ugc creator, growth marketing
  245
    signage, banner, neon sign, lettering, vinyl sign, yard sign, sign maker, signmaker, vinyl graphics, decals, led signs, wraps and signs, billboards, sign printing
    sign installation
  246
    graphic designer, logo, illustrator, commercial artist, animation, layout, graphics, designer, illustration, branding designer, visual designer, freelance designer
    animator, motion graphics, design studio, 3d artist, 3d modeling, cartoonist, canva designer, digital illustrator, art director, packaging design, fiverr
  247
    photography, portrait, wedding photographer, photo studio, headshot, passport photo, photo, photo booth, photobooth, family photographer, newborn photographer
    event photographer, boudoir photography, product photography, school photos, pet photographer, drone photographer, freelance photographer, photo shoot, picture taking
    photo editing, boudoir, photojournalist, commercial photography
  248
    video production, filmmaker, wedding video, drone video, video editing, documentary, videography, video, video editor, film company, movie production, drone operator
    drone pilot, drone services, cinematographer, cameraman, camera operator, video producer, commercial video, aerial video, live streaming, production company, producer
    corporate video
  249
    consulting, management consultant, strategy, business coach, project manager, human resources, influencer, consulting firm, consultancy, business advisor, executive coach
    hr consultant, hr services, operations consultant, business development, leadership coach, sales consultant, sales training, startup advisor, healthcare consultant
    restaurant consultant, marketing strategist, sustainability consultant, diversity consultant, independent contractor, public speaker, motivational speaker
    keynote speaker, fractional cfo, grant writer, compliance consultant, safety consultant, business mentor, career coach, brand ambassador, construction consultant
  250
    interior design, home staging, decorator, space planning, color consultant, organizer, interior decorating, staging, decorating, decluttering, color consultation
    kitchen designer, feng shui, declutter, virtual staging, colour consultant, furniture staging, office design, interiors
  251
    interpreter, editor, copywriter, freelancer, life coach, author, ghostwriter, translator, translation, writer, content writer, blog writer, editing, proofreader
    copy editor, technical writer, journalist, novelist, coach, wellness coach, mindset coach, spiritual coach, upwork, fiverr freelancer, speech writer, transcriptionist
    screenwriter, poet, career coaching, resume writer, parenting coach, confidence coach, manifestation coach, grief coach, sleep consultant, voice actor
  252
    appraiser, notary public, mediator, expert, freelance professional, home inspector, self employed, independent professional, mobile notary, notary, home inspection
    building inspector, property inspection, appraisals, mediation, process server, expert witness, land appraisal, surveying, genealogist, speaker, researcher
    energy auditor, inspector, arbitration, auctioneer services, actuary, geologist, scientist, permit expediter, fingerprinting, immigration consultant
    immigration consulting, customs broker, patent agent, title company
  253
    attorney, law firm, legal services, paralegal, divorce, immigration, legal aid, lawyers, law, law office, family lawyer, criminal lawyer, solicitor, barrister, notaries
    counsel, estate planning, wills and estates, trademark attorney, bankruptcy attorney, patent attorney, conveyancing, quebec notary
  254
    accounting, cpa, bookkeeping, audit, payroll, controller, accountants, accounting firm, chartered accountant, auditor, quickbooks, tax accountant, cfo services
    accounting office, financial statements, accounts payable, ca firm, enrolled agent
  255
    income tax, tax return, tax filing, tax preparer, refund, taxes, tax office, tax consultant, tax help, tax pro, tax season, e-file, personal taxes, tax advisor
    tax specialist, irs help
  256
    engineering, architecture, land surveyor, drafting, structural engineer, blueprint, architects, architecture firm, architectural design, engineers, engineering consultant
    civil engineer, mechanical engineer, surveyor, surveying company, draftsman, cad designer, geotechnical, building designer, environmental engineer, electrical engineer
    interior architect, urban planner, house plans, industrial designer, 3d rendering
  257
    water testing, soil testing, inspection, calibration, environmental testing, material testing, test lab, testing services, drone testing, product testing, mold testing
    asbestos testing
  258
    recruiter, temp agency, headhunter, temporary help, talent, job placement, staffing, recruitment, hr recruiting, labor contractor, employee leasing, nurse staffing
    nanny agency, executive search, day labor, manpower, talent acquisition, workforce
  259
    secretary, transcription, court reporter, data entry, resume writing, stenographer, va services, administrative assistant, admin assistant, executive assistant
    secretarial, typist, transcriber, medical billing, medical coding, office administration, remote assistant, cv writing, admin support, captioning
  260
    printer, screen printing, publisher, business card, brochure, newspaper publisher, print shop, book publisher, flyers, newspaper, magazine publisher, self publishing
    label printing, sticker printing, offset printing, wedding invitations, invitation designer, stickers, bookbinder, music publisher, letterpress
  261
    photocopy, blueprint, scan, binding, 3d printing, print center, copies, photocopies, photocopying, copying, copy centre, scanning service, document scanning, laminating
    fedex office, fax service, digitizing photos
  262
    exterminator, bug, termite, rodent, bed bug, disinfecting, wildlife removal, extermination, pest, cockroach, ants, mice, rats, mosquito control, mosquito spraying
    animal removal, raccoon removal, bee removal, wasp, fumigation, disinfection, sanitizing, termite inspection, pest management, squirrel removal
  263
    janitorial, office cleaning, janitor, building maintenance, floor waxing, post-construction cleaning, cleaning contractor, business cleaning, floor care, floor stripping
    restaurant cleaning, hood cleaning, construction cleanup, cleaning crew, industrial cleaning, school cleaning, custodian, custodial services, warehouse cleaning
    biohazard cleaning, jan-pro
  264
    window cleaner, power washing, gutter cleaning, soft wash, chimney sweep, house washing, roof washing, eavestrough cleaning, driveway cleaning, exterior cleaning
    graffiti removal, deck washing, bin cleaning, concrete cleaning, window cleaners
  265
    security guard, alarm monitoring, detective, armored car, patrol, bodyguard, background check, security, guard services, investigations, investigator, bouncer
    event security, body guard, armoured car, alarm response, surveillance services, guard dog, executive protection, concierge security, loss prevention, polygraph
  266
    tool rental, tent rental, bounce house, portable toilet, chair rental, scaffolding rental, dumpster rental, event rentals, table rental, bouncy castle, inflatables
    jumper rental, moonwalk, porta potty, porta potties, dumpsters, roll off, excavator rental, camera rental, av rental, wedding rentals, linen rentals, stage rental
    container rental, crane rental, furniture rental, bike rental, ski rental, wheelchair rental, generator rental, dunk tank, equipment leasing, surfboard rental
    backyard cinema
  267
    coworking, virtual office, mailbox, packaging, trade show, call center, fulfillment service, business support, co-working, coworking space, shared office, office rental
    mail box, ups store, shipping store, packing and shipping, answering services, conference organizer, fulfilment, outsourcing, bpo, quality inspection, event staffing
    merchandising services, document shredding, shredding, telephone answering, inventory service, mystery shopping, bartering, liquidation services, kitting, billing service
    prep center, commission sales, sales agent

  268
    financial services, credit union, loan, mortgage, home loan, car loan, financing, bank, lender, mortgage agent, loan officer, private lender, personal loans, auto loans
    leasing company, equipment financing, factoring, commercial loans, microlender, student loans, refinance, fintech lender
  269
    cash machine, atm, cash dispenser, automated teller, atm owner, bank machine, atm route
  270
    insurance broker, auto insurance, home insurance, life insurance, claims adjuster, insurance, insurance agent, insurance sales, health insurance, car insurance
    commercial insurance, insurance office, medicare agent, public adjuster, adjuster, claims, insurance advisor, underwriter, pet insurance, final expense, crop insurance
    annuities
  271
    insurance telemarketing, extended warranty, direct mail insurance, warranty plan, home warranty, extended warranties, auto warranty, car warranty, warranty company
    warranties, appliance warranty
  272
    stock broker, financial planner, wealth management, securities, mutual fund, investment program, forex trading, financial adviser, investment, investing, investor
    wealth manager, stocks, day trader, trading, forex, brokerage, hedge fund, retirement planning, portfolio manager, stock market, venture capital, private equity
    asset management, money manager, investment club, options trading, forex signals, prop trading, financial coach, crowdfunding investments, commodities broker
    financial consultant
  273
    debt consolidation, credit counseling, debt settlement, bankruptcy help, loan modification, student loan relief, credit counselling, credit restoration, debt reduction
    fix my credit, mortgage relief, foreclosure help, bankruptcy trustee, debt management, debt negotiation, consumer proposal, credit coach, credit building
    debt elimination, tradelines
  274
    credit bureau, credit score, credit monitoring, identity theft, credit check, credit agency, equifax
  275
    debt collector, collections, bill collector, repossession, overdue account, debt recovery, repo, repo agent, skip tracing, judgment recovery
  276
    crypto, cryptocurrency, bitcoin, token sale, crypto exchange, nft, digital currency, mining, crypto trading, bitcoin atm, crypto wallet, ethereum, altcoin, stablecoin
    nft marketplace, crypto broker, ico, token, defi, digital assets, web3 tokens, crypto kiosk, binance
  277
    payday lender, cash advance, short-term loan, title loan, cheque cashing, installment loans, quick loans, paycheck advance, fast cash, money mart, cash store
    tribal loans
  278
    foreign exchange, money changer, foreign currency, traveler’s check, quasi-cash, exchange office, exchange bureau, currency dealer, fx, cambio, casa de cambio
  279
    wire transfer, remittance, money order, send money, money transmitter, western union, msb, remitter, hawala, money transmission, cash transfer, moneygram
    payment processor, payment facilitator, escrow
  280
    gift card resale, prepaid debit card, stored value, e-wallet, account funding, prepaid visa, digital wallet, reloadable card, virtual cards
  281
    bail bondsman, bond agent, bail, jail release, bail bondsmen, bondsman, bounty hunter, surety bail, court bond, bondsmen
  282
    realtor, real estate, house for sale, property broker, realty, home buyer, land sales, realestate agent, remax
  283
    property management, apartment rental, rent, condo association, leasing office, mobile home park, landlord, rental properties, rentals, apartments, apartment building
    room rental, house rental, leasing, commercial rental, tenant rent, student housing, hoa, strata management, warehouse rental, land lease, rent collection, boarding house
    duplex, sublet

  284
    farmer, ranch, livestock, crop, hay, cooperative, orchard, agriculture, dairy farm, cattle, poultry farm, chicken farm, grain, horses, alpaca farm, hobby farm
    organic farm, beekeeping, bees, honey farm, ag services, custom farming, crop spraying, livestock feed, goat farm, fish farm, hog farm, maple producer, lavender farm
    mushroom farm, berry farm, microgreens
  285
    ready-mix concrete, sand and gravel, rebar, structural steel, glass wholesale, construction materials, construction supply, gravel, sand, aggregate supplier
    bricks wholesale, quarry, crushed stone, precast concrete
  286
    commercial kitchen, vending machine supply, shelving, scale, display case, commercial oven, restaurant supplies, store fixtures, pos equipment, commercial refrigerators
    coffee machines, bar supplies, shop fittings
  287
    pipe supply, faucet, bathtub, boiler supply, bathroom fixture, plumbing parts, hvac supply, sinks, toilets, vanities, pipes and fittings, kitchen sinks, bath showroom
  288
    machinery, bearing, hose, valve, safety equipment, packing material, metal supplier, hardware distributor, machine parts, hydraulic hoses, hydraulics, packaging supplies
    metals, tool supplier, machine sales, welding supply, ppe supplier, fasteners, pumps, manufacturing equipment, cnc machining, injection molding
  289
    gold buyer, gemstone, precious metal, diamond dealer, silver, loose diamond, jewellery wholesale, cash for gold, gold, gems, jewelry supplier, bullion dealer, sell gold
    coins and bullion
  290
    distributor, importer, exporter, wholesaler, manufacturer, steel, electronic parts, auto parts distributor, distribution, trading, factory, b2b sales, product distributor
    steel supplier, supplier, product maker, production plant, industrial manufacturer, furniture manufacturer, pallets, machine manufacturer, wholesale toys, textile mill
    electronic components, private label, equipment manufacturer
  291
    chemical supplier, solvent, detergent, cleaning supply, disinfectant, plastic resin, chemicals, cleaning supplies, janitorial supplies, soap manufacturer, sanitizer
    hand sanitizer, resins, industrial chemicals, lubricants, fertilizers wholesale, pool chemicals, epoxy resin, adhesives
  292
    promotional item, food distributor, swag, corporate gift, food importer, packaging supply, food distribution, food manufacturer, beverage distributor, wholesale groceries
    promotional products, promo products, branded merchandise, packaging, produce wholesaler, meat wholesaler, seafood wholesaler, coffee wholesaler, snack distributor
    paper goods, food company, beverage company, wholesale candy, bottled water, wholesale bakery, egg distributor, spice importer
  293
    catalog, mail order, order by phone, catalogue merchant
  294
    door knocking, home party sales, traveling salesperson, canvassing, independent consultant, home parties, tupperware, direct sales, direct selling, salesman, peddler
    scentsy, pampered chef, salesperson, avon rep, thirty-one, kirby vacuum
  295
    mlm, network marketing, downline, pyramid, home-based opportunity, direct selling network, multilevel marketing, pyramid scheme, amway, herbalife distributor, upline
    affiliate downline, matrix program, beachbody coach
  296
    subscription box, continuity program, auto-ship, monthly box, negative option, free trial offer, subscription service, monthly club, auto renewal, snack box, beauty box
    continuity, book box, recurring subscription, mystery box
  297
    infomercial, direct response, business opportunity, get rich quick, work from home kit, dropshipping course, business opportunities, biz opp, wealth seminar
    dropshipping guru
  298
    buyers club, shopping club, discount membership, coupon club, group buying, savings club, savings program, rewards club, group purchasing
  299
    cold calling, outbound calling, phone sales, telemarketer, robocall, telesales, boiler room, phone solicitation, lead calls, robo calls
  300
    premium-rate number, phone psychic line, chat line, inbound telemarketing, 900 number, sex line, psychic hotline, adult chat, party line, teleservices, hotline

  301
    child care, preschool, nursery school, babysitter, after-school care, kindergarten, day care, daycare center, childcare, home daycare, dayhome, nanny, nannies
    baby sitter, nursery, kids daycare, montessori daycare, child minder, au pair, drop-in daycare, playschool, daycare centre, night nurse
  302
    elementary school, high school, academy, montessori, charter school, christian school, school, grade school, elementary, homeschool, kindergarten to 12, boarding school
    prep school, catholic school, k-12, primary school, secondary school, microschool
  303
    higher education, campus, tuition, business school, community college, university, universities, college, graduate school, degree program, seminary, bible college, cegep
    higher ed, junior college
  304
    tutor, test prep, homework help, math tutor, learning center, speech and debate, private tutor, reading tutor, online tutor, english tutor, science tutor, sat prep
    study help, academic coach, learning centre, teacher, private lessons, language tutor, college counselor, kumon, esl tutor, learning support, test preparation
    study skills, chess lessons, educational consultant, education consultant
  305
    piano teacher, guitar lessons, voice coach, painting class, music school, pottery class, violin lessons, singing lessons, vocal coach, drum lessons, art classes
    paint night, paint and sip, pottery studio, drawing lessons, acting classes, drama school, music instructor, photography classes, ceramics class, flute lessons
    music academy, theatre school, ukulele lessons
  306
    driving lessons, driver’s ed, driving instructor, road test, motorcycle class, driver training, driver education, defensive driving, traffic school, learn to drive
    cdl permit
  307
    english class, workshop, cooking class, seminar, first aid course, online course, flight school, distance learning, english lessons, english teacher, esl, spanish lessons
    french lessons, workshop facilitator, training, training center, corporate training, cpr classes, flight instructor, pilot school, sewing classes, bartending school
    classes, courses, lessons, safety training, firearms training, webinar, e-learning, masterclass, craft classes, instructor, education, survival school
  308
    beauty school, technical training, cosmetology school, trucking school, certification course, beauty academy, barber school, lash training, nail school, hair school
    massage school, cdl school, welding school, esthetics school, tattoo school, nursing school, cna training, phlebotomy training, makeup school, bartender school
    electrician school, apprenticeship program
  309
    coding bootcamp, secretarial school, professional development, computer training, office skills, bootcamp, coding classes, coding camp, code academy, computer lessons
    computer courses, it training, programming school, software training, excel training, robotics class, kids coding, bookkeeping course, leadership training
  310
    ballet, dance class, ballroom, dance studio, salsa, hip-hop class, dance, dance classes, dance lessons, dance teacher, dance instructor, dance academy, zumba, tap dance
    irish dance, belly dance, breakdance, choreographer, cheer gym, dance team

  311
    fitness, workout, personal trainer, health club, weightlifting, spin class, bootcamp, gyms, fitness center, fitness centre, fitness instructor, fitness coach
    fitness classes, crossfit, cycling studio, weight training, strength coach, strength and conditioning, exercise, weight room, group fitness, pt, barre, ymca
    athletic trainer, wellness gym, zumba fitness, sports performance, bodybuilding, ems training
  312
    yoga class, pilates, meditation, barre class, stretching, breathwork, yoga, yoga teacher, yoga instructor, yoga classes, hot yoga, reformer pilates, mindfulness
    yoga therapist, prenatal yoga, goat yoga, yoga retreat, tai chi, wellness classes, kids yoga, qigong
  313
    karate, judo, boxing, jiu-jitsu, taekwondo, dojo, kickboxing, mma, mma gym, boxing coach, bjj, judo club, kick boxing, muay thai, self defense, kung fu, wrestling club
    aikido, fencing club, capoeira, krav maga
  314
    country club, golf club, tennis club, swim club, yacht club, members club, curling club, curling, pickleball club, swim team, social clubs, racquet club, sailing club
    athletic club, hunting club, snowmobile club, squash club, ski club, rowing club, equestrian club
  315
    swim lessons, coach, tennis lessons, horseback riding, climbing gym, skating rink, ski hill, fishing guide, swimming lessons, swim school, swim instructor, soccer coach
    soccer training, baseball lessons, batting cages, basketball training, hockey school, figure skating, ice rink, roller rink, tennis pro, golf instructor, horse riding
    riding stable, gymnastics, gymnastics club, cheerleading, climbing, ski resort, snowboard lessons, surf lessons, scuba diving, fishing charter, fishing trips
    hunting guide, rafting, bouldering, rock climbing
  316
    tour guide, sightseeing, walking tour, food tour, wildlife tour, ghost tour, tours, guided tours, city tours, bike tour, wine tour, brewery tours, hiking guide
    kayak tour, eco tours, whale watching, bus tours, adventure tours, boat tours, segway tours, nature guide, historical tours, excursions, helicopter tours, outdoor guide
    airbnb experience
  317
    trampoline park, laser tag, axe throwing, paintball, indoor playground, mini golf, go-kart, escape game, play place, play cafe, soft play, lazer tag, paintball field
    miniature golf, karting, rage room, bumper cars, golf simulator, airsoft, corn maze, pumpkin patch, play center, mini putt, putting course
  318
    stadium, tournament, soccer club, hockey league, sports promoter, race, baseball league, little league, hockey association, football club, basketball league
    race organizer, marathon, running race, 5k race, sports events, race track, race car, athletic association, lacrosse, softball league, minor hockey, rodeo
    wrestling promotion, ringette, rugby club, travel team, cheer team, sports organization, motorsports
  319
    driving range, tee time, public golf, golf lessons, pro shop, golf, par 3 golf
  320
    bowling, ten-pin, candlepin, lanes, bowling league, bowling center, bowling centre, duckpin, bowl, five-pin bowling
  321
    billiards, pool table, snooker, darts, cue, pool room, pool league
  322
    video arcade, pinball, virtual reality, gaming lounge, esports center, game room, vr arcade, gaming cafe, barcade, pinball machines, vr experience, gaming truck
    lan center
  323
    vending machine, jukebox, coin-operated machine, claw machine, photo booth, vending, snack machine, candy machine, gumball machines, coin op, vending operator
    micro market, micromarket, kiddie rides, soda machine
  324
    theme park, carnival, water park, festival, haunted house, fairground, circus, circuses, fair, carnival games, carnival rides, waterpark, festival organizer, county fair
    renaissance fair, holiday market, traveling carnival, roller coaster, street fair
  325
    petting zoo, wildlife park, animal farm, safari, sea life, zoos, aquariums, wildlife sanctuary, reptile show, exotic animals, animal encounters
  326
    tourist attraction, exhibit, historic site, science center, botanical garden, museum, attractions, exhibition, art museum, planetarium, heritage site, historic house
    visitor center, gardens, wax museum, observation deck
  327
    cinema, drive-in, film screening, movie ticket, multiplex, movie theatre, movies, film festival, outdoor cinema, imax
  328
    box office, ticket agency, event promoter, play, comedy club, talent agent, performing arts, theatre, theaters, concert hall, concerts, concert venue, tickets
    ticket sales, ticket broker, ticket seller, ticket resale, shows, show producer, comedy, comedians club, improv theater, talent management, booking agency, stage
    musical theater, community theatre, opera, symphony, model agency, entertainment agency, puppet theater
  329
    band, disc jockey, singer, magician, clown, orchestra, recording studio, sound and light, musician, music, dj, mobile dj, wedding dj, party dj, deejay, live band
    singer songwriter, rapper, music artist, music producer, music production, sound engineer, audio engineer, beat maker, magician show, comedian, entertainer, performer
    kids entertainer, party entertainment, party princess, character performers, santa, santa claus, balloon twister, karaoke host
  330
    gambling, sports betting, poker room, bookmaker, slot machine, bingo hall, wager, sweepstakes cafe, casinos, gaming casino, sports book, sportsbook, sports bets, bets
    bettor, betting shop, poker, poker club, slots, bingo, bookie, video lottery, card room, wagering, internet sweepstakes, casino night, casino chips, off-track, blackjack
  331
    online casino, internet betting, online poker, fantasy sports with prizes, skill game for cash, social casino, online slots, igaming, gambling site, gambling website
    daily fantasy, fantasy league, online bingo, sweepstakes casino, esports betting, crypto casino, skin betting, online bets, prediction market, betting app
  332
    racetrack, off-track betting, racebook, greyhound, harness racing, derby, otb, parimutuel, pari-mutuel, racehorse betting, thoroughbred racing
  333
    lottery, lotto, scratch ticket, jackpot, powerball, mega millions, scratchers, lottery sales, lottery retailer, us lottery
  334
    lottery, raffle operator, lotto, prize draw, overseas lottery, raffle, raffle tickets, 50/50, sweepstakes, lotto max, lotto 649, national lottery, lottery syndicate
    online raffle, chase the ace, car raffle

  335
    non-profit, donation, foundation, food bank, fundraiser, shelter, community service, food pantry, pantry, not-for-profit, nonprofit organization, charity, charities
    charitable, ngo, animal rescue, homeless shelter, dog rescue, humane society, red cross, 501c3, relief organization, registered charity, mission, soup kitchen
    volunteer organization, youth charity, social services, community outreach, aid organization, cat rescue, rescue
  336
    ministry, mosque, temple, synagogue, parish, worship, tithe, church, religious, ministries, pastor, chapel, christian ministry, missionary, missions, congregation
    cathedral, bible study, evangelist, faith, buddhist temple, monastery, gurdwara, islamic center, catholic church, spiritual center, church group, religion, baptist church
    rabbi, priest, tithes and offerings, mandir, hindu temple, tabernacle, shul
  337
    fraternal lodge, veterans club, scouts, community center, alumni, youth group, clubs, legion, american legion, vfw, veterans, lions club, rotary, elks lodge, masons lodge
    freemasons, community centre, girl scouts, boy scouts, fraternity, sorority, alumni association, youth organization, senior center, garden club, kiwanis, car club
    book club, hobby club, 4-h, cultural association, knights of columbus, pta, parent teacher
  338
    trade association, membership organization, labor union, chamber of commerce, homeowners association, booster club, association, union, labour union, hoa dues
    industry association, membership, co-operative association, alumni group, bar association, neighborhood association, guild, condo board, farmers association
    members association, teachers union, road association
  339
    campaign, political party, candidate, advocacy, donation to a candidate, politics, political, politician, pac, election campaign, election, lobbyist, activist
    advocacy group, senator, mayor campaign, political fundraising
  340
    city hall, municipality, license fee, permit, public library, county office, court, government, city, town, county, municipal, state agency, federal, public works
    library, libraries, licenses, taxes government, village office, parks department, dmv, public administration, tribal government, band office, fire department
    police department, school district, water district, postal, passport office
  341
    electricity, water, natural gas, trash, garbage pickup, recycling, junk removal, sewer service, utilities, utility, electric utility, power company, gas company, junk
    junk hauling, garbage, waste management, waste disposal, rubbish removal, debris removal, haul away, recycling center, dump, landfill, sanitation, hoarder cleanout
    estate cleanout, cleanouts, appliance removal, mattress removal, furniture removal, bin rental, scrap removal, composting service, got junk, electricity provider
`);
