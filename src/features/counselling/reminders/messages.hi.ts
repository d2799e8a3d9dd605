import { dayText, grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import { DAYS_AHEAD, MAX_REMINDERS } from './schema'

export const reminderErrorMessages = {
  'too-many-reminders': `हर पते पर ज्यादा से ज्यादा ${MAX_REMINDERS} प्राधिकरणों की तारीखें याद दिलाई जाती हैं। जिसकी अब जरूरत नहीं, उसे बंद करें।`,
  'no-such-authority': 'यह प्राधिकरण अब साइट पर नहीं है।',
} as const satisfies Messages<typeof en.reminderErrorMessages>

export const reminderMessages = {
  title: 'ईमेल पर तारीख याद दिलाएं',
  lead: `इस प्राधिकरण की तारीख शुरू होने से ${DAYS_AHEAD} दिन पहले, या तारीख घोषित होने के अगले दिन सुबह, ईमेल आएगा। दिन में ज्यादा से ज्यादा एक, तारीख न हो तो कोई नहीं। खाता जरूरी नहीं।`,
  email: 'आपका ईमेल',
  submit: 'याद दिलाएं',
  sending: 'थोड़ा रुकें…',
  hint: 'पुष्टि के लिए हम लिंक भेजते हैं। हर ईमेल में उसे बंद करने का लिंक होता है।',
  leaveEmpty: 'यह जगह खाली छोड़ें',
  consent: {
    before: 'यह पता हम सिर्फ ये तारीखें याद दिलाने के लिए इस्तेमाल करते हैं, हमारी ',
    link: 'गोपनीयता नीति',
    after: ' के अनुसार।',
  },
  waitingTitle: 'अपना ईमेल देखें',
  waiting: 'हमने आपको लिंक भेजा है। पुष्टि के बाद, तारीख शुरू होने से पहले हम लिखेंगे।',
  active: 'तारीखें याद दिलाई जाएंगी। यह आपके डैशबोर्ड पर भी है।',
  failed: 'याद दिलाना शुरू नहीं हो सका। फिर कोशिश करें।',
  mend: 'ईमेल पता एक बार फिर देख लें।',
  row: (name) => `काउंसलिंग की तारीखें: ${name}`,
  asked: (day) => `${day} को मांगा`,
  none: 'अब तक कोई ईमेल नहीं',
  last: (day) => `पिछला ईमेल ${day} को`,
  errors: {
    'email-invalid': 'name@example.com जैसा ईमेल पता लिखें।',
    'too-long': 'यह बहुत लंबा है।',
    'ask-a-parent': 'माता या पिता से कहें कि वे अपने पते पर ईमेल मंगाएं।',
    invalid: 'इसे एक बार फिर देख लें।',
  },
} as const satisfies Messages<typeof en.reminderMessages>

export const reminderMails = {
  confirm: {
    subject: (name) => `पुष्टि करें: तारीखें याद दिलाएं, ${name}`,
    heading: 'बस एक कदम और',
    lead: (name) => `किसी ने, शायद आपने, हमसे कहा कि काउंसलिंग की तारीखों से पहले इस पते पर लिखें: ${name}।`,
    ignore: 'अगर यह आपने नहीं किया, तो कुछ न करें: बटन दबाए बिना कोई ईमेल नहीं आएगा। हफ्ते भर में हम यह पता मिटा देंगे।',
    button: 'पुष्टि करें',
  },
  known: {
    subject: (name) => `तारीखें याद दिलाने वाले ईमेल: ${name}`,
    heading: 'यह पहले से मांगा हुआ है, या सीमा पूरी है',
    lead: (name) => `किसी ने, शायद आपने, ये तारीखें याद दिलाने को फिर कहा: ${name}। कुछ नहीं बदला है।`,
    button: 'आपकी मांगी हुई तारीखें',
  },
  news: {
    subject: (count, what, day) =>
      plural('hi', count, {
        one: `${what}: ${dayText('hi', day)}`,
        other: `काउंसलिंग की ${grouped('hi', count)} तारीखें`,
      }),
    lead: 'प्राधिकरणों के नोटिस के अनुसार। तारीखें बदल सकती हैं: कुछ भी करने से पहले आधिकारिक साइट देखें।',
    day: (from, to) => (from === to ? dayText('hi', from) : `${dayText('hi', from)} से ${dayText('hi', to)}`),
    notice: (title) => `नोटिस: ${title}`,
    site: 'आधिकारिक साइट',
    change: 'बदलें कि हम किसके बारे में लिखें',
    end: 'ये ईमेल बंद करें',
  },
} as const satisfies Messages<typeof en.reminderMails>
