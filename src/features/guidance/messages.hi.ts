import { enumerated, grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import { coverageKind } from './composition/facts'
import type * as en from './messages.en'
import type { RegionView } from './operations/course-records'

const REGION_KINDS: Record<RegionView['kind'], string> = {
  State: 'राज्य',
  'Union territory': 'केंद्र शासित प्रदेश',
  Province: 'प्रांत',
  Country: 'देश',
}

/** Before "में", "की" and the like. */
const ofColleges = (amount: number) =>
  `${grouped('hi', amount)} ${plural('hi', amount, { one: 'कॉलेज', other: 'कॉलेजों' })}`

export const guidanceMessages = {
  colleges: 'कॉलेज',
  courseColleges: (course) => `${course} कॉलेज`,
  heading: (course, region) => `${region} में ${course}`,
  title: (course, region, colleges) => {
    if (colleges.listed === 0) return `${region} में ${course}: एडमिशन और सबसे पास के कॉलेज`
    const { listed, official } = colleges
    return official && coverageKind(colleges) === 'part'
      ? `${region} में ${course}: ${official.year} के ${official.amount} में से ${listed} कॉलेज, सीटें और फीस`
      : `${region} में ${course}: कॉलेज, सीटें, फीस और एडमिशन`
  },
  getGuidance: 'एडमिशन में मदद लें',
  viewAllOfCourse: (course) => `सभी ${course} कॉलेज देखें`,
  sideCourses: (region) => `${region} में कोर्स`,
  allCourses: 'कोर्स',
  collegeNumber: (coverage) => {
    const { listed, official } = coverage
    return official && coverageKind(coverage) === 'part'
      ? `${official.year} के ${ofColleges(official.amount)} में से ${listed}`
      : `हमारी सूची में ${listed} कॉलेज`
  },
  stats: {
    colleges: () => 'कॉलेज हमारी सूची में',
    seats: 'सालाना सीटें',
    seatsStated: (stating) => `सालाना सीटें, हमारी सूची के ${ofColleges(stating)} से, जहां सीटों का उल्लेख है`,
    lastRank: (year) => `सरकारी कॉलेज में राज्य कोटे की ओपन सीट की आखिरी रैंक, ${year}`,
    states: 'राज्य और केंद्र शासित प्रदेश',
    of: (total, year) => `${year} में ${total} में से`,
    officially: (total, year) => `आधिकारिक सूची ${year}: ${total}`,
  },
  table: {
    title: (course, place) => `${place} के ${course} कॉलेज`,
    name: 'कॉलेज',
    fee: 'सालाना फीस',
    seats: 'सीटें',
    facts: (place, owner, established) => [place, owner, established].filter(Boolean).join(' · '),
    note: (course) => `सालाना फीस और सीटें, जहां पता हैं, सिर्फ ${course} की हैं।`,
    lastRank: 'आखिरी रैंक',
    rankNote: 'आखिरी रैंक: राज्य की सीटें, सामान्य श्रेणी, आखिरी राउंड।',
    seatsFrom: 'सीटें:',
    more: (amount) => `हमारी सूची में ${grouped('hi', amount)} और कॉलेज`,
    order: 'पहले सरकारी कॉलेज, फिर बाकी।',
    listed: (amount, course) =>
      plural('hi', amount, {
        one: `हमारी सूची का ${grouped('hi', amount)} ${course} कॉलेज`,
        other: `हमारी सूची के ${grouped('hi', amount)} ${course} कॉलेज`,
      }),
  },
  none: {
    title: (course, place) => `${place} में अभी कोई ${course} कॉलेज नहीं`,
    text: (place) => `हमारी जानकारी में अभी ${place} में ऐसा कोई कॉलेज नहीं है, जहां इस कोर्स में दाखिला होता हो।`,
    unlisted: {
      title: (course, place) => `हमारी सूची में अभी ${place} का कोई ${course} कॉलेज नहीं`,
      text: (amount, year) =>
        `आधिकारिक सूची ${year} में कॉलेजों की संख्या ${amount} है। उनके नाम नियामक संस्था की अपनी साइट पर हैं; यहां हमारी सूची के सबसे पास के कॉलेज हैं।`,
    },
  },
  ownership: {
    title: 'संचालक के हिसाब से सीटें',
    titleWithoutSeats: 'संचालक के हिसाब से कॉलेज',
    owner: 'कॉलेज का प्रकार',
    colleges: 'कॉलेज',
    seats: 'सीटें',
    total: 'हमारी सूची में',
    note: 'गिनती सिर्फ हमारी सूची के कॉलेजों की है।',
    noteOfSeats: 'गिनती हमारी सूची की है। जिस कॉलेज की सीटें पता नहीं, उसका कुछ नहीं जुड़ा।',
    officially: 'आधिकारिक सूची',
  },
  admission: {
    title: (year) => (year ? `एडमिशन ${year} और फीस` : 'एडमिशन और फीस'),
    examination: 'प्रवेश परीक्षा',
    duration: 'अवधि',
    ownAuthority: (kind) => `${REGION_KINDS[kind]} का काउंसलिंग प्राधिकरण`,
    nationalAuthority: 'ऑल इंडिया काउंसलिंग',
    regulator: 'नियामक संस्था',
    university: 'स्वास्थ्य विश्वविद्यालय',
    quotas: 'कोटे',
    governmentFees: 'सरकारी कॉलेजों की आम फीस',
    privateFees: 'निजी कॉलेजों की आम फीस',
    statedFees: 'सूची के कॉलेजों की फीस, जहां दस्तावेज में है',
    seatUnstated: 'सीट का उल्लेख नहीं',
    statedBy: (colleges, years) => `(${enumerated('hi', [`${grouped('hi', colleges)} कॉलेज`, ...years])})`,
    perYear: 'सालाना',
    source: (source) => `शब्दों में: ${source}।`,
    opensElsewhere: '(नए टैब में खुलेगा)',
  },
  whyChoose: (heading) => `${heading}: क्यों चुनें`,
  whyLook: (heading) => `${heading}: क्या जानना चाहिए`,
  whyChooseCourse: (course) => `${course} क्यों चुनें`,
  eligibility: 'योग्यता',
  documents: 'जरूरी दस्तावेज',
  careers: 'करियर के रास्ते',
  about: (course) => `${course} के बारे में`,
  onThisPage: 'इस पेज पर',
  contents: {
    colleges: 'कॉलेज',
    admission: 'एडमिशन और फीस',
    eligibility: 'योग्यता',
    documents: 'दस्तावेज',
    careers: 'करियर',
    about: 'कोर्स के बारे में',
    reasons: 'क्यों चुनें',
    around: 'आसपास',
    provinces: 'प्रांत के हिसाब से',
    states: 'राज्य के हिसाब से',
    questions: 'सवाल',
    sources: 'स्रोत',
  },
  topColleges: (course) => `हमारी सूची के कुछ ${course} कॉलेज`,
  whichWithRank: 'मेरी रैंक पर इनमें से कौन सा मिल सकता है?',
  byState: (course) => `राज्य के हिसाब से ${course}`,
  neighbours: (place) => `${place} के आसपास`,
  byProvince: 'प्रांत के हिसाब से',
  elsewhere: 'जहां सबसे ज्यादा कॉलेज हैं',
  faq: 'अक्सर पूछे जाने वाले सवाल',
  sources: 'स्रोत',
  rulesFrom: (source) =>
    source
      ? `इसके अनुसार: ${enumerated(
          'hi',
          [source.publisher, source.title].filter((part) => part !== null),
        )}`
      : 'ये नियम:',
  totalsFrom: 'कुल संख्या आधिकारिक सूची से:',
  reviewed: (date) => `जानकारी की आखिरी जांच: ${date}।`,
  promotion: {
    title: (heading) => `${heading}: कोई सवाल है?`,
    text: 'अपनी रैंक, श्रेणी और बजट बताएं। 24 घंटे में काउंसलर का जवाब मिलेगा, हिंदी या अंग्रेजी में।',
    contact: 'संपर्क करें',
  },
  invalid: {
    title: 'पेज नहीं मिला',
    text: 'इस राज्य के साथ यह कोर्स हमारे पास नहीं है।',
    browse: 'सभी कॉलेज देखें',
  },
} as const satisfies Messages<typeof en.guidanceMessages>
