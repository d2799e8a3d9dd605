import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const savedMessages = {
  college: {
    save: 'कॉलेज सेव करें',
    saved: 'सेव है',
    login: 'सेव करने के लिए लॉगिन करें',
    savedNow: 'कॉलेज सेव हो गया!',
    removedNow: 'कॉलेज आपकी सूची से हटा दिया गया',
    errorMessages: {
      'already-saved': 'यह कॉलेज पहले से सेव है।',
      'not-there': 'यह कॉलेज हमारी सूची में नहीं है।',
    },
    signInFirst: 'कॉलेज सेव करने के लिए पहले लॉगिन करें',
    saveFailed: 'कॉलेज सेव नहीं हो सका',
    removeFailed: 'कॉलेज सूची से हटाया नहीं जा सका',
  },
  job: {
    save: 'नौकरी सेव करें',
    saved: 'सेव है',
    login: 'सेव करने के लिए लॉगिन करें',
    savedNow: 'नौकरी सेव हो गई!',
    removedNow: 'नौकरी आपकी सूची से हटा दी गई',
    errorMessages: {
      'already-saved': 'यह नौकरी पहले से सेव है।',
      'not-there': 'इस पद के लिए आवेदन बंद हो चुके हैं।',
    },
    signInFirst: 'नौकरी सेव करने के लिए पहले लॉगिन करें',
    saveFailed: 'नौकरी सेव नहीं हो सकी',
    removeFailed: 'नौकरी सूची से हटाई नहीं जा सकी',
  },
} as const satisfies Messages<typeof en.savedMessages>
