import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'
import { grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import type { Commenter } from './schema'

const errors = {
  invalid: 'इसे एक बार फिर देख लें।',
  'name-missing': 'सूची का नाम लिखें।',
  'commenter-missing': 'अपना नाम लिखें।',
  'comment-missing': 'टिप्पणी लिखें।',
  'too-long': ({ max = 0 }) => `ज्यादा से ज्यादा ${grouped('hi', max)} अक्षर लिखें।`,
} satisfies FieldMessages

export const choiceListErrorMessages = {
  'too-many-lists': ({ max = 0 }) => `आपकी ${grouped('hi', max)} सूचियां सेव हैं। पहले कोई सूची हटाएं।`,
  'list-too-long': 'यह सूची इतनी लंबी है कि सेव नहीं हो सकती। इसके नोट छोटे करें।',
  'changed-elsewhere': 'आपके खोलने के बाद यह सूची कहीं और से सेव की गई। इसे नए नाम से सेव करें।',
  'no-such-list': 'यह सूची अब नहीं है।',
  'too-many-versions': ({ max = 0 }) =>
    `किसी सूची के ज्यादा से ज्यादा ${grouped('hi', max)} लॉक वर्शन रखे जाते हैं। इस सूची की सीमा पूरी है।`,
  'too-many-comments': ({ max = 0 }) =>
    `किसी सूची पर ज्यादा से ज्यादा ${grouped('hi', max)} टिप्पणियां रखी जाती हैं। इस सूची की सीमा पूरी है।`,
  'link-ended': 'यह लिंक बंद हो चुका है। नया लिंक मंगाएं।',
} satisfies MessagesByCode

export const choiceListMessages = {
  errors,
  title: 'मेरी चॉइस सूचियां',
  none: 'अभी कोई चॉइस सूची सेव नहीं है।',
  noneText: 'अपनी रैंक से सूची बनाएं, फिर उसे नाम देकर सेव करें।',
  make: 'चॉइस सूची बनाएं',
  choices: (amount: number) => `${grouped('hi', amount)} ${plural('hi', amount, { one: 'चॉइस', other: 'चॉइस' })}`,
  savedOn: (day: string) => `${day} को सेव की गई`,
  working: 'काम हो रहा है…',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
  keep: {
    name: 'सूची का नाम',
    submit: 'सूची सेव करें',
    signIn: 'सूची को नाम देकर सेव करने, शेयर करने और लॉक करने के लिए लॉगिन करें।',
    saveChanges: 'बदलाव सेव करें',
    isSaved: (name: string) => `इस नाम से सेव है: ${name}।`,
    isChanged: (name: string) => `इस नाम से सेव होने के बाद सूची बदली है: ${name}।`,
    manage: 'शेयर, लॉक और टिप्पणियां',
  },
  done: {
    kept: 'सूची सेव हो गई।',
    renamed: 'सूची का नाम बदल गया।',
    locked: 'यह वर्शन लॉक हो गया।',
    shared: 'लिंक तैयार है।',
    ended: 'लिंक बंद हो गया।',
    commented: 'आपकी टिप्पणी आ गई।',
  },
  open: 'सूची खोलें',
  rename: 'नाम बदलें',
  lock: {
    title: 'लॉक वर्शन',
    text: 'लॉक करने पर आज की तारीख के साथ सूची की कॉपी रखी जाती है। इससे कुछ भेजा नहीं जाता: पोर्टल पर सूची आपको ही लॉक करनी है।',
    submit: 'मैंने पोर्टल पर यही लॉक किया है',
    none: 'अभी कोई वर्शन लॉक नहीं है।',
    version: (number: number, day: string) => `वर्शन ${grouped('hi', number)}, ${day} को लॉक किया गया`,
    same: 'सूची अब भी वही है।',
    changed: (added: number, out: number) => `तब से: नई चॉइस ${grouped('hi', added)}, हटाई हुई ${grouped('hi', out)}।`,
    reordered: 'तब से क्रम बदला है।',
  },
  share: {
    title: 'परिवार से शेयर करें',
    text: (days: number) =>
      `लिंक जिसके पास हो, उसके लिए सूची खुल जाती है। लिंक ${grouped('hi', days)} दिन बाद अपने-आप बंद हो जाता है।`,
    mode: 'लिंक से क्या हो सकता है',
    modes: { read: 'पढ़ना', comment: 'पढ़ना और टिप्पणी करना' },
    submit: 'लिंक बनाएं',
    anew: 'नया लिंक बनाएं',
    link: 'लिंक',
    until: (day: string) => `${day} तक काम करेगा।`,
    end: 'लिंक बंद करें',
    byHolder: 'शेयर की गई चॉइस सूची',
    byHolderText: 'क्रम बदलने का अधिकार सिर्फ सूची बनाने वाले को है।',
  },
  counsellor: {
    title: 'काउंसलर से पूछें',
    text: 'काउंसलर को आपका लिंक मिलता है। वे सूची पढ़कर यहां टिप्पणी करते हैं या आपको लिखते हैं।',
    needsLink: 'पहले ऐसा लिंक बनाएं, जिससे दूसरे टिप्पणी कर सकें।',
    message: (name: string, address: string) => `मेरी चॉइस सूची “${name}” देखें: ${address}`,
  },
  comments: {
    title: 'टिप्पणियां',
    none: 'अभी किसी ने टिप्पणी नहीं की।',
    name: 'आपका नाम',
    text: 'आपकी टिप्पणी',
    about: 'किस बारे में',
    wholeList: 'पूरी सूची',
    submit: 'टिप्पणी भेजें',
    notSignedIn: 'आपका लॉगिन खत्म हो गया है।',
    by: (name: string, by: Commenter) => (by === 'counsellor' ? `${name} (काउंसलर)` : name),
    on: (number: number, college: string) => `नंबर ${grouped('hi', number)} पर, ${college}`,
    takenOut: 'हटाई गई चॉइस पर',
  },
  remove: { title: 'सूची हटाएं', text: 'सूची, उसके वर्शन और टिप्पणियां तुरंत मिट जाती हैं।', submit: 'सूची हटाएं' },
  dead: 'यह लिंक बंद हो चुका है, या ऐसी कोई सूची थी ही नहीं।',
  deadText: 'जिनसे लिंक मिला था, उनसे नया मंगाएं।',
} satisfies Messages<typeof en.choiceListMessages>
