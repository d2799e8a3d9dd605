import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import type { Age } from './vacancies/facts/age'

const TYPES = {
  'Full-time': 'पूर्णकालिक',
  'Part-time': 'अंशकालिक',
  Contract: 'संविदा',
  Temporary: 'अस्थायी',
} as const

/** Before a postposition, where singular and plural are alike. */
const UNITS: Record<Age['unit'], string> = { day: 'दिन', week: 'हफ्ते', month: 'महीने' }

const said = (...parts: (string | null)[]): string[] => parts.filter((part) => part !== null)

const NOT_OPEN = 'इस पद के लिए आवेदन बंद हो चुके हैं।'
const CLOSED = 'यह पद भर चुका है, वापस लिया जा चुका है या इसकी आखिरी तारीख बीत चुकी है।'

export const applicationErrorMessages = {
  'vacancy-not-open': NOT_OPEN,
  'already-applied': 'इस पद के लिए आपका आवेदन पहले ही आ चुका है।',
  'only-withdraw': 'भेजा हुआ आवेदन सिर्फ वापस लिया जा सकता है।',
  'only-applicant-withdraws': 'आवेदन सिर्फ आवेदक वापस ले सकते हैं।',
  'already-ended': 'यह आवेदन पहले ही बंद हो चुका है।',
  'withdrawn-stays': 'यह आवेदन आवेदक ने वापस लिया है; इसे दोबारा भेजना उन्हीं के हाथ में है।',
  'cannot-undo': 'यह आवेदन अब फिर चालू नहीं हो सकता। पद खुला हो, तो दोबारा आवेदन करें।',
  'changed-meanwhile': 'इस बीच यह आवेदन बदल गया है। पेज फिर से खोलें और दोबारा कोशिश करें।',
  'not-your-resume': 'यह CV आपके आवेदन में नहीं लगाया जा सकता।',
} as const satisfies Messages<typeof en.applicationErrorMessages>

