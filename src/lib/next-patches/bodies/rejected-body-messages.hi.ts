import type { Messages } from '../../text/translations'
import type * as en from './rejected-body-messages.en'

export const rejectedBodyMessages = {
  'file-too-large': {
    title: 'यह फाइल बहुत बड़ी है',
    sentence: 'फॉर्म में लिखी सीमा से यह बहुत बड़ी है, इसलिए कुछ भी नहीं रखा गया। छोटी फाइल चुनें।',
  },
  'form-too-large': {
    title: 'फॉर्म में इतना नहीं आता',
    sentence: 'कुछ भी नहीं रखा गया। वापस जाकर अपना लिखा छोटा करें।',
  },
  'too-much-at-once': {
    title: 'बहुत कुछ एक साथ भेजा जा रहा है',
    sentence: 'साइट अभी और नहीं ले सकती, इसलिए कुछ भी नहीं रखा गया। एक मिनट बाद फिर कोशिश करें।',
  },
  'form-of-old-page': {
    title: 'पेज खुला रहते साइट नई हो गई',
    sentence: 'कुछ भी नहीं भेजा गया। वापस जाकर अपना लिखा कॉपी करें, पेज फिर से खोलें और वहां से भेजें।',
  },
  'form-unreadable': {
    title: 'यह पढ़ा नहीं जा सका',
    sentence: 'कुछ भी नहीं भेजा गया। फॉर्म फिर से खोलें और दोबारा भेजें।',
  },
  back: 'फॉर्म पर वापस',
} as const satisfies Messages<typeof en.rejectedBodyMessages>
