import type { Messages } from '@/lib/text/translations'
import { PROMISED_HOURS } from '../schema'
import * as en from './mail-messages.en'

const ANSWER = 'आपका संदेश काउंसलर पढ़ते हैं।'
const IN_LANGUAGE = 'हिंदी या अंग्रेजी में'

export const enquiryMailMessages = {
  acknowledgement: {
    subject: (brand) => `${brand}: आपका सवाल हमें मिल गया है`,
    heading: 'धन्यवाद, आपका सवाल मिल गया है',
    greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
    promise: {
      within: `${ANSWER} ${PROMISED_HOURS} घंटे में ${IN_LANGUAGE} जवाब मिलेगा।`,
      by: (moment) => `${ANSWER} ${moment} (भारतीय समय) तक ${IN_LANGUAGE} जवाब मिलेगा।`,
      openDays: `${ANSWER} दफ्तर अगली बार जिस दिन खुलेगा, उस दिन ${IN_LANGUAGE} जवाब मिलेगा।`,
    },
    opens: (moment) => `अभी हमारा दफ्तर बंद है। खुलने का समय: ${moment} (भारतीय समय)।`,
    call: (phone) => `जल्दी हो, तो फोन करें: ${phone}।`,
    copy: 'आपने हमें यह लिखा:',
    notYou: 'अगर यह आपने नहीं लिखा, तो किसी से पता लिखने में गलती हुई है। आपको कुछ करने की जरूरत नहीं।',
  },
  reply: {
    wrote: (moment) => `${moment} आपने लिखा था:`,
  },
  // The team reads English.
  notice: en.enquiryMailMessages.notice,
  escalation: en.enquiryMailMessages.escalation,
  fields: en.enquiryMailMessages.fields,
} as const satisfies Messages<typeof en.enquiryMailMessages>
