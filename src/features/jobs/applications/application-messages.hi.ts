import { RETENTION } from '@/cms/personal/retention'
import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './application-messages.en'
import { type SentDocuments, UNDO_HOURS } from './stage-rules'

const STAGES = {
  applied: 'आवेदन भेजा',
  shortlisted: 'शॉर्टलिस्ट',
  interview: 'इंटरव्यू',
  offered: 'पद की पेशकश',
  hired: 'चयन हुआ',
  rejected: 'चयन नहीं हुआ',
  withdrawn: 'आवेदन वापस लिया',
} as const

const sentDocumentsOf = ({ resume, note }: SentDocuments) => {
  if (resume && note) return 'CV और नोट के साथ'
  if (resume) return 'CV के साथ'
  return note ? 'नोट के साथ' : 'बिना CV और नोट के'
}

export const applicationMessages = {
  stages: STAGES,
  happened: ({ stage, papers, undoes }, isLater) =>
    `${undoes ? 'आवेदन फिर चालू: ' : ''}${stage === 'applied' && isLater && !undoes ? 'दोबारा आवेदन भेजा' : STAGES[stage]}${papers ? `, ${sentDocumentsOf(papers)}` : ''}`,
  list: 'मेरे आवेदन',
  sample: 'नमूना पद',
  post: 'पद',
  appliedOn: 'कब भेजा',
  sentOn: (date) => `${date} को संस्थान को दिखाया गया`,
  stage: 'कहां तक पहुंचा',
  interview: {
    title: (post) => `इंटरव्यू: ${post}`,
    when: (moment) => `इंटरव्यू: ${moment} (भारतीय समय)`,
    where: (place) => `जगह: ${place}`,
    calendar: 'कैलेंडर में जोड़ें',
  },
  readMail: 'ईमेल पढ़ें',
  actions: 'क्या किया जा सकता है',
  since: (date) => `${date} से`,
  timeline: 'अब तक का हाल',
  pages: {
    label: 'आवेदनों के पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page) => `पेज ${grouped('hi', page)}`,
  },
  withdrawn: 'आपका आवेदन वापस ले लिया गया।',
  withdrawFailed: 'आपका आवेदन वापस नहीं लिया जा सका। फिर कोशिश करें।',
  undone: 'आपका आवेदन फिर चालू है और टीम के पास है।',
  undoFailed: 'आपका आवेदन फिर चालू नहीं हो सका। फिर कोशिश करें।',
  actionMessages: {
    withdraw: 'आवेदन वापस लें',
    withdrawing: 'वापस लिया जा रहा है…',
    undo: 'आवेदन फिर चालू करें',
    undoing: 'थोड़ा रुकें…',
    applyAgain: 'फिर आवेदन करें',
  },
  rule: `जब तक आवेदन पर फैसला नहीं होता, उसे वापस लिया जा सकता है। पद खुला हो, तो ${UNDO_HOURS} घंटे के अंदर उसे एक बार फिर चालू किया जा सकता है। पद खुला रहने तक वापस लिया हुआ आवेदन नए नोट और CV के साथ दोबारा भेजा जा सकता है; यह आपके सिवा कोई नहीं कर सकता। उसका नोट और CV वापस लेने के ${RETENTION.withdrawnPapersDays} दिन बाद मिटा दिए जाते हैं। जिस आवेदन पर चयन हुआ या नहीं हुआ, वह दोबारा नहीं भेजा जा सकता।`,
  notSignedIn: 'आपका लॉगिन खत्म हो गया है।',
  notYours: 'यह आवेदन नहीं मिला।',
} as const satisfies Messages<typeof en.applicationMessages>
