import { nameIn } from '@/lib/names'
import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import { MAX_NEET_MARKS, MAX_NEET_RANK } from '@/lib/text/typed/typed-number'
import type * as en from './messages.en'
import type { Band } from './predictor/band-rule'
import type { OwnerCounts } from './predictor/question'
import type { CentralCategory } from './schema'
import { seatWordsIn } from './seat-words'

const count = (amount: number, one: string, other: string) =>
  `${grouped('hi', amount)} ${plural('hi', amount, { one, other })}`

/** Before "की", "के लिए" and the like. */
const ofColleges = (amount: number) => count(amount, 'कॉलेज', 'कॉलेजों')

const categories: Record<CentralCategory, string> = {
  open: 'सामान्य (अनारक्षित)',
  ews: 'EWS',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
}
const byOwner = ({ all, government, private: privately }: OwnerCounts): string => {
  const unknown = all - government - privately
  return listed('hi', [
    ...(government > 0 ? [`${grouped('hi', government)} सरकारी`] : []),
    ...(privately > 0 ? [`${grouped('hi', privately)} निजी`] : []),
    ...(unknown > 0 ? [`${grouped('hi', unknown)} (संचालक पता नहीं)`] : []),
  ])
}

const bands: Record<Band, string> = { likely: 'अच्छी संभावना', possible: 'संभव', reach: 'मुश्किल' }
const roundChoices = { first: 'पहला राउंड', last: 'आखिरी मुख्य राउंड' } as const

const NO_GUESS = 'हम कोई अनुमान नहीं लगाते।'

