import { grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const posts = (count: number) => `${grouped('hi', count)} ${plural('hi', count, { one: 'खुला पद', other: 'खुले पद' })}`

export const institutionMessages = {
  kinds: {
    'government-hospital': 'सरकारी अस्पताल',
    'private-hospital': 'निजी अस्पताल',
    'trust-hospital': 'ट्रस्ट या मिशन अस्पताल',
    'medical-college': 'मेडिकल कॉलेज',
    'nursing-home': 'नर्सिंग होम',
    clinic: 'क्लिनिक',
    'diagnostic-centre': 'जांच केंद्र',
  },
  list: {
    title: 'अस्पताल और उनके पद',
    description: 'भारत और नेपाल के अस्पताल और मेडिकल कॉलेज, साथ में डॉक्टरों के लिए उनके पद।',
    lead: 'हर पेज पर अस्पताल की अपनी बताई जानकारी और उसके खुले पद हैं।',
    none: 'अभी किसी अस्पताल का पेज नहीं है',
    noneHint: 'कई पदों में संस्थान का नाम गोपनीय है। सभी खुले पद नौकरियों की सूची में हैं।',
    toJobs: 'सभी नौकरियां देखें',
    posts,
  },
  hospitals: 'अस्पताल',
  facts: {
    open: 'खुले पद',
    beds: 'बेड',
    departments: 'विभाग',
    website: 'वेबसाइट',
  },
  walkIns: (count) => `${grouped('hi', count)} वॉक-इन`,
  bedsStated: (month) => `अस्पताल के अनुसार, ${month}`,
  bedsStatedUndated: 'अस्पताल के अनुसार',
  openPosts: 'खुले पद',
  noPosts: 'अभी इस अस्पताल का कोई पद यहां नहीं है।',
  about: 'अस्पताल के बारे में',
  drawing: (name) => `${name} का सांकेतिक चित्र, असली तस्वीर नहीं`,
  isYours: 'क्या यह आपका अस्पताल है?',
  postVacancy: 'नौकरी पोस्ट करें और संभालें',
  pageTitle: (name, place) => `${name}, ${place}: डॉक्टरों की नौकरियां`,
  pageDescription: (name, place, open) =>
    `${name}, ${place}: ${open === 0 ? 'अस्पताल का परिचय' : posts(open)} और आवेदन का तरीका।`,
} as const satisfies Messages<typeof en.institutionMessages>
