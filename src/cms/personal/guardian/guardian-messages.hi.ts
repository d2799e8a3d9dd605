import type { Messages } from '@/lib/text/translations'
import type * as en from './guardian-messages.en'

export const guardianErrorMessages: Messages<typeof en.guardianErrorMessages> = {
  'guardian-waits': 'आपकी उम्र 18 साल से कम है, इसलिए पहले माता या पिता की सहमति चाहिए। डैशबोर्ड पर “खाते की सेटिंग” देखें।',
}

export const guardianMessages: Messages<typeof en.guardianMessages> = {
  label: 'कौन लिख रहा है',
  writers: {
    adult: 'मेरी उम्र 18 साल या ज्यादा है',
    parent: 'मैं माता, पिता या अभिभावक हूं',
    minor: 'मेरी उम्र 18 साल से कम है',
  },
}
