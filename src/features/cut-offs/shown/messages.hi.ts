import { enumerated, grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import { seatWordsIn } from '../seat-words'
import * as en from './messages.en'

export const cutOffMessages = {
  title: 'कटऑफ',
  pageTitle: (college) => `${college}: कटऑफ`,
  pageDescription: (college) =>
    `${college}: हर साल, राउंड, कोटे और श्रेणी की वह आखिरी रैंक, जिस पर सीट मिली; हर रैंक के साथ उसका दस्तावेज।`,
  lead: 'वह आखिरी रैंक, जिस पर सीट मिली। संख्या जितनी छोटी, रैंक उतनी अच्छी।',
  category: 'श्रेणी',
  choose: 'चुनें',
  unknownCategory: 'यह श्रेणी हमारी सूची में नहीं है। अपनी श्रेणी चुनें।',
  categories: {
    open: 'सामान्य (अनारक्षित)',
    ews: 'EWS',
    obc: 'OBC',
    sc: 'SC',
    st: 'ST',
  },
  show: 'दिखाएं',
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
  rankTypes: {
    air: 'ऑल इंडिया रैंक',
    'air-converted': 'ऑल इंडिया रैंक, राज्य की सूची से निकाली हुई',
    'state-merit': 'राज्य की अपनी मेरिट लिस्ट की रैंक, ऑल इंडिया रैंक नहीं',
  },
  of: (category) => `श्रेणी: ${category}`,
  // Codes that the English words already name are left out.
  term: (code, words) => {
    if (!words) return code
    const said = seatWordsIn('hi', words)
    return en.cutOffMessages.term(code, words) === words ? said : `${said} (${code})`
  },
  seat: (quota, category, isForWomen) => enumerated('hi', [quota, category, ...(isForWomen ? ['महिलाएं'] : [])]),
  year: 'साल और राउंड',
  closed: 'क्लोजिंग रैंक',
  allotted: 'मिली सीटें',
  yearAndRound: (year, round) => `${year}, ${round}`,
  rank: (rank) => grouped('hi', rank),
  lastRanks: (year) => (year ? `आखिरी रैंक, जिस पर सीट मिली, ${year}` : 'आखिरी रैंक, जिस पर सीट मिली'),
  wouldHave: (inRound, isOneOfLists) =>
    [
      isOneOfLists ? 'अगर यह आपकी सूची है, तो आपको' : 'आपको',
      inRound ? `सीट मिल जाती (${inRound})।` : 'सीट नहीं मिलती।',
    ].join(' '),
  yourRank: 'आपकी NEET रैंक',
  state: 'आपका राज्य',
  chooseState: 'अपना राज्य चुनें',
  restricted: 'सिर्फ उनके लिए, जो इन सीटों की शर्तें पूरी करते हैं।',
  priced: 'ये सीटें किसे मिलेंगी, यह फीस से तय होता है, श्रेणी से नहीं।',
  flagged: 'संदिग्ध',
  kind: (kind) => `रैंक: ${kind}।`,
  none: (category) => `इस कॉलेज की कोई कटऑफ हमारे पास नहीं है (श्रेणी: ${category})।`,
  openSeats: (category) => `जहां इस श्रेणी (${category}) की कटऑफ हमारे पास नहीं है, वहां खुली सीटें दी गई हैं: वे सबके लिए हैं।`,
  others: 'शर्त वाली सीटें',
  allCategories: 'सभी श्रेणियां',
  seatsOfYear: (course, quota, year) => `${course ? `${course}: ` : ''}${quota}, ${year}`,
  categoryName: (category, isForWomen) => `${category}${isForWomen ? ', महिलाएं' : ''}`,
  moreCutOffs: 'बाकी राउंड, महिलाओं की सीटें और प्रमाण पत्र वाली सीटें',
  forEverybody: 'सबके लिए सीटें',
  forWomen: 'महिलाओं की सीटें',
  noneKnown: 'इस कॉलेज की कोई कटऑफ हमारे पास नहीं है।',
  back: (college) => `${college} पर वापस`,
  toPredictor: 'मेरी रैंक पर कौन सा कॉलेज मिल सकता है?',
  toList: 'मेरी चॉइस सूची में जोड़ें',
  allToList: 'ये सीटें मेरी चॉइस सूची में जोड़ें',
  colleges: 'कॉलेज',
  sources: 'स्रोत',
  roundClosed: (round, rank) => `${grouped('hi', rank)} (${round})`,
  seatOf: (quota, category, isOpenBeside) => `${enumerated('hi', [quota, category])}${isOpenBeside ? ', सबके लिए' : ''}`,
  years: 'साल',
  range: {
    title: (course, region) => `${region} में कटऑफ: ${course}`,
    lead: 'किस रैंक तक सीट मिली: सबसे पहले और सबसे बाद में भरे कॉलेज में। अपनी श्रेणी चुनें।',
    seats: 'सीटें',
    first: 'सबसे पहले भरी',
    last: 'सबसे बाद में भरी',
  },
} as const satisfies Messages<typeof en.cutOffMessages>
