import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const homeMessages = {
  banner: {
    player: {
      label: 'घोषणाएं',
      slide: '{count} में से {place}',
      pause: 'स्लाइड रोकें',
      play: 'स्लाइड चलाएं',
      previous: 'पिछली स्लाइड',
      next: 'अगली स्लाइड',
      goTo: 'स्लाइड {place}',
      controls: 'स्लाइड',
    },
    failed: 'बैनर की स्लाइड नहीं खुल सकीं',
    fallback: {
      title: 'भारत के प्रमुख मेडिकल कॉलेज',
      description: 'फीस, सीटें और योग्यता साथ-साथ; काउंसलर का जवाब 24 घंटे में, हिंदी या अंग्रेजी में।',
      cta: 'एडमिशन में मदद लें',
    },
    welcome: {
      title: (brand) => `${brand} में आपका स्वागत है`,
      description: 'डॉक्टरों के लिए खुले पद; भारत और नेपाल में मेडिकल पढ़ाई के लिए एडमिशन में मदद।',
    },
  },
  search: {
    legend: 'क्या खोजना है',
    colleges: 'कॉलेज',
    jobs: 'खुले पद',
    label: 'नाम, जगह, कोर्स या विभाग',
    placeholder: 'नाम या जगह',
    button: 'खोजें',
    try: 'जैसे',
    suggestions: 'शायद यह खोजना था',
  },
  searchExamples: ['सरकारी मेडिकल कॉलेज पटना', 'BDS केरल', 'पटना'],
  jobExample: (department, place) => `${department} ${place}`,
  services: 'हम क्या करते हैं',
  predictor: {
    title: 'मुझे कौन सा कॉलेज मिल सकता है?',
    text: 'देखें कि पिछले साल आपकी रैंक पर कहां सीट मिली।',
    rank: 'आपकी NEET रैंक',
    placeholder: 'आपकी रैंक',
    button: 'मेरे कॉलेज दिखाएं',
  },
  defaultServices: {
    jobs: {
      title: 'डॉक्टरों के लिए नौकरी',
      text: 'मेडिकल कॉलेजों के अस्पतालों और क्लिनिकों में प्रोफेसर, रेजिडेंट और कंसल्टेंट के पद। एक बार लॉगिन करें, आवेदन करें और हर आवेदन का हाल डैशबोर्ड पर देखें।',
      link: 'नौकरियां देखें',
    },
    admission: {
      title: 'मेडिकल कॉलेज में एडमिशन',
      text: 'भारत और नेपाल के कॉलेजों के लिए NEET काउंसलिंग, कॉलेज चुनने और दस्तावेजों में मदद।',
      link: 'एडमिशन में मदद लें',
    },
  },
  featuredJobs: 'चुनी हुई नौकरियां',
  allJobs: 'सभी नौकरियां',
  applyNow: 'आवेदन करें',
  noJobs: 'अभी कोई पद खुला नहीं है।',
  topColleges: 'प्रमुख मेडिकल कॉलेज',
  allColleges: 'सभी कॉलेज देखें',
  testimonials: 'उनके शब्दों में',
  sampleWords: 'नमूना: ये बातें किसी ने नहीं कहीं और ये सितारे किसी ने नहीं दिए।',
  closing: {
    title: 'कोई पद भरना है, या सीट खोजनी है?',
    text: 'बताएं कि बात कहां तक पहुंची है। 24 घंटे में जवाब मिलेगा।',
    jobs: 'नौकरियां देखें',
    admission: 'एडमिशन में मदद लें',
  },
} as const satisfies Messages<typeof en.homeMessages>
