import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import * as en from './messages.en'

export const correctionErrorMessages = {
  'unknown-page': 'जिस पेज के बारे में यह है, वह साइट पर नहीं है।',
} as const satisfies Messages<typeof en.correctionErrorMessages>

export const correctionMessages = {
  link: {
    question: 'कुछ गलत है?',
    ask: 'बताएं कि कौन सा आंकड़ा गलत है और सही कहां लिखा है।',
  },
  title: 'कुछ गलत है?',
  description: 'बताएं कि पेज का कौन सा आंकड़ा गलत है और सही आंकड़ा कहां लिखा है।',
  about: 'पेज:',
  lead: 'बताएं कि कौन सा आंकड़ा गलत है, सही क्या है और वह कहां लिखा है। कुछ भी बदलने से पहले दस्तावेज देखा जाता है।',
  labels: {
    figure: 'कौन सा आंकड़ा गलत है?',
    right: 'सही क्या है?',
    evidence: 'यह कहां लिखा है?',
    email: 'ईमेल',
  },
  hints: {
    figure: 'जैसे: सालाना फीस, जो 45,000 लिखी है।',
    right: 'सही आंकड़ा, साथ में उसका साल।',
    evidence: 'वेब पता या दस्तावेज, जैसे फीस की रसीद या नोटिस।',
    email: 'सिर्फ आपको जवाब देने के लिए। इसके बिना भी हम जांच करेंगे।',
  },
  optional: '(वैकल्पिक)',
  allRequired: 'जहां “वैकल्पिक” लिखा है, उसे छोड़कर सब कुछ भरना जरूरी है।',
  leaveEmpty: 'यह जगह खाली छोड़ें',
  submit: 'सुधार भेजें',
  sending: 'भेजा जा रहा है…',
  failed: 'यह भेजा नहीं जा सका। फिर कोशिश करें।',
  success: {
    title: 'धन्यवाद, आपका सुधार मिल गया।',
    answered: 'हम जांच करेंगे। जो नतीजा निकलेगा, वह आपको लिखेंगे।',
    unanswered: 'हम जांच करेंगे; बात सही निकली तो पेज बदल जाएगा।',
    back: 'पेज पर वापस',
  },
  consent: {
    before: 'इसे भेजने का मतलब आपकी सहमति है कि आपकी लिखी बात हम आंकड़ा जांचने और आपको जवाब देने के लिए इस्तेमाल करें, जैसा ',
    link: 'गोपनीयता नीति',
    after: ' में लिखा है।',
  },
  errors: {
    invalid: 'इसे एक बार फिर देख लें।',
    'figure-missing': 'लिखें कि कौन सा आंकड़ा गलत है।',
    'right-missing': 'लिखें कि सही क्या है।',
    'evidence-missing': 'उस दस्तावेज का नाम या वेब पता लिखें, जहां हम इसे पढ़ सकें।',
    'email-invalid': 'name@example.com जैसा ईमेल पता लिखें या यह जगह खाली छोड़ें।',
    'too-long': ({ max = 0 }) => `ज्यादा से ज्यादा ${grouped('hi', max)} अक्षर लिखें।`,
    'consent-missing': 'आगे बढ़ने के लिए गोपनीयता नीति पर सहमति दें।',
  },
} as const satisfies Messages<typeof en.correctionMessages>

export const correctionMails = {
  receipt: {
    subject: (title) => `आपका सुधार मिला: ${title}`,
    heading: 'धन्यवाद, आपका सुधार मिल गया',
    thanks: (title) => `किसी ने, शायद आपने, हमें बताया कि “${title}” वाले पेज पर कोई आंकड़ा गलत है।`,
    next: 'कुछ भी बदलने से पहले हम दस्तावेज देखते हैं। जो नतीजा निकलेगा, वह आपको लिखेंगे।',
    notYou: 'अगर यह आपने नहीं किया, तो किसी से पता लिखने में गलती हुई है। आपको कुछ करने की जरूरत नहीं।',
    open: 'पेज खोलें',
  },
  answer: {
    subject: (title) => `आपका सुधार: ${title}`,
    heading: 'आपके सुधार का नतीजा',
    thanks: (title) => `“${title}” वाले पेज के आंकड़े के बारे में हमें लिखने के लिए धन्यवाद।`,
    changed: 'आपकी बात सही थी: हमने आंकड़ा बदल दिया है।',
    kept: 'हमने जांच की और पेज को वैसा ही रखा है।',
    open: 'पेज खोलें',
  },
  // The team reads English.
  notice: en.correctionMails.notice,
} as const satisfies Messages<typeof en.correctionMails>
