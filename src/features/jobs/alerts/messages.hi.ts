import { grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import { MAX_ALERTS } from './schema'

const newPosts = (count: number) => plural('hi', count, { one: 'नया पद', other: 'नए पद' })

export const alertErrorMessages = {
  'too-many-alerts': `हर पते पर ज्यादा से ज्यादा ${MAX_ALERTS} अलर्ट हो सकते हैं। जिसकी अब जरूरत नहीं, उसे बंद करें।`,
} as const satisfies Messages<typeof en.alertErrorMessages>

export const alertMessages = {
  title: {
    any: 'सभी पद',
    ownWords: (isAfterNames) => (isAfterNames ? 'कुछ और शब्द' : 'शब्दों से खोजे गए पद'),
    at: (what, place) => `${what}, ${place}`,
    words: (words) => `“${words}”`,
  },
  details: {
    walkIn: 'वॉक-इन इंटरव्यू के साथ',
    words: (words) => `“${words}” शब्दों के साथ`,
  },
  offer: {
    title: 'नई नौकरियां ईमेल पर',
    lead: (what) => `${what}। दिन में ज्यादा से ज्यादा एक ईमेल। नई नौकरी नहीं, तो ईमेल नहीं। खाता जरूरी नहीं।`,
    email: 'आपका ईमेल',
    frequency: 'ईमेल कब भेजें',
    submit: 'अलर्ट लगाएं',
    sending: 'थोड़ा रुकें…',
    hint: 'पुष्टि के लिए हम लिंक भेजते हैं। हर ईमेल में उसे बंद करने का लिंक होता है।',
    leaveEmpty: 'यह जगह खाली छोड़ें',
    consent: { before: 'यह पता हम सिर्फ इस अलर्ट के लिए इस्तेमाल करते हैं, हमारी ', link: 'गोपनीयता नीति', after: ' के अनुसार।' },
    waitingTitle: 'अपना ईमेल देखें',
    waiting: 'हमने आपको लिंक भेजा है। पुष्टि के बाद, कुछ नया आने पर हम लिखेंगे।',
    active: 'अलर्ट लग गया। यह आपके डैशबोर्ड पर भी है।',
    failed: 'अलर्ट नहीं लग सका। फिर कोशिश करें।',
    mend: 'ईमेल पता एक बार फिर देख लें।',
    account: 'इसके बजाय खाते में रखें',
  },
  page: {
    title: 'अलर्ट लगाएं',
    lead: 'ऐसा नया पद आने पर आपको ईमेल मिलेगा। चाहें तो बिना खाते के।',
    back: 'सूची पर वापस',
  },
  frequencies: { 'at-once': 'तुरंत', daily: 'रोज सुबह', weekly: 'हफ्ते में एक बार' },
  row: {
    none: 'अब तक कोई ईमेल नहीं',
    last: (day, count) => `पिछला ईमेल ${day} को: ${grouped('hi', count)} पद`,
    keep: 'सेव करें',
  },
  dashboard: {
    title: 'अलर्ट',
    none: 'अभी कोई अलर्ट नहीं',
    noneText: 'पद खोजें और सूची के नीचे अलर्ट लगाएं: कुछ नया आने पर हम लिखेंगे।',
  },
  errors: {
    'email-invalid': 'name@example.com जैसा ईमेल पता लिखें।',
    'too-long': 'यह बहुत लंबा है।',
    invalid: 'इसे एक बार फिर देख लें।',
  },
} as const satisfies Messages<typeof en.alertMessages>

export const alertMails = {
  confirm: {
    subject: (what) => `अपने अलर्ट की पुष्टि करें: ${what}`,
    heading: 'बस एक कदम और',
    lead: (what) => `किसी ने, शायद आपने, हमसे कहा कि नए पद आने पर इस पते पर लिखें: ${what}।`,
    ignore: 'अगर यह आपने नहीं किया, तो कुछ न करें: बटन दबाए बिना कोई ईमेल नहीं आएगा। हफ्ते भर में हम यह पता मिटा देंगे।',
    button: 'अलर्ट की पुष्टि करें',
  },
  known: {
    subject: (what) => `आपका अलर्ट: ${what}`,
    heading: 'यह अलर्ट पहले से है, या अलर्ट की सीमा पूरी है',
    lead: (what) => `किसी ने, शायद आपने, यह अलर्ट फिर से मांगा: ${what}। कुछ नहीं बदला है।`,
    button: 'आपके अलर्ट',
  },
  news: {
    subject: (count, what) => `${grouped('hi', count)} ${newPosts(count)}: ${what}`,
    several: 'आपके अलर्ट',
    since: (day) => `${day} को आए पिछले ईमेल के बाद से।`,
    first: 'अलर्ट लगने के बाद के पहले पद।',
    lastDay: (day) => `आवेदन ${day} तक`,
    all: 'इस खोज के सभी खुले पद',
    more: (count) => `सूची में ${grouped('hi', count)} और ${plural('hi', count, { one: 'नया पद है', other: 'नए पद हैं' })}।`,
    asked: (frequency, day) => `यह अलर्ट आपने ${day} को लगाया: ${frequency}।`,
    change: 'समय या खोज बदलें',
    end: 'ये ईमेल बंद करें',
  },
} as const satisfies Messages<typeof en.alertMails>