export const jobMessages = {
  confidentialInstitution: 'संस्थान का नाम गोपनीय',
  sample: 'नमूना',
  sampleNote: 'यह नमूना है: असल में ऐसा कोई पद नहीं है। यहां आवेदन करके देखा जा सकता है। उसे सिर्फ इस साइट की टीम पढ़ेगी।',
  notOpen: NOT_OPEN,

  title: 'डॉक्टरों की नौकरियां',
  description: 'भारत और नेपाल के मेडिकल कॉलेजों के अस्पतालों और क्लिनिकों में प्रोफेसर, रेजिडेंट और कंसल्टेंट के खुले पद।',
  lead: 'प्रोफेसर, रेजिडेंट और कंसल्टेंट, भारत और नेपाल में।',
  searchLabel: 'पद, संस्थान या विभाग से खोजें',
  searchPlaceholder: 'जैसे कार्डियोलॉजी',
  search: 'खोजें',
  filters: 'फिल्टर',
  facts: {
    institution: 'संस्थान',
    department: 'विभाग',
    designation: 'पदनाम',
    location: 'काम की जगह',
    type: 'नौकरी का प्रकार',
    experience: 'अनुभव',
    qualification: 'योग्यता',
    salary: 'वेतन',
  },
  location: 'जगह',
  heads: ['पद', 'जगह', 'विभाग', 'वेतन', 'नौकरी का प्रकार', 'कब आया'],
  walkIn: {
    filter: 'वॉक-इन इंटरव्यू',
    only: 'जिनका वॉक-इन इंटरव्यू आने वाला है',
    title: 'वॉक-इन इंटरव्यू',
    lead: 'बिना समय लिए आएं, अपने दस्तावेज साथ लाएं।',
    onCard: (moment) => `वॉक-इन ${moment}`,
    over: (day) => `वॉक-इन ${day} को था`,
    overNote: 'यह वॉक-इन इंटरव्यू हो चुका है। पद खुला रहने तक यहां आवेदन फिर भी किया जा सकता है।',
    when: 'कब',
    where: 'कहां',
    from: (moment) => moment,
    until: (moment, end) => `${moment} से ${end} तक`,
    calendar: 'कैलेंडर में जोड़ें',
  },
  forInstitutions: { question: 'आपके यहां कोई पद खाली है?', link: 'नौकरी पोस्ट करें' },
  sort: 'क्रम',
  all: 'सभी',
  choice: (value, count) => `${value} (${grouped('hi', count)})`,
  salaryFloor: (floor) => `${grouped('hi', floor)} LPA या ज्यादा`,
  experienceYears: (years) => (years === 0 ? 'अभी कोई अनुभव नहीं' : `मेरा अनुभव ${grouped('hi', years)} साल`),
  sorts: { newest: 'नई पहले', closing: 'जल्द बंद होने वाली', salary: 'सबसे ज्यादा वेतन' },
  suits: {
    order: 'मेरी प्रोफाइल के हिसाब से क्रम',
    fromProfile: 'अपनी प्रोफाइल से मेल खाते पद पहले देखें',
    usual: 'पहले वाला क्रम',
    states: {
      'signed-out': 'जो पद आपकी प्रोफाइल से मेल खाते हैं, उन्हें पहले देखने के लिए लॉगिन करें।',
      'no-profile': 'आपकी प्रोफाइल में न विशेषज्ञता है, न पसंद के शहर।',
      ordered: 'आपकी प्रोफाइल से मेल खाते पद पहले हैं, हर पद के साथ कारण लिखा है।',
    },
    links: { 'signed-out': 'लॉगिन करें', 'no-profile': 'उन्हें जोड़ें', ordered: 'अपनी प्रोफाइल बदलें' },
    reason: (reasons) => `आपसे मेल खाता है: ${listed('hi', reasons)}`,
    reasons: { speciality: 'आपकी विशेषज्ञता', place: 'आपकी पसंद का शहर' },
  },
  clearFilters: 'फिल्टर हटाएं',
  clearAllFilters: 'सभी फिल्टर हटाएं',
  moreFilters: 'और फिल्टर',
  found: (count) => `${grouped('hi', count)} ${plural('hi', count, { one: 'नौकरी मिली', other: 'नौकरियां मिलीं' })}`,
  range: (first, last, total) => `${grouped('hi', total)} में से ${grouped('hi', first)}–${grouped('hi', last)}`,
  leftOut: {
    department: 'लिंक में दिए विभाग का कोई पद नहीं है, इसलिए उसे छोड़ दिया गया।',
    location: 'लिंक में दी गई जगह का कोई पद नहीं है, इसलिए उसे छोड़ दिया गया।',
    designation: 'लिंक में दिए पदनाम का कोई पद नहीं है, इसलिए उसे छोड़ दिया गया।',
    type: 'लिंक में दिया नौकरी का प्रकार सूची में नहीं है, इसलिए उसे छोड़ दिया गया।',
    salary: 'लिंक में दिया वेतन सूची में नहीं है, इसलिए उसे छोड़ दिया गया।',
    experience: 'लिंक में दिया अनुभव सूची में नहीं है, इसलिए उसे छोड़ दिया गया।',
  },
  noJobs: 'कोई नौकरी नहीं मिली',
  suggestions: 'शायद यह खोजना था',
  suggestedKinds: { place: 'जगह', department: 'विभाग', designation: 'पदनाम' },
  chosen: 'चुने हुए फिल्टर',
  removeFilter: (name) => `${name} हटाएं`,
  corrected: (asked, meant) => `“${asked}” से कुछ नहीं मिला। ये “${meant}” के लिए मिले पद हैं।`,
  dropped: (words) =>
    `हमारी सूची के किसी पद में ${listed(
      'hi',
      words.map((word) => `“${word}”`),
    )} ${plural('hi', words.length, { one: 'नहीं मिला, इसलिए हमने इसके', other: 'नहीं मिले, इसलिए हमने इनके' })} बिना खोजा।`,
  nearest: 'सबसे पास के पद',
  noJobsHint: 'कम शब्द लिखें या दूसरा विभाग चुनें। आखिरी तारीख का दिन खत्म होने पर पद बंद हो जाता है।',
  noneOpen: 'आज कोई पद खुला नहीं है। खुलने पर हम आपको ईमेल कर सकते हैं।',
  highlighted: 'आपका चुना हुआ पद',
  feed: 'इस सूची का RSS फीड',
  feedTitle: 'डॉक्टरों की नौकरियां',
  pages: {
    label: 'नौकरियों के पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page) => `पेज ${grouped('hi', page)}`,
  },

  jobs: 'नौकरियां',
  aboutPost: 'पद के बारे में',
  requirements: 'क्या चाहिए',
  atAGlance: 'एक नजर में',
  posted: 'कब आया',
  deadline: 'आवेदन की आखिरी तारीख',
  noDescription: 'संस्थान ने इस पद के बारे में और कुछ नहीं बताया है।',
  similar: 'ऐसी और नौकरियां',
  allJobs: 'सभी नौकरियां',
  closedHint: `${CLOSED} ये खुले पद इससे मिलते-जुलते हैं।`,
  closedHintAlone: CLOSED,
  share: 'यह नौकरी शेयर करें',
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'लिंक कॉपी हो गया',
  shareByMail: 'ईमेल',
  shareOnWhatsApp: 'WhatsApp',
  shareText: (title, place) => `${title}, ${place}`,
  pageTitle: ({ title, institution, location }) => enumerated('hi', said(title, institution, location)),
  pageDescription: ({ title, institution, location, type, experience, salary }) =>
    `${enumerated('hi', said(title, institution, location, type && TYPES[type], experience, salary))}। एक मिनट में आवेदन करें और उसका हाल देखते रहें।`,
  listTitle: (page) => `डॉक्टरों की नौकरियां${page > 1 ? `, पेज ${grouped('hi', page)}` : ''}`,
  postedAgo: ({ unit, count }) => (count === 0 ? 'आज आया' : `${grouped('hi', count)} ${UNITS[unit]} पहले`),
  closesIn: (days) => (days === 0 ? 'आज आखिरी दिन' : `${grouped('hi', days)} दिन बाकी`),
  types: TYPES,
} as const satisfies Messages<typeof en.jobMessages>
