import type { Stage } from '@/features/jobs/schema'
import type { Messages } from '@/lib/text/translations'
import * as en from './messages.en'

const STAGE_NEWS: Record<Stage, { subject: string; sentence: string }> = {
  applied: { subject: 'आपका आवेदन देखा जा रहा है', sentence: 'आपका आवेदन देखा जा रहा है।' },
  shortlisted: {
    subject: 'आपका आवेदन शॉर्टलिस्ट हुआ',
    sentence: 'आपका आवेदन शॉर्टलिस्ट हुआ है। आगे के लिए हम आपसे संपर्क करेंगे।',
  },
  interview: { subject: 'आपका आवेदन इंटरव्यू तक पहुंचा', sentence: 'आपको इंटरव्यू के लिए बुलाया गया है।' },
  offered: {
    subject: 'आपको पद की पेशकश',
    sentence: 'आपको इस पद की पेशकश की गई है। पूरी जानकारी के लिए हम आपसे संपर्क करेंगे।',
  },
  hired: { subject: 'आपका चयन हुआ', sentence: 'यह पद आपको मिल गया है। बधाई!' },
  rejected: {
    subject: 'आपका चयन नहीं हुआ',
    sentence: 'इस बार आपका चयन नहीं हुआ। ऐसे और पद खुले हो सकते हैं।',
  },
  withdrawn: { subject: 'आपका आवेदन वापस लिया गया', sentence: 'आपका आवेदन वापस लिया गया।' },
}

export const applicationMails = {
  greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
  dashboard: 'डैशबोर्ड देखें',
  received: {
    subject: (post) => `आवेदन मिला: ${post}`,
    heading: 'आपका आवेदन मिल गया',
    sentence: (post, institution) => `धन्यवाद। ${post} (${institution}) के लिए आपका आवेदन हमारी टीम के पास है।`,
    sample: 'यह नमूना है, जिससे आवेदन करके देखा जा सकता है: असल में ऐसा कोई पद नहीं है।',
    next: 'आपके डैशबोर्ड पर इसका हर कदम दिखता है; आवेदन वहीं से वापस लिया जा सकता है।',
  },
  resumed: {
    subject: (post) => `आवेदन फिर चालू: ${post}`,
    heading: 'आपका आवेदन फिर हमारी टीम के पास है',
    sentence: (post, institution) =>
      `वापस लेने के बाद आपने ${post} (${institution}) के लिए अपना आवेदन फिर चालू किया है। वह वहीं है, जहां पहले था।`,
  },
  moved: {
    heading: (post) => `${post}: आपका आवेदन`,
    template: (stage) => ({
      subject: `{post}: ${STAGE_NEWS[stage].subject}`,
      text: [
        '{greeting}',
        STAGE_NEWS[stage].sentence,
        ...(stage === 'interview' ? ['{interview}'] : []),
        'संस्थान: {institution}',
      ].join('\n\n'),
    }),
    nameless: 'आवेदक',
    interviewOpen: 'दिन तय करने के लिए हम आपसे संपर्क करेंगे।',
  },
  // The team reads English.
  team: en.applicationMails.team,
} as const satisfies Messages<typeof en.applicationMails>