export const predictorMessages = {
  title: 'मुझे कौन सा कॉलेज मिल सकता है?',
  description:
    'आपकी ऑल इंडिया रैंक के साथ पिछले सालों की क्लोजिंग रैंक: अच्छी संभावना, संभव और मुश्किल, हर एक का साल, राउंड, कोटा और स्रोत। प्रतिशत नहीं।',
  lead: 'तीन सवाल। पिछले सालों में जो हुआ, वह हम दिखाते हैं। यह वादा नहीं है।',
  howGood: 'हमारा अनुमान कितनी बार सही निकला?',
  howGoodLink: 'हमारा अनुमान कितनी बार सही निकला?',
  fields: {
    rank: 'NEET रैंक',
    rankHint: 'स्कोर कार्ड पर: “NEET All India Rank”।',
    unknown: 'यह सूची में नहीं है। फिर से चुनें।',
    problems: {
      rank: {
        missing: 'अपनी रैंक लिखें, जैसे 25,000।',
        unreadable: 'अपनी रैंक सिर्फ संख्या में लिखें, जैसे 25,000 या 1.2 लाख। अंक और परसेंटाइल रैंक नहीं होते।',
        'out-of-range': `NEET की रैंक 1 से ${grouped('hi', MAX_NEET_RANK)} तक होती है।`,
        marks: 'रैंक अपने स्कोर कार्ड से लें। उतने ही अंकों पर हर साल रैंक अलग होती है, इसलिए हम अंकों से रैंक नहीं निकालते।',
      },
      fees: {
        unreadable: 'सालाना फीस की राशि रुपये में लिखें, जैसे 1,00,000 या 1 लाख।',
        'out-of-range': 'पूरे साल की फीस रुपये में लिखें, जैसे 1,00,000 या 1 लाख।',
      },
      state: { unknown: 'यह राज्य हमारी सूची में नहीं है। अपना राज्य चुनें।', missing: 'अपना राज्य चुनें।' },
      category: { unknown: 'यह श्रेणी हमारी सूची में नहीं है। अपनी श्रेणी चुनें।', missing: 'अपनी श्रेणी चुनें।' },
      own: { unknown: 'यह श्रेणी किसी राज्य की सूची में नहीं है। फिर से चुनें।' },
      also: { unknown: 'यह प्रमाण पत्र हमारी सूची में नहीं है। जो आपके पास हो, उस पर निशान लगाएं।' },
    },
    state: 'आपका राज्य',
    stateHint: 'जहां का आपका मूल निवास प्रमाण पत्र है।',
    chooseState: 'अपना राज्य चुनें',
    noState: 'सिर्फ ऑल इंडिया सीटें',
    choose: 'चुनें',
    category: 'श्रेणी',
    categoryHint: 'जैसी केंद्र की सूची में है। OBC तभी, जब आपकी जाति उस सूची में हो।',
    own: (state) => `${nameIn('hi', state)} की सूची में श्रेणी`,
    ownHint: 'राज्य की अपनी सीटें इसी सूची से मिलती हैं।',
    ownSame: 'वही जो केंद्र की सूची में है',
    ownOpen: 'चुनें; तब तक राज्य की सिर्फ खुली सीटें दिखेंगी',
    gender: 'सिर्फ महिलाओं की सीटें',
    genders: { male: 'न दिखाएं', female: 'ये भी दिखाएं' },
    course: 'कोर्स',
    also: 'प्रमाण पत्र, जो आपके पास पहले से हैं',
    round: 'कौन सा राउंड',
    more: 'और विकल्प',
    rounds: roundChoices,
    sort: 'क्रम',
    sorts: { closeness: 'पहले सरकारी, फिर मेरा राज्य', fees: 'सबसे कम फीस', place: 'जगह के हिसाब से' },
    ownership: 'संचालक',
    anyOwner: 'कोई भी',
    owners: { government: 'सरकारी', private: 'निजी', deemed: 'डीम्ड यूनिवर्सिटी' },
    fees: 'ज्यादा से ज्यादा सालाना फीस, रुपये में',
    optional: '(वैकल्पिक)',
    submit: 'मेरे कॉलेज दिखाएं',
    change: 'जवाब बदलें',
  },
  rankOrMarks: {
    title: (rank) => `${rank} आपकी रैंक है या आपके अंक?`,
    text: `NEET के अंक ${MAX_NEET_MARKS} तक होते हैं, इसलिए दोनों हो सकते हैं।`,
    rank: 'यह मेरी रैंक है',
    marks: 'ये मेरे अंक हैं',
  },
  categories,
  restrictions: {
    disability: 'मेरे पास दिव्यांगता प्रमाण पत्र है',
    minority: 'अल्पसंख्यक समुदाय, जिसकी अपनी सीटें हैं',
    esi: 'ESI बीमित (माता या पिता)',
    defence: 'सैनिक परिवार',
    nri: 'प्रवासी भारतीय (NRI) या विदेशी नागरिक',
    university: 'ऐसे विश्वविद्यालय के विद्यार्थी या निवासी, जिसकी अपनी सीटें हैं (दिल्ली, AMU, जामिया, जिपमर)',
    area: 'ग्रामीण स्कूल, भाषा या इलाका, जिसकी अपनी सीटें हैं',
    other: 'कोई और प्रमाण पत्र',
  },
  rounds: {
    r1: 'राउंड 1',
    'r1-r2': 'राउंड 2 तक',
    r2: 'राउंड 2',
    r3: 'राउंड 3',
    r4: 'राउंड 4',
    'mop-up': 'मॉप-अप राउंड',
    stray: 'स्ट्रे राउंड',
    'special-stray': 'स्पेशल स्ट्रे राउंड',
  },
  seat: (state, quota, category, forWomen) =>
    enumerated('hi', [
      ...(state ? [nameIn('hi', state)] : []),
      seatWordsIn('hi', quota),
      seatWordsIn('hi', category),
      ...(forWomen ? ['सिर्फ महिलाएं'] : []),
    ]),
  pool: (state, quota) => enumerated('hi', [seatWordsIn('hi', quota), ...(state ? [nameIn('hi', state)] : [])]),
  ownMissing: (state) => `${nameIn('hi', state)} की अपनी सूची में यह श्रेणी कई हिस्सों में है। आपके जाति प्रमाण पत्र पर क्या लिखा है?`,
  inBoth: (words, central) =>
    `यहां ${categories[central]} की ऑल इंडिया सीटें भी हैं: आपने बताया कि आपकी जाति (${seatWordsIn('hi', words)}) केंद्र की सूची में है।`,
  notInBoth: 'वह सिर्फ राज्य की सूची में है',
  coverage: {
    title: 'इस जवाब में क्या शामिल है',
    all: 'हमारे पास क्या है और क्या नहीं',
    authority: (name, years) => `${name} (${listed('hi', years.map(String))})`,
    short: (colleges, course, official) =>
      official && official.colleges >= colleges
        ? `${official.year} में ${course} के ${ofColleges(official.colleges)} में से ${grouped('hi', colleges)} इसमें शामिल ${plural('hi', colleges, { one: 'है', other: 'हैं' })}।`
        : `इसमें ${course} ${plural('hi', colleges, { one: 'का', other: 'के' })} ${count(colleges, 'कॉलेज शामिल है', 'कॉलेज शामिल हैं')}।`,
    line: (authorities) => `क्लोजिंग रैंक: ${listed('hi', authorities)}।`,
    nothing: (round) => `तुलना के लिए कोई क्लोजिंग रैंक हमारे पास नहीं है (${round})।`,
    noState: 'कोई राज्य नहीं चुना गया, इसलिए राज्यों के अपने कोटे की सीटें यहां नहीं हैं।',
    missing: (state, why) => `यहां नहीं हैं: वे सीटें, जो ${nameIn('hi', state)} की अपनी काउंसलिंग से भरती हैं। कारण: ${why}।`,
    otherRound: (state, round) => `यहां नहीं हैं: ${nameIn('hi', state)} की सीटें। इस राउंड की रैंक हमारे पास नहीं हैं: ${round}।`,
    otherRoundLink: (round) => `इससे तुलना करें: ${round}`,
    noBands: (state, why) => `${nameIn('hi', state)} की सीटों के लिए हम कोई अनुमान नहीं लगाते: ${why}।`,
    behindTick: (state, authority) =>
      `यहां नहीं हैं: ${nameIn('hi', state)} के उम्मीदवारों की सीटें। इन्हें भरने वाला प्राधिकरण: ${authority}। ये प्रमाण पत्रों के आधार पर मिलती हैं।`,
    tick: 'ये सीटें मेरे लिए हैं: दिखाएं',
    noSeats: (state, category, why) =>
      [
        `${nameIn('hi', state)} के राज्य कोटे में इस श्रेणी की सीटें नहीं हैं: ${categories[category]}।`,
        why && seatWordsIn('hi', why),
      ]
        .filter(Boolean)
        .join(' '),
    abroad: (country) =>
      `शामिल नहीं: ${nameIn('hi', country)} के नागरिकों की सीटें। उनकी क्लोजिंग रैंक हमारे पास नहीं हैं, इसलिए हम कोई तुलना नहीं करते।`,
    ask: 'हमसे पूछें',
  },
  answers: {
    title: 'आपने पूछा',
    rank: 'NEET रैंक',
    central: 'केंद्र की सूची',
    state: (state) => `${nameIn('hi', state)} की सूची`,
    fees: (amount) => `सालाना ज्यादा से ज्यादा ${amount}`,
  },
  askedWith: (rank, category) =>
    rank
      ? `यह पूछा गया: ऑल इंडिया रैंक ${grouped('hi', rank)}, श्रेणी ${categories[category]}।`
      : `यह पूछा गया: श्रेणी ${categories[category]}, रैंक के बिना।`,
  openToAll: 'यह खुली सीट है: किसी भी श्रेणी को मिल सकती है।',
  summary: {
    title: (likely, round) =>
      likely.all > 0
        ? `${roundChoices[round]}, अच्छी संभावना: ${byOwner(likely)} कॉलेज`
        : `${roundChoices[round]}: आपके लिए किसी कॉलेज की अच्छी संभावना नहीं`,
    atHome: (home, state) =>
      home.all > 0 ? `इनमें से ${nameIn('hi', state)} में: ${byOwner(home)}।` : `इनमें से ${nameIn('hi', state)} में कोई नहीं।`,
    allIndia: (likely, round) =>
      likely.all > 0
        ? `ऑल इंडिया सीटें, ${roundChoices[round]}, अच्छी संभावना: ${byOwner(likely)} कॉलेज`
        : 'सिर्फ ऑल इंडिया सीटों से तुलना हो सकी',
    own: (state) => `इसमें ${nameIn('hi', state)} की अपनी सीटों की बात नहीं है।`,
    round: 'कौन सा राउंड',
    counts: (likely, possible, reach) =>
      enumerated('hi', [
        ...(likely > 0 ? [`अच्छी संभावना ${grouped('hi', likely)}`] : []),
        ...(possible > 0 ? [`संभव ${grouped('hi', possible)}`] : []),
        ...(reach > 0 ? [`मुश्किल ${grouped('hi', reach)}`] : []),
      ]) || 'कोई नहीं',
    you: (rank) => `आप, ${grouped('hi', rank)}`,
    legendTitle: 'पट्टी ऐसे पढ़ें।',
    legend:
      'यह बताती है कि सीटें कहां तक गईं: गहरा रंग पहले राउंड का, हल्का आखिरी मुख्य राउंड का। पट्टी आपकी रेखा से आगे जाए, तो ऐसी रैंक पर सीट मिली थी। संख्याएं वे आखिरी रैंक हैं, जिन पर सीट मिली।',
  },
  parts: {
    ...bands,
    figures: 'अनुमान नहीं, सिर्फ आंकड़े',
    unstated: 'फीस या संचालक की जानकारी नहीं',
  },
  partLeads: {
    likely: (round) => `${roundChoices[round]}: सीट अच्छे अंतर से मिल जाती।`,
    possible: (round) => `${roundChoices[round]}: सीट मिल जाती, पर थोड़े ही अंतर से। सबसे सुरक्षित सबसे ऊपर।`,
    reach: (round) => `${roundChoices[round]}: सीट ज्यादा से ज्यादा पांचवें हिस्से के अंतर से छूट जाती।`,
  },
  unstatedLead: 'पता नहीं कि ये आपकी सीमा में हैं या नहीं। कॉलेज से पूछ लें।',
  share: {
    lead: 'ऐसे 100 मामलों में से इतनों को सीट मिली:',
    atLeast: (pool, low) => `${pool}: कम से कम ${grouped('hi', low)}`,
    between: (pool, low, high) => `${pool}: ${grouped('hi', low)} से ${grouped('hi', high)}`,
  },
  byOwner,
  atHome: (amount, state) => `${state} में ${grouped('hi', amount)}`,
  all: (colleges, part) => `सभी ${count(colleges, 'कॉलेज', 'कॉलेज')} दिखाएं: ${part}`,
  back: 'सभी समूहों पर वापस',
  nothing: 'हमारे रिकॉर्ड में इस रैंक की पहुंच में कुछ नहीं है।',
  nothingHint: 'आखिरी मुख्य राउंड चुनकर देखें, या कोई और श्रेणी जो आपकी हो। हमारा रिकॉर्ड पूरा नहीं है।',
  why: {
    little: 'अंतर बहुत कम था: आखिरी रैंक के दसवें हिस्से से भी कम।',
    later: (round) => `सीट बाद में मिल जाती: ${round}।`,
    near: 'सीट छूट जाती, पर बहुत कम अंतर से।',
  },
  noGuess: (why) => `अनुमान नहीं: ${why}।`,
  noBand: {
    restricted: {
      lead: 'इन सीटों के दावेदार कम हैं, इसलिए एक उम्मीदवार के घटने या बढ़ने से भी रैंक बदल जाती है।',
      short: 'दावेदार कम हैं',
    },
    priced: {
      lead: 'ये सीटें फीस से तय होती हैं, इसलिए रैंक से कम पता चलता है।',
      short: 'सीट फीस से तय होती है',
    },
    converted: {
      lead: 'ये रैंक राज्य की अपनी सूची से निकाली गई हैं।',
      short: 'रैंक राज्य की सूची से निकाली गई है',
    },
    few: { lead: 'तीन से कम सीटें दी गई थीं।', short: 'तीन से कम सीटें' },
    doubted: { lead: 'ये आंकड़े पक्के नहीं हैं।', short: 'आंकड़ा पक्का नहीं' },
    unmeasured: {
      lead: 'इन सीटों पर हमारे अनुमान अक्सर गलत निकले, या परखे नहीं जा सके।',
      short: 'परखा नहीं गया, या अक्सर गलत निकला',
    },
    old: { lead: 'सबसे नई सूचियों में ये सीटें नहीं हैं।', short: 'सबसे नई सूचियों में नहीं' },
  },
  allotted: (seats) => count(seats, 'सीट', 'सीटें'),
  tableLabel: (college) => `क्लोजिंग रैंक: ${college}`,
  closed: 'क्लोजिंग रैंक',
  allYears: 'सभी साल',
  notInList: 'सूची में नहीं',
  fee: 'सालाना फीस',
  compareAdd: 'तुलना',
  listAdd: 'मेरी सूची',
  listTicked: 'निशान वाले मेरी सूची में रखें',
  compare: 'निशान वाले कॉलेजों की तुलना करें',
  guide: (course, state) => `${state} में ${course}: फीस और काउंसलिंग`,
  silent: {
    title: 'जो शामिल नहीं है',
    lead: 'इन सीटों के लिए हम अनुमान नहीं लगाते। सीधे प्राधिकरण से पूछें।',
    none: 'इसकी ऑल इंडिया रैंक हमारे पास नहीं हैं',
    filledBy: (authority) => `इसकी सीटें भरने वाला प्राधिकरण: ${authority}, जिसकी रैंक हमारे पास हैं`,
    uncovered: [
      'नेपाल के विद्यार्थी: नेपाल के नागरिकों की सीटों की क्लोजिंग रैंक हमारे पास नहीं हैं।',
      'आर्म्ड फोर्सेज मेडिकल कॉलेज, पुणे: चयन वह खुद करता है, उसकी क्लोजिंग रैंक हमारे पास नहीं हैं।',
      `प्रवासी भारतीय (NRI): फॉर्म में निशान लगाएं, तो हमारे पास जो है, वह दिखेगा। ${NO_GUESS}`,
    ],
    ask: 'आपका मामला यहां नहीं? हमसे पूछें',
    merit: 'हमारे पास सिर्फ राज्य की अपनी मेरिट लिस्ट की रैंक हैं, जो आपकी NEET रैंक नहीं हैं',
    years: (years) =>
      plural('hi', years, {
        one: `हमारे पास सिर्फ ${grouped('hi', years)} साल की रैंक हैं, इसलिए अनुमान परखा नहीं जा सका`,
        other: 'अनुमान परखा नहीं जा सका',
      }),
  },
  pages: { label: 'पेज', previous: 'पिछला', next: 'अगला', page: (page) => `पेज ${grouped('hi', page)}` },
  good: {
    title: 'हमारा अनुमान कितनी बार सही निकला?',
    description: 'हमारे अनुमान अगले किसी साल में कितनी बार सही निकले: प्राधिकरण और राउंड के हिसाब से, मामलों की संख्या के साथ।',
    lead: 'हमने किसी साल के आंकड़े छिपाए, उससे पिछले साल से अनुमान लगाया और गिना कि कितनी बार सही निकला।',
    everyLead: 'सौ मामलों में से इतने हर समूह के सबसे दूर वाले सिरे पर सही निकले।',
    edge: 'हम हर समूह के सबसे दूर वाले सिरे पर गिनते हैं, जहां संभावना सबसे कम है: वहां रैंक पिछली क्लोजिंग रैंक की ठीक 0.75, 1.0 या 1.2 गुना है। उससे पास की रैंकों में ज्यादा को सीट मिली।',
    rule: 'किसी तरह की सीट पर अनुमान अक्सर गलत निकले, तो वहां हम उसे नहीं दिखाते: अच्छी संभावना 100 में 85 से कम, मुश्किल 30 से ज्यादा या कुल मामले 30 से कम।',
    measuredOn: (day, colleges, year) => `जांच: ${day}; हमारी सूची के ${ofColleges(colleges)} पर, ${year} तक की सूचियों से।`,
    none: 'अभी कुछ जांचा नहीं गया है: हमारे रिकॉर्ड में एक ही राउंड के दो साल नहीं हैं।',
    short: {
      title: 'थोड़े में',
      likely: ([low, high]) => `अच्छी संभावना: सबसे दूर वाले सिरे पर भी 100 में से ${low} से ${high} को सीट मिली।`,
      possible: ([low, high]) => `संभव का मतलब पक्का नहीं। ठीक पिछली क्लोजिंग रैंक पर 100 में से ${low} से ${high} को सीट मिली।`,
      reach: ([low, high]) => `मुश्किल: बहुत कम को मिलती है, सबसे दूर वाले सिरे पर 100 में से ${low} से ${high} को।`,
    },
    chart: {
      title: 'हर समूह के सबसे दूर वाले सिरे पर सौ में से कितनों को सीट मिलती',
      legend: {
        likely: 'अच्छी संभावना: क्लोजिंग रैंक के तीन चौथाई पर',
        possible: 'संभव: ठीक क्लोजिंग रैंक पर',
        reach: 'मुश्किल: पांचवां हिस्सा आगे',
      },
      below: 'यही आंकड़े नीचे की तालिका में हैं।',
    },
    count: 'हम कैसे गिनते हैं',
    every: 'हर आंकड़ा',
    table: 'कितनी बार सही',
    pool: ({ authority, quota, course }) => enumerated('hi', [authority, seatWordsIn('hi', quota), course]),
    roundAndYears: 'सीटें, राउंड और साल',
    cases: 'मामले',
    of100: (percent) => `100 में से ${grouped('hi', percent)}`,
    casesAndBands: (cases, offered) => `${count(cases, 'मामला', 'मामले')}। अनुमान: ${offered}।`,
    likely: 'अच्छी संभावना के सिरे पर सही',
    possible: 'संभव के',
    reach: 'मुश्किल के',
    offered: 'जो अनुमान हम दिखाते हैं',
    offeredNone: 'कोई नहीं',
    few: 'मामले बहुत कम',
    noShare: '–',
    bands: (names) => listed('hi', names),
    span: (from, to) => `${from} से ${to} का अनुमान`,
    toPredictor: 'प्रेडिक्टर पर जाएं',
  },
} as const satisfies Messages<typeof en.predictorMessages>
