import type { FieldMessages } from '@/lib/errors/action-result'
import type { MessagesByCode } from '@/lib/errors/messages-by-code'
import { grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import type { Commenter } from './schema'

const errors = {
  invalid: 'इस खाने को फिर से देखें।',
  'name-missing': 'सूची का नाम लिखें।',
  'commenter-missing': 'अपना नाम लिखें।',
  'comment-missing': 'टिप्पणी लिखें।',
  'too-long': ({ most }) => `ज्यादा से ज्यादा ${most} अक्षर लिखें।`,
} satisfies FieldMessages

export const choiceListErrorMessages = {
  'too-many-lists': ({ most }) => `आपकी ${most} सूचियां रखी हैं। पहले कोई सूची मिटाएं।`,
  'list-too-long': 'यह सूची रखने के लिए बहुत लंबी है। इसके नोट छोटे करें।',
  'changed-elsewhere': 'आपके खोलने के बाद यह सूची कहीं और सहेजी गई। इसे नए नाम से रखें।',
  'no-such-list': 'यह सूची अब नहीं है।',
  'too-many-versions': ({ most }) => `सूची के ${most} लॉक किए रूप रखे जाते हैं। इसकी जगह भर गई।`,
  'too-many-comments': ({ most }) => `सूची पर ${most} टिप्पणियां रखी जाती हैं। इसकी जगह भर गई।`,
  'link-ended': 'यह लिंक खत्म हो गया। नया लिंक मांगें।',
} satisfies MessagesByCode

export const choiceListMessages = {
  errors,
  title: 'मेरी चॉइस सूचियां',
  none: 'अभी कोई चॉइस सूची नहीं रखी है।',
  noneText: 'अपनी रैंक से सूची बनाएं, फिर उसे नाम देकर रखें।',
  make: 'चॉइस सूची बनाएं',
  choices: (amount: number) => `${grouped('hi', amount)} ${plural('hi', amount, { one: 'चॉइस', other: 'चॉइस' })}`,
  savedOn: (day: string) => `${day} को सहेजी गई`,
  working: 'काम हो रहा है…',
  failed: 'यह नहीं हो सका। फिर से कोशिश करें।',
  keep: {
    title: 'यह सूची रखें',
    name: 'सूची का नाम',
    submit: 'सूची रखें',
    signIn: 'सूची को नाम देकर रखने, शेयर करने और लॉक करने के लिए लॉगिन करें।',
    saveChanges: 'बदलाव सहेजें',
    isSaved: (name: string) => `इस नाम से रखी है: ${name}।`,
    isChanged: (name: string) => `रखने के बाद बदली है: ${name}।`,
    manage: 'शेयर, लॉक और टिप्पणियां',
  },
  done: {
    kept: 'सूची रख ली गई।',
    renamed: 'सूची का नाम बदल गया।',
    locked: 'यह रूप लॉक हो गया।',
    shared: 'लिंक तैयार है।',
    ended: 'लिंक खत्म हो गया।',
    commented: 'आपकी टिप्पणी आ गई।',
  },
  open: 'सूची खोलें',
  rename: 'नाम बदलें',
  lock: {
    title: 'लॉक किए रूप',
    text: 'लॉक करने पर आज की तारीख के साथ कॉपी रखी जाती है। कुछ भेजा नहीं जाता: पोर्टल पर लॉक करना बाकी रहता है।',
    submit: 'मैंने पोर्टल पर यही लॉक किया है',
    none: 'अभी कोई रूप लॉक नहीं है।',
    version: (number: number, day: string) => `रूप ${grouped('hi', number)}, ${day} को लॉक`,
    same: 'सूची अब भी वही है।',
    changed: (added: number, out: number) => `तब से: ${grouped('hi', added)} जोड़ी, ${grouped('hi', out)} हटाई।`,
    reordered: 'तब से क्रम बदला है।',
  },
  share: {
    title: 'परिवार को भेजें',
    text: (days: number) => `जिसके पास लिंक है, वह सूची खोल सकता है। लिंक ${grouped('hi', days)} दिन बाद अपने आप खत्म होता है।`,
    mode: 'लिंक से क्या हो सकता है',
    modes: { read: 'पढ़ना', comment: 'पढ़ना और टिप्पणी करना' },
    submit: 'लिंक बनाएं',
    anew: 'नया लिंक बनाएं',
    link: 'लिंक',
    until: (day: string) => `${day} तक चलेगा।`,
    end: 'लिंक खत्म करें',
    byHolder: 'शेयर की गई चॉइस सूची',
    byHolderText: 'क्रम केवल सूची का मालिक बदल सकता है।',
  },
  counsellor: {
    title: 'काउंसलर से पूछें',
    text: 'काउंसलर को आपका लिंक मिलता है। वे सूची पढ़कर यहां टिप्पणी करते हैं या आपको लिखते हैं।',
    needsLink: 'पहले ऐसा लिंक बनाएं, जिससे दूसरे टिप्पणी कर सकें।',
    message: (name: string, address: string) => `मेरी चॉइस सूची “${name}” देख लें: ${address}`,
  },
  comments: {
    title: 'टिप्पणियां',
    none: 'अभी किसी ने टिप्पणी नहीं की।',
    name: 'आपका नाम',
    text: 'आपकी टिप्पणी',
    about: 'किस बारे में',
    wholeList: 'पूरी सूची',
    submit: 'टिप्पणी भेजें',
    by: (name: string, by: Commenter) => (by === 'counsellor' ? `${name} (काउंसलर)` : name),
    on: (number: number, college: string) => `नंबर ${grouped('hi', number)} पर, ${college}`,
    takenOut: 'हटाई गई चॉइस पर',
  },
  remove: { title: 'सूची मिटाएं', text: 'सूची, उसके रूप और टिप्पणियां तुरंत मिट जाती हैं।', submit: 'सूची मिटाएं' },
  dead: 'यह लिंक खत्म हो गया या ऐसी कोई सूची नहीं थी।',
  deadText: 'जिसने भेजा है, उससे नया लिंक मांगें।',
} satisfies Messages<typeof en.choiceListMessages>
