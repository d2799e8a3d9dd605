import { placeIn } from '@/lib/names'
import { dayText, enumerated, grouped, listed, plural, rupees } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import { ownershipLabel } from '@/lib/vocabulary'
import type * as en from './messages.en'
import type { FilterName } from './search/search-params'

const leftOut: Record<FilterName, string> = {
  country: 'लिंक में दिया देश',
  state: 'लिंक में दिया राज्य',
  course: 'लिंक में दिया कोर्स',
  ownership: 'लिंक में दिया कॉलेज का प्रकार',
  kind: 'लिंक में “किसके लिए” का जवाब',
  fees: 'लिंक में दी गई फीस की सीमा',
}

const colleges = (total: number) => `${grouped('hi', total)} कॉलेज`

export const collegeListMessages = {
  title: 'मेडिकल कॉलेज',
  metaTitle: (page) => `भारत और नेपाल के मेडिकल कॉलेज${page > 1 ? `, पेज ${grouped('hi', page)}` : ''}`,
  metaDescription: (total) =>
    `हमारी सूची में भारत और नेपाल के ${total > 0 ? colleges(total) : 'मेडिकल कॉलेज'}: फीस, सीटें, कोर्स और संपर्क। MBBS, MD/MS, BDS, BAMS, BHMS, B.Sc नर्सिंग और पैरामेडिकल।`,
  lead: 'भारत और नेपाल में फीस, सीटें और कोर्स।',
  searchLabel: 'नाम या जगह से खोजें',
  searchPlaceholder: 'कॉलेज का नाम या शहर',
  search: 'खोजें',
  filters: 'फिल्टर',
  all: 'सभी',
  any: 'कोई भी',
  country: 'देश',
  state: 'राज्य',
  course: 'कोर्स',
  ownership: 'कॉलेज का प्रकार',
  kind: 'किसके लिए',
  fees: 'सालाना फीस',
  sort: 'क्रम',
  clear: 'फिल्टर हटाएं',
  clearAll: 'सभी फिल्टर हटाएं',
  option: (name, count) => `${name} (${grouped('hi', count)})`,
  upTo: (amount) => `${rupees('hi', amount)} तक`,
  ownerships: { government: 'सरकारी', private: 'निजी', deemed: 'डीम्ड' },
  sorts: {
    recommended: 'हमारा सुझाव',
    name: 'नाम',
    fees: 'सबसे कम फीस पहले',
    established: 'सबसे पुराने पहले',
    rating: 'सबसे अच्छी रेटिंग पहले',
  },
  found: (total) => `${colleges(total)} ${plural('hi', total, { one: 'मिला', other: 'मिले' })}`,
  range: (from, to, total) => `${grouped('hi', total)} में से ${grouped('hi', from)}–${grouped('hi', to)}`,
  list: 'कॉलेज',
  none: 'कोई कॉलेज नहीं मिला',
  leftOut: (name, country) =>
    name === 'state' && country
      ? `${country} में इस राज्य का कोई कॉलेज हमारी सूची में नहीं है, इसलिए यहां पूरे देश (${country}) के कॉलेज हैं।`
      : `${leftOut[name]} हमारी सूची में नहीं है, इसलिए उसे छोड़ दिया गया।`,
  noneHint: 'ऐसा कोई कॉलेज नहीं, जिसमें यह सब हो। नाम दूसरी तरह से लिखकर देखें या फिल्टर कम करें।',
  suggestions: 'शायद यह खोजना था',
  suggestedKinds: {
    country: 'देश',
    state: 'राज्य',
    place: 'शहर',
    course: 'कोर्स',
    ownership: 'कॉलेज का प्रकार',
    college: 'कॉलेज',
    list: 'सूची',
    predictor: 'प्रेडिक्टर',
  },
  listOf: (chosen, fees) => enumerated('hi', [...chosen, `${rupees('hi', fees)} तक`]),
  reachOf: (rank) => `रैंक ${grouped('hi', rank)} की पहुंच में क्या है`,
  chosen: 'चुने हुए फिल्टर',
  removeFilter: (name) => `${name} हटाएं`,
  corrected: (asked, meant) => `“${asked}” से कुछ नहीं मिला। ये “${meant}” के लिए मिले कॉलेज हैं।`,
  dropped: (words) =>
    `हमारी सूची के किसी कॉलेज में ${listed(
      'hi',
      words.map((word) => `“${word}”`),
    )} ${plural('hi', words.length, { one: 'नहीं मिला, इसलिए हमने इसके', other: 'नहीं मिले, इसलिए हमने इनके' })} बिना खोजा।`,
  feeUnstated: 'फीस की जानकारी नहीं',
  listUnstated: 'इनकी सूची देखें',
  wayOut: {
    withoutFilter: (name, total) => `“${name}” के बिना: ${colleges(total)}`,
    forWords: (words, total) => `सिर्फ “${words}”: ${colleges(total)}`,
  },
  pages: { label: 'पेज', previous: 'पिछला', next: 'अगला', page: (page) => `पेज ${grouped('hi', page)}` },
} as const satisfies Messages<typeof en.collegeListMessages>

