import { dayText, enumerated, grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const counsellingMessages = {
  title: 'काउंसलिंग की तारीखें',
  lead: 'हर प्राधिकरण के राउंड। तारीख हम तभी दिखाते हैं, जब उसका नोटिस हो।',
  metaDescription:
    'पूरे भारत, हर राज्य और नेपाल की NEET काउंसलिंग की तारीखें, प्राधिकरण के हिसाब से। हर तारीख अपने नोटिस और आधिकारिक साइट के साथ।',
  filters: 'तारीखें चुनें',
  state: 'राज्य',
  allStates: 'सभी प्राधिकरण',
  allIndia: 'पूरा भारत',
  course: 'कोर्स',
  allCourses: 'सभी कोर्स',
  leftOut: {
    state: 'लिंक में दिया राज्य सूची में नहीं है, इसलिए उसे छोड़ दिया गया।',
    course: 'लिंक में दिया कोर्स सूची में नहीं है, इसलिए उसे छोड़ दिया गया।',
  },
  show: 'दिखाएं',
  nextWeeks: 'अगले चार हफ्ते',
  nothingSoon: 'अगले चार हफ्तों की कोई तारीख हमें पता नहीं है। नोटिस प्राधिकरणों की अपनी साइटों पर हैं।',
  byAuthority: 'प्राधिकरण के हिसाब से',
  noneMatches: 'ऐसा कोई प्राधिकरण अभी साइट पर नहीं है।',
  withoutDates: (count) =>
    `${grouped('hi', count)} ${plural('hi', count, { one: 'प्राधिकरण, जिसकी तारीख नहीं है', other: 'प्राधिकरण, जिनकी तारीख नहीं है' })}`,
  notAnnounced: 'तारीख वाला कोई नोटिस अभी यहां नहीं है',
  noneAhead: 'ऊपर की तारीखें बीत गई हैं। आगे की तारीख का कोई नोटिस अभी यहां नहीं है।',
  over: 'बीत गई',
  now: 'चल रही है',
  noticeOf: (day) => `${dayText('hi', day)} का नोटिस`,
  courses: (names) => enumerated('hi', names),
  calendar: 'कैलेंडर फीड (.ics)',
  calendarOf: (name) => `: ${name}`,
  site: 'आधिकारिक साइट',
  opensElsewhere: ' (नए टैब में खुलेगा)',
  dates: 'तारीखें',
  sources: 'स्रोत',
  all: 'काउंसलिंग की सभी तारीखें',
  authorityTitle: (name) => `${name}: काउंसलिंग की तारीखें`,
  authorityDescription: (name, region) =>
    `${name}: ${region ?? 'पूरे भारत'} के लिए काउंसलिंग की तारीखें, हर तारीख अपने नोटिस के साथ; आधिकारिक साइट भी।`,
  ofState: (state) => `${state} के लिए काउंसलिंग की तारीखें`,
  next: 'काउंसलिंग की अगली तारीखें',
  noneInState: (name) => `${name} की कोई तारीख अभी यहां नहीं है। नोटिस मिलते ही तारीख यहां आएगी।`,
  rules: 'नियम, जिनका दस्तावेज हमारे पास है',
  rulesOfState: (state) => `${state} में दाखिले के नियम`,
  rulesHint: 'नियम हर साल बदलते हैं। कुछ भी करने से पहले नया नोटिस पढ़ें।',
  ruleOf: (year) => `${year} की स्थिति।`,
  noneConfirmed: (year) => `इनमें से किसी की ${year} के लिए पुष्टि नहीं हुई।`,
  notConfirmed: (year) => `${year} के लिए पुष्टि नहीं हुई।`,
  postgraduate: 'PG।',
  topics: {
    deposit: 'फीस और जमा राशि',
    exit: 'सीट छोड़ना',
    upgrade: 'सीट अपग्रेड',
    'later-rounds': 'आगे के राउंड',
    domicile: 'मूल निवास',
    categories: 'श्रेणियां',
    quota: 'सीटों का बंटवारा',
    bond: 'बॉन्ड',
    other: 'बाकी नियम',
  },
  nothingHeld: 'हमारे पास अभी किसी प्राधिकरण की कोई तारीख नहीं है। नोटिस उनकी अपनी साइटों पर हैं।',
  description: ({ notice, site }) =>
    [notice ? `“${notice}” नोटिस के अनुसार।` : '', `तारीखें बदल सकती हैं: कुछ भी करने से पहले ${site} पर देख लें।`]
      .filter(Boolean)
      .join(' '),
} as const satisfies Messages<typeof en.counsellingMessages>
