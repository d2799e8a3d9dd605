import { RESUME_READERS } from '@/cms/personal/reader-messages.hi'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages.hi'
import type { Messages } from '@/lib/text/translations'
import { applicationErrorMessages, jobMessages } from '../messages.hi'
import type * as en from './apply-messages.en'

export const applyFieldMessages = {
  invalid: 'इसे एक बार फिर देख लें।',
  'note-too-long': 'नोट में ज्यादा से ज्यादा 4,000 अक्षर लिखें।',
  'resume-not-pdf': 'PDF फाइल चुनें।',
  'resume-too-large': 'फाइल 5 MB से बड़ी है। छोटी फाइल चुनें।',
  'resume-missing': 'भेजने के लिए CV चुनें।',
  'resume-or-none': 'आपने फाइल भी चुनी है और “CV नहीं” भी। दोनों में से एक चुनें।',
  'resume-gone': 'यह CV अब हमारे पास नहीं है। दूसरा चुनें।',
} as const satisfies Messages<typeof en.applyFieldMessages>

export const applyMessages = {
  optional: '(वैकल्पिक)',
  applyNow: 'आवेदन करें',
  applied: 'आवेदन भेजा',
  facts: {
    institution: 'संस्थान',
    confidential: 'संस्थान का नाम गोपनीय',
    department: 'विभाग',
    location: 'जगह',
    experience: 'अनुभव',
    type: 'प्रकार',
    salary: 'वेतन',
    sample: jobMessages.sampleNote,
  },
  cancel: 'रद्द करें',
  close: 'बंद करें',
  ofStaff: 'यह खाता स्टूडियो के काम का है, इससे आवेदन नहीं होता। अपने निजी खाते से आवेदन करें।',
  pleaseSignIn: 'इस पद पर आवेदन के लिए लॉगिन करें',
  signIn: 'लॉगिन करें / खाता बनाएं',
  loading: 'आपकी जानकारी लाई जा रही है…',
  sending: 'भेजा जा रहा है…',
  coverNote: 'नोट',
  coverNoteHint: 'दो-तीन वाक्य काफी हैं।',
  resume: 'CV',
  resumeChoices: {
    profile: 'मेरी प्रोफाइल का CV ({name})',
    earlier: 'पहले भेजा हुआ CV ({name})',
    new: 'दूसरी फाइल',
    none: 'CV नहीं',
  },
  ready: {
    lead: 'इस आवेदन के लिए जो चाहिए, सब आपकी प्रोफाइल में है।',
    name: 'नाम',
    resume: 'CV',
    qualification: 'डिग्री',
    registration: 'पंजीकरण',
    more: 'नोट जोड़ें या दूसरा CV भेजें',
  },
  mayBeSentOn: 'पद देने वाले संस्थान को टीम यह आवेदन और इसकी फाइल दिखा सकती है। यह निशान न हो, तो इसे सिर्फ हमारे एडमिन पढ़ते हैं।',
  resumeFile: 'CV की फाइल',
  resumeHint: `PDF, ज्यादा से ज्यादा 5 MB। ${RESUME_READERS}`,
  keepResume: 'अगले आवेदनों में भी यही CV लगाएं',
  keepInstead: 'अगले आवेदनों में {name} की जगह यही CV लगाएं',
  carries: 'आवेदन में आपका नाम, ईमेल, फोन नंबर, यह नोट और यहां चुना हुआ CV जाएगा।',
  consent: {
    before: 'आवेदन भेजने का मतलब आपकी सहमति है कि हम यह जानकारी इस आवेदन के लिए इस्तेमाल करें, जैसा ',
    link: 'गोपनीयता नीति',
    after: ' में लिखा है।',
  },
  consentMissing: 'आगे बढ़ने के लिए गोपनीयता नीति पर सहमति दें।',
  withdrawnBefore: 'आपने इस पद का आवेदन वापस लिया था। फिर आवेदन करने पर वह इस फॉर्म के नोट और CV के साथ दोबारा जाएगा।',
  successTitle: 'आवेदन पहुंच गया!',
  success: 'इस पद के लिए आपका आवेदन पहुंच गया है!',
  successToast: 'नौकरी का आवेदन भेज दिया गया!',
  viewDashboard: 'डैशबोर्ड देखें',
  alreadyApplied: applicationErrorMessages['already-applied'],
  failedToSubmit: 'नौकरी का आवेदन भेजा नहीं जा सका। फिर कोशिश करें।',
  failed: 'नौकरी के लिए आवेदन नहीं हो सका',
  notSignedIn: 'नौकरी के लिए आवेदन करने से पहले लॉगिन जरूरी है',
  resumeTooLarge: applyFieldMessages['resume-too-large'],
  resumeAgain: fileErrorMessages['file-again'],
  pageTitle: 'आवेदन: {title}',
} as const satisfies Messages<typeof en.applyMessages>