export const collegeMessages = {
  colleges: 'कॉलेज',
  mbbsIn: (state) => `${state} में MBBS`,
  metaTitle: (name, place) => (name.endsWith(place) ? name : `${name}, ${place}`),
  metaDescription: ({ name, location, state, ownership, courses, fees, feesFrom, seats, seatsFrom, established }) => {
    const from = (words: string | null | undefined) => (words ? ` (${words})` : '')
    const place = placeIn('hi', location, state)
    const kind = `मेडिकल कॉलेज${ownership ? ` (${ownershipLabel('hi', ownership)})` : ''}`
    const first = `${name}: ${enumerated('hi', [kind, ...(place ? [place] : []), ...(established ? [`स्थापना ${established}`] : [])])}।`
    const facts = [
      courses && courses.length > 0 && `कोर्स: ${enumerated('hi', courses)}`,
      fees && `सालाना फीस: ${fees}${from(feesFrom)}`,
      seats && `सीटें: ${seats}${from(seatsFrom)}`,
    ].filter(Boolean)
    return facts.length > 0 ? `${first} ${facts.join('; ')}।` : first
  },
  preview: 'झलक',
  onThisPage: 'इस पेज पर',
  keyInformation: 'खास जानकारी',
  courses: 'कोर्स',
  facilities: 'सुविधाएं',
  contact: 'संपर्क की जानकारी',
  about: 'कॉलेज के बारे में',
  others: (state, course) => `${state} के दूसरे ${course ? `${course} ` : ''}कॉलेज`,
  othersTable: (state) => `${state} के दूसरे कॉलेज, फीस और सीटों के साथ`,
  sameInBold: 'मोटे अक्षरों में: जो यहां भी वही है।',
  allIn: (state) => `${state} के सभी कॉलेज`,
  feesByKind: 'सीट के प्रकार से फीस',
  feesOf: (course) => (course ? `सीट के प्रकार से फीस, ${course}` : 'सीट के प्रकार से फीस'),
  kindsOfSeat: (count) => `${grouped('hi', count)} तरह की ${plural('hi', count, { one: 'सीट', other: 'सीटें' })},`,
  seeEach: 'सबकी फीस देखें',
  seatKind: 'सीट',
  seatKindUnstated: 'सीट का प्रकार पता नहीं',
  covers: 'इसमें शामिल',
  aYear: 'सालाना',
  amount: 'राशि',
  yearOfFee: 'साल',
  otherAmounts: 'बॉन्ड, स्टाइपेंड और जमानत राशि',
  earlierFees: 'पहले के सालों की फीस',
  costs: {
    title: 'आपकी पहली पसंद के कॉलेजों का खर्च',
    known: (known: number, of: number) =>
      `${grouped('hi', of)} में से ${grouped('hi', known)} ${plural('hi', known, { one: 'कॉलेज', other: 'कॉलेजों' })} की फीस पता है।`,
    range: (range: string) => `सालाना: ${range}।`,
    unknown: 'फीस: पता नहीं',
    aYear: (amount: string) => `${amount} सालाना`,
    others: 'बॉन्ड, जमानत राशि और हॉस्टल इस फीस में नहीं हैं। किसी दस्तावेज में इनकी राशि हो, तो उसकी अलग लाइन है।',
  },
  feesUndisclosed: (day) => `कॉलेज ने नहीं बताई (${dayText('hi', day)} को देखा गया)`,
  sources: 'स्रोत',
  coursesTable: 'कोर्स और उनकी सालाना सीटें',
  course: 'कोर्स',
  seatsAYear: 'सालाना सीटें',
  seatsNotKnown: 'सीटों की जानकारी नहीं',
  since: (course) => `${course} कब से`,
  fees: 'सालाना फीस',
  seats: 'सीटें',
  established: 'स्थापना',
  eligibility: 'योग्यता',
  whoMayApply: 'आवेदन कौन कर सकता है',
  appliesTo: {
    women: 'सिर्फ महिलाओं के लिए।',
    deemed: 'इसकी डीम्ड सीटें ऑल इंडिया काउंसलिंग से भरती हैं। इनमें श्रेणी का कोई आरक्षण नहीं है।',
    'national-importance': 'सभी सीटें ऑल इंडिया काउंसलिंग से मिलती हैं।',
    'central-university': 'कुछ सीटें विश्वविद्यालय के अपने विद्यार्थियों के लिए हो सकती हैं।',
    esic: 'कुछ सीटें ESIC से बीमित कर्मचारियों के बच्चों के लिए हैं।',
    'armed-forces': 'चयन सशस्त्र सेना करती है। सीट का भरोसा करने से पहले उसका अपना नोटिस पढ़ें।',
    'army-families': 'सिर्फ थल सेना के सैनिकों के बच्चों के लिए।',
    minority: 'कुछ सीटें अल्पसंख्यक समुदाय के लिए हो सकती हैं।',
  },
  facts: { university: 'विश्वविद्यालय' },
  phone: 'फोन',
  email: 'ईमेल',
  website: 'आधिकारिक वेबसाइट',
  opensElsewhere: ' (नए टैब में खुलेगा)',
  outOfFive: (rating) => `5 में से ${rating.toFixed(1)}`,
  ourRating: 'हमारी रेटिंग और उसका तरीका',
  sampleRating: 'नमूने की रेटिंग, इसके पीछे कोई तरीका नहीं',
  howWeRate: 'रेटिंग कैसे बनती है',
  drawingOf: (name) => `${name} का चित्र`,
  pictureOf: (name) => `${name} का कैंपस`,
  college: 'कॉलेज',
  location: 'जगह',
  type: 'प्रकार',
  back: {
    bihar: 'बिहार के MBBS कॉलेजों पर वापस',
    uttarPradesh: 'उत्तर प्रदेश के MBBS कॉलेजों पर वापस',
    all: 'कॉलेजों पर वापस',
  },
  anonymous: {
    label: 'आपका खाता',
    invite: 'कॉलेज सेव करने के लिए लॉगिन करें।',
    login: 'लॉगिन करें',
    welcome: 'आपके सेव किए गए कॉलेज:',
    dashboard: 'डैशबोर्ड',
  },
  side: {
    label: 'अगला कदम',
    title: 'यह कॉलेज मन में है?',
    text: 'काउंसलर आपके साथ NEET के अंक, श्रेणी और बजट देखते हैं। 24 घंटे में जवाब मिलेगा।',
    counsel: 'सलाह लें',
  },
  notFound: {
    title: 'कॉलेज नहीं मिला',
    text: 'इस पते पर कोई कॉलेज नहीं है। हो सकता है कि उसका नाम बदला हो या वह सूची से हट गया हो।',
    back: 'कॉलेजों पर वापस',
    admin: 'एडमिन डैशबोर्ड',
  },
} as const satisfies Messages<typeof en.collegeMessages>
