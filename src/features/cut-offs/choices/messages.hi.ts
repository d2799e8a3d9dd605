import { enumerated, grouped, plural } from '@/lib/text/format'
import { nameIn } from '@/lib/text/names'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const count = (amount: number, one: string, other: string) =>
  `${grouped('hi', amount)} ${plural('hi', amount, { one, other })}`

export const choiceMessages = {
  title: 'मेरी चॉइस सूची',
  description: 'कॉलेज अपनी पसंद के क्रम में रखें। देखें कि पिछले सालों में यह सूची आपको कहां पहुंचाती। खाते की जरूरत नहीं।',
  lead: 'वे कॉलेज क्रम से रखें जिनमें आप दाखिला लेंगे। देखें कि पिछले सालों में यह सूची आपको कहां पहुंचाती।',
  home: 'होम',
  fromPredictor: 'चॉइस सूची बनाएं',
  ask: 'पहले तीन सवाल: इनसे तय होता है कि कौन-सी सीटें चुनी जा सकती हैं।',
  authorities: 'हर काउंसलिंग के लिए अलग सूची',
  ofAuthority: (name: string, choices: number) => (choices > 0 ? `${name} (${grouped('hi', choices)})` : name),
  noAuthority: 'जो सीटें चुनी जा सकती हैं, उनकी क्लोजिंग रैंक हमारे पास नहीं हैं।',
  noAuthorityHint: 'अपने जवाब बदलें या अपने राज्य के काउंसलिंग प्राधिकरण से पूछें।',
  order: {
    title: 'क्रम पसंद से रखें, संभावना से नहीं',
    lines: [
      'जो कॉलेज सबसे ज्यादा पसंद है, उसे नंबर 1 पर रखें, भले ही रैंक उससे दूर हो।',
      'कंप्यूटर ऊपर से शुरू करता है और आपकी रैंक पर जो पहली सीट खाली मिले, वही देता है।',
      'बड़ी चाह नीचे की पक्की सीट कभी नहीं छीनती। जिसे मना कर देंगे, उसे सूची में न रखें।',
    ],
  },
  choices: (amount: number) => count(amount, 'चॉइस', 'चॉइस'),
  toLookAt: (amount: number) => count(amount, 'बात देखने की', 'बातें देखने की'),
  kept: 'पूरी सूची इस पेज के पते में है। बुकमार्क करें या परिवार को भेजें।',
  leftOut: (amount: number, most: number) =>
    `${count(amount, 'चॉइस छोड़ी गई', 'चॉइस छोड़ी गईं')}: पढ़ी नहीं जा सकी या ${grouped('hi', most)} से ज्यादा थी।`,
  empty: 'आपकी सूची खाली है।',
  emptyHint: 'नीचे उन कॉलेजों पर निशान लगाएं जिनमें आप सच में दाखिला लेंगे।',
  up: (name: string) => `ऊपर करें: ${name}`,
  down: (name: string) => `नीचे करें: ${name}`,
  takeOut: 'हटाएं',
  fee: 'सालाना फीस:',
  feeOf: (amount: string | null) => `सालाना फीस: ${amount ?? 'पता नहीं'}`,
  unknown: 'पता नहीं',
  closed: (round: string, year: number, rank: number) => `${round}, ${year}: ${grouped('hi', rank)}`,
  beyond: 'आपकी रैंक आखिरी रैंक से पांचवें हिस्से से भी ज्यादा दूर रहती।',
  warnings: {
    'not-listed': 'इस कॉलेज का पेज हमारे पास नहीं है।',
    'not-yours': 'हमारी जानकारी में यह सीट आपके लिए नहीं है। इसे हटाएं या नियम देखें।',
    'no-category': 'यहां आपकी श्रेणी की कोई सीट हमारी जानकारी में नहीं है।',
    'no-figures': 'इस सीट की क्लोजिंग रैंक हमारे पास नहीं है।',
    women: 'केवल महिलाओं के लिए।',
    twice: (at: number) => `सूची में दो बार: यही सीट नंबर ${grouped('hi', at)} पर है। दोनों में से कोई हटाएं।`,
    'below-likely': (at: number) => `नंबर ${grouped('hi', at)} के नीचे, जिसकी अच्छी संभावना है। यहां तक बारी शायद ही आए।`,
    nothingLikely: 'इस सूची में किसी सीट की अच्छी संभावना नहीं है। अंत में कोई पक्की चॉइस जोड़ें।',
  },
  replay: {
    title: 'यह सूची आपको कहां पहुंचाती',
    lead: (rank: number) => `आपकी सूची और रैंक ${grouped('hi', rank)}, पिछली क्लोजिंग रैंकों पर चलाकर।`,
    limits: 'क्लोजिंग रैंक से बराबरी, बदली हुई सीटें या बेहतर सीट की मांग का पता नहीं चलता। स्ट्रे राउंड शामिल नहीं हैं।',
    year: (year: number) => String(year),
    none: 'इस सूची की कोई सीट नहीं।',
    got: (at: number, name: string) => `नंबर ${grouped('hi', at)}: ${name}`,
    moved: (from: number) => `नंबर ${grouped('hi', from)} से बेहतर, अगर बेहतर सीट मांगी हो।`,
    missed: (choices: readonly string[]) => `आपकी रैंक से पहले बंद: ${enumerated('hi', choices)}।`,
    missedAt: (at: number, rank: number) => `नंबर ${grouped('hi', at)}: ${grouped('hi', rank)}`,
    nothing: 'इस काउंसलिंग की सूचियां हमारे पास नहीं हैं, इसलिए चलाकर नहीं देखा जा सकता।',
  },
  rules: (authority: string) => `नियम: ${authority}`,
  onSite: (site: string) => `सूची भरना और लॉक करना अब भी यहीं होगा: ${site}`,
  suggestions: {
    title: 'सूची में जोड़ें',
    lead: 'आपकी रैंक के सबसे पास वाले पहले। जो सूची में हैं, वे यहां नहीं हैं।',
    add: 'निशान वाले जोड़ें',
    all: 'सभी प्रेडिक्टर में देखें',
    none: 'इस काउंसलिंग में आपकी रैंक की पहुंच में और कुछ नहीं है।',
  },
  full: (most: number) => `सूची भर गई: इसमें ${grouped('hi', most)} चॉइस तक रखी जा सकती हैं।`,
  seat: (state: string | null, quota: string) => (state ? `${quota}, ${nameIn('hi', state)}` : quota),
  row: (parts: readonly string[]) => enumerated('hi', parts),
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
    },
  },
} satisfies Messages<typeof en.choiceMessages>
