import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const count = (amount: number, one: string, other: string) =>
  `${grouped('hi', amount)} ${plural('hi', amount, { one, other })}`

export const choiceMessages = {
  title: 'मेरी चॉइस सूची',
  description: 'कॉलेज अपनी पसंद के क्रम में रखें। देखें कि पिछले सालों में इस सूची से कौन सी सीट मिलती। खाते की जरूरत नहीं।',
  lead: 'जिन कॉलेजों में दाखिला लेना चाहें, उन्हें पसंद के क्रम में रखें। देखें कि पिछले सालों में इस सूची से कौन सी सीट मिलती।',
  fromPredictor: 'चॉइस सूची बनाएं',
  ask: 'पहले तीन सवाल: इनसे तय होता है कि कौन सी सीटें चुनी जा सकती हैं।',
  authorities: 'हर काउंसलिंग के लिए अलग सूची',
  others: 'दूसरे राज्यों की सूचियां',
  authorityOf: (state: string | null, name: string) => `${state ?? 'ऑल इंडिया'}: ${name}`,
  ofAuthority: (name: string, choices: number) => (choices > 0 ? `${name} (${grouped('hi', choices)})` : name),
  noAuthority: 'जो सीटें चुनी जा सकती हैं, उनकी क्लोजिंग रैंक हमारे पास नहीं हैं।',
  noAuthorityHint: 'अपने जवाब बदलें या अपने राज्य के काउंसलिंग प्राधिकरण से पूछें।',
  clock: {
    today: (day: string) => `आज, ${day}`,
    nothing: (authority: string) => `अभी कोई खुला राउंड हमारी जानकारी में नहीं है: ${authority}। सूची आराम से बनाएं।`,
  },
  order: {
    title: 'क्रम पसंद से रखें, संभावना से नहीं',
    lines: [
      'जो कॉलेज सबसे ज्यादा पसंद है, उसे नंबर 1 पर रखें, भले ही रैंक उससे दूर हो।',
      'कंप्यूटर ऊपर से शुरू करता है और आपकी रैंक पर जो पहली सीट खाली मिले, वही देता है।',
      'ऊपर मुश्किल कॉलेज रखने से नीचे की पक्की सीट कभी नहीं छिनती। जो सीट मंजूर न हो, उसे सूची में न रखें।',
    ],
  },
  choices: (amount: number) => count(amount, 'चॉइस', 'चॉइस'),
  toLookAt: (amount: number) => count(amount, 'बात पर ध्यान दें', 'बातों पर ध्यान दें'),
  kept: 'पूरी सूची इस पेज के लिंक में है। इसे बुकमार्क करें या परिवार को भेजें।',
  leftOut: (amount: number, max: number) =>
    `${count(amount, 'चॉइस छोड़ी गई: पढ़ी नहीं जा सकी', 'चॉइस छोड़ी गईं: पढ़ी नहीं जा सकीं')} या गिनती ${grouped('hi', max)} से ज्यादा थी।`,
  empty: 'आपकी सूची खाली है।',
  emptyHint: 'नीचे उन कॉलेजों पर निशान लगाएं, जिनमें सच में दाखिला लेना चाहें।',
  up: (name: string) => `ऊपर करें: ${name}`,
  down: (name: string) => `नीचे करें: ${name}`,
  takeOut: 'हटाएं',
  entered: 'भर दी',
  note: {
    add: 'नोट जोड़ें',
    change: 'नोट बदलें',
    label: 'नोट',
    hint: (max: number) => `ज्यादा से ज्यादा ${grouped('hi', max)} अक्षर। जिसके पास इस पेज का लिंक हो, उसे नोट दिखेगा।`,
    save: 'नोट सेव करें',
  },
  fee: 'सालाना फीस',
  feeOf: (amount: string | null) => `सालाना फीस: ${amount ?? 'पता नहीं'}`,
  closed: (round: string, year: number, rank: number) => `${round}, ${year}: ${grouped('hi', rank)}`,
  beyond: 'सीट पांचवें हिस्से से भी ज्यादा अंतर से छूट जाती।',
  allSeats: (seat: string) => `यहां सभी चॉइस: ${seat}।`,
  warnings: {
    'not-listed': 'इस कॉलेज का पेज हमारे पास नहीं है।',
    'not-yours': 'हमारी जानकारी में यह सीट आपके लिए नहीं है। इसे हटाएं या नियम जांचें।',
    'no-category': 'यहां आपकी श्रेणी की कोई सीट हमारी जानकारी में नहीं है।',
    'no-figures': 'इस सीट की क्लोजिंग रैंक हमारे पास नहीं है।',
    women: 'सिर्फ महिलाओं के लिए।',
    twice: (at: number) => `सूची में दो बार: यही सीट नंबर ${grouped('hi', at)} पर है। दोनों में से कोई भी हटाएं।`,
    'below-likely': (at: number) =>
      `नंबर ${grouped('hi', at)} की अच्छी संभावना है। इसकी और इसके नीचे वालों की बारी शायद ही आए।`,
    nothingLikely: 'इस सूची में किसी सीट की अच्छी संभावना नहीं है। अंत में कोई पक्की चॉइस जोड़ें।',
  },
  replay: {
    title: 'इस सूची से कौन सी सीट मिलती',
    lead: (rank: number) => `आपकी सूची और रैंक ${grouped('hi', rank)} का पिछली क्लोजिंग रैंकों से मिलान।`,
    limits:
      'क्लोजिंग रैंक से यह पता नहीं चलता कि बराबरी होने पर सीट किसे मिली, कौन सी सीटें इधर से उधर हुईं या आपने बेहतर सीट मांगी या नहीं। स्ट्रे राउंड शामिल नहीं हैं।',
    year: (year: number) => String(year),
    none: 'इस सूची की कोई सीट नहीं मिलती।',
    got: (at: number, name: string) => `नंबर ${grouped('hi', at)}: ${name}`,
    moved: (from: number) => `नंबर ${grouped('hi', from)} से बेहतर, अगर बेहतर सीट मांगी हो।`,
    missed: (choices: readonly string[]) => `आपकी रैंक से पहले बंद: ${enumerated('hi', choices)}।`,
    missedAt: (at: number, low: number, high: number) =>
      `नंबर ${grouped('hi', at)}: ${grouped('hi', low)}${high > low ? ` से ${grouped('hi', high)}` : ''}`,
    rounds: (rounds: readonly string[]) => listed('hi', rounds),
    nothing: 'इस काउंसलिंग की सूचियां हमारे पास नहीं हैं, इसलिए मिलान नहीं हो सकता।',
  },
  rules: (authority: string) => `नियम: ${authority}`,
  onSite: (site: string) => `सूची भरना और लॉक करना अब भी यहीं होगा: ${site}`,
  suggestions: {
    title: 'सूची में जोड़ें',
    lead: 'आपकी रैंक के सबसे पास वाले पहले। जिनमें दाखिला लेना चाहें, उन पर निशान लगाएं।',
    rank: 'संख्या वह आखिरी रैंक है, जिस पर सीट मिली।',
    closed: (round: string, year: number) => `${round}, ${year}`,
    add: 'निशान वाले जोड़ें',
    all: 'सभी प्रेडिक्टर में देखें',
    none: 'इस काउंसलिंग में आपकी रैंक की पहुंच में और कुछ नहीं है।',
  },
  full: (max: number) => `सूची भर गई: इसमें ज्यादा से ज्यादा ${grouped('hi', max)} चॉइस आती हैं।`,
  row: (parts: readonly string[]) => enumerated('hi', parts),
  offline: {
    link: 'बिना इंटरनेट पढ़ने के लिए डाउनलोड करें',
    file: 'my-choice-list.html',
    asOf: (day: string) => `${day} की स्थिति। हो सकता है कि आंकड़े इसके बाद बदल गए हों।`,
    online: 'साइट पर सूची खोलें',
    rank: (rank: number) => `NEET रैंक ${grouped('hi', rank)}`,
    list: 'सूची',
  },
  csv: {
    link: 'CSV डाउनलोड करें',
    file: 'my-choice-list.csv',
    columns: {
      number: 'नंबर',
      college: 'कॉलेज',
      place: 'जगह',
      seat: 'सीट',
      band: 'संभावना',
      closed: 'आखिरी क्लोजिंग रैंक',
      fee: 'सालाना फीस',
      entered: 'भर दी',
      note: 'नोट',
    },
    yes: 'हां',
  },
} satisfies Messages<typeof en.choiceMessages>
