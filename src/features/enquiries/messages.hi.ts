import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import { ANSWERS_DAYS, PROMISED_HOURS } from './schema'

const FAILED_CONTACT = 'संदेश भेजा नहीं जा सका। फिर कोशिश करें।'
const FAILED_ADMISSION = 'एडमिशन का सवाल भेजा नहीं जा सका। फिर कोशिश करें।'
const THANKS = 'धन्यवाद! हमारी टीम जल्द आपसे संपर्क करेगी।'

const MINUTES = 60

/** A time of waiting, rounded up, before "में". */
const waited = (hours: number): string =>
  hours < 1 ? `${Math.max(1, Math.ceil(hours * MINUTES))} मिनट` : `${grouped('hi', Math.ceil(hours))} घंटे`

export const enquiryMessages = {
  success: {
    contact: { title: 'आपका संदेश पहुंच गया!' },
    admission: {
      title: 'एडमिशन का सवाल पहुंच गया!',
      text: 'धन्यवाद! आपका सवाल हमें मिल गया है।',
    },
    counselling: { title: THANKS },
    'counselling-popup': {
      title: THANKS,
      text: 'आपका सवाल हमें मिल गया है।',
    },
  },
  failed: {
    contact: FAILED_CONTACT,
    admission: FAILED_ADMISSION,
    counselling: FAILED_CONTACT,
    'counselling-popup': FAILED_ADMISSION,
  },
  unexpected: 'कोई गड़बड़ी हो गई।',
  promise: {
    within: '24 घंटे में जवाब मिलेगा, हिंदी या अंग्रेजी में।',
    by: (moment) => `अभी हमारा दफ्तर बंद है। ${moment} (भारतीय समय) तक हिंदी या अंग्रेजी में जवाब मिलेगा।`,
    openDays: 'दफ्तर अगली बार जिस दिन खुलेगा, उस दिन जवाब मिलेगा, हिंदी या अंग्रेजी में।',
  },
  after: {
    page: 'आपका संदेश पहुंच गया है',
    title: 'आगे क्या होगा',
    steps: [
      'संदेश मिलते ही आपको ईमेल आएगा। एक घंटे में न आए, तो स्पैम फोल्डर देखें या दोबारा लिखें।',
      'काउंसलर इसे पढ़कर ईमेल पर जवाब देते हैं, या आपने नंबर दिया हो तो फोन करते हैं।',
    ],
    call: 'जल्दी हो, तो फोन करें',
    again: 'एक और संदेश भेजें',
    back: 'पेज पर वापस',
  },
  submit: {
    contact: 'संदेश भेजें',
    admission: 'सवाल भेजें',
    counselling: 'काउंसलर से समय लें',
    'counselling-popup': 'काउंसलर से समय लें',
  },
  sending: 'भेजा जा रहा है…',
  optional: '(वैकल्पिक)',
  leaveEmpty: 'यह जगह खाली छोड़ें',
  allRequired: 'जहां “वैकल्पिक” लिखा है, उसे छोड़कर सब कुछ भरना जरूरी है।',
  consent: {
    before: 'इसे भेजने का मतलब आपकी सहमति है कि हम आपकी जानकारी आपको जवाब देने के लिए इस्तेमाल करें, जैसा ',
    link: 'गोपनीयता नीति',
    after: ' में लिखा है।',
  },
  labels: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    subject: 'विषय',
    neetScore: 'NEET के अंक',
    rank: 'आपकी ऑल इंडिया रैंक',
    category: 'श्रेणी',
    colleges: 'तुलना वाले कॉलेज',
    course: 'कोर्स',
    country: 'देश',
    college: 'कॉलेज',
    message: 'संदेश',
    guardianContact: 'माता या पिता से कैसे बात हो?',
  },
  hints: {
    phone: 'भारत या नेपाल का नंबर; बाकी देशों का कोड के साथ।',
    neetScore: '0 से 720 तक।',
    rank: 'NEET के स्कोर कार्ड पर लिखी रैंक, जैसे 25,000।',
    guardianContact: 'उनका फोन नंबर या ईमेल पता। जवाब आपको ही मिलेगा। सीट और फीस की बात में माता या पिता साथ हों।',
  },
  nothingChosen: 'अभी तय नहीं',
  subjects: {
    'admission-counseling': 'एडमिशन की सलाह',
    'job-inquiry': 'नौकरी के बारे में',
    'admission-guidance': 'एडमिशन में मदद',
    'general-inquiry': 'कोई और सवाल',
    partnership: 'साझेदारी',
    support: 'सहायता',
    'personal-counseling': 'काउंसलर से बात',
  },
  courses: { mbbs: 'MBBS', bds: 'BDS', md: 'MD', ms: 'MS', dm: 'DM', mch: 'MCh' },
  countries: { india: 'भारत', nepal: 'नेपाल', both: 'भारत और नेपाल' },
  answeredLately: ({ number, inTime, medianHours }) => {
    const share = `पिछले ${ANSWERS_DAYS} दिनों के ${grouped('hi', number)} सवालों में से ${Math.floor((inTime / number) * 100)}% का जवाब ${PROMISED_HOURS} घंटे में गया`
    return medianHours === null ? `${share}।` : `${share}, इनमें से आधों का ${waited(medianHours)} में।`
  },
  errors: {
    invalid: 'इसे एक बार फिर देख लें।',
    'name-missing': 'अपना नाम लिखें।',
    'email-invalid': 'name@example.com जैसा ईमेल पता लिखें।',
    'phone-missing': 'अपना फोन नंबर लिखें।',
    'phone-invalid': 'भारत या नेपाल का फोन नंबर लिखें, या देश के कोड के साथ पूरा नंबर (जैसे +91 98765 43210)।',
    'message-missing': 'अपना संदेश लिखें।',
    'neet-score-invalid': '0 से 720 तक की पूरी संख्या लिखें।',
    'rank-invalid': 'अपनी रैंक पूरी संख्या में लिखें, जैसे 25,000।',
    'not-a-choice': 'सूची में से एक चुनें।',
    'too-long': ({ max = 0 }) => `ज्यादा से ज्यादा ${grouped('hi', max)} अक्षर लिखें।`,
    'consent-missing': 'आगे बढ़ने के लिए गोपनीयता नीति पर सहमति दें।',
    'already-sent': 'यह सवाल पहले ही भेजा जा चुका है।',
  },
  dialogs: {
    counselling: {
      title: 'काउंसलर से बात',
      lead: 'बताएं कि बात कहां तक पहुंची है। काउंसलर का फोन आएगा।',
      open: 'काउंसलर से समय लें',
    },
    'counselling-popup': {
      title: 'काउंसलर से पूछें',
      lead: 'कोई सवाल पूछें या बताएं कि क्या सोचा है; काउंसलर का जवाब मिलेगा।',
      open: 'काउंसलर से बात करें',
    },
  },
  closeDialog: 'बंद करें',
} as const satisfies Messages<typeof en.enquiryMessages>
