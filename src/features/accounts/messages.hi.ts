import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const UNEXPECTED = 'कोई गड़बड़ी हो गई'

export const accountErrorMessages = {
  'last-administrator': 'साइट का यही अकेला एडमिन है। पहले किसी और को एडमिन बनाएं।',
  'session-ended': 'आपका लॉगिन खत्म हो गया है। फिर से लॉगिन करें।',
  'session-refused': UNEXPECTED,
  'address-not-verified': 'पहले अपने ईमेल पते की पुष्टि करें।',
  'account-locked': 'यह खाता लॉक है। किसी एडमिन से बात करें।',
  'own-account-page': 'अपना ईमेल पता और पासवर्ड डैशबोर्ड में “खाते की सेटिंग” से बदलें।',
  'file-of-somebody-else': 'यह फाइल किसी और की है।',
} as const satisfies Messages<typeof en.accountErrorMessages>

export const common = {
  unexpected: UNEXPECTED,
  wrongCredentials: 'ईमेल पता या पासवर्ड सही नहीं है।',
  flash: {
    'signed-in': 'लॉगिन हो गया!',
    'signed-out': 'लॉग आउट हो गया',
    verified: 'आपके ईमेल पते की पुष्टि हो गई और लॉगिन भी हो गया।',
    'email-changed': 'आपका ईमेल पता बदल गया है।',
  },
  backToHome: 'होम पर वापस',
  backToSignIn: 'लॉगिन पर वापस',
} as const satisfies Messages<typeof en.common>

export const inputs = {
  labels: {
    fullName: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    password: 'पासवर्ड',
    currentPassword: 'मौजूदा पासवर्ड',
    newPassword: 'नया पासवर्ड',
    photo: 'प्रोफाइल फोटो',
    guardianEmail: 'माता या पिता से कहां पूछें?',
  },
  showPassword: 'पासवर्ड दिखाएं',
  hidePassword: 'पासवर्ड छिपाएं',
  hints: {
    email: 'खाते की पुष्टि का लिंक इसी पते पर आएगा।',
    phone: 'नंबर भारत का न हो, तो देश का कोड भी लिखें।',
    password: 'कम से कम 10 अक्षर। कई शब्द साथ लिखें: याद रखना आसान, अंदाजा लगाना मुश्किल।',
    photo: 'JPEG, PNG, WebP, GIF या AVIF, 16 MB तक।',
    guardianEmail: 'उनका ईमेल पता। उनकी सहमति मिलने तक हम न कोई सूची रखते हैं, न कोई अलर्ट भेजते हैं।',
  },
  consent: {
    before: 'खाता बनाने का मतलब है कि ',
    terms: 'सेवा की शर्तें',
    between: ' आपको मंजूर हैं और आपकी जानकारी के इस्तेमाल पर आपकी सहमति है, जैसा ',
    privacy: 'गोपनीयता नीति',
    after: ' में लिखा है।',
  },
} as const satisfies Messages<typeof en.inputs>

export const signInPage = {
  signedInAs: (email) => `अभी ${email} से लॉगिन है।`,
  goOn: 'आगे बढ़ें',
  otherAccount: 'या नीचे दूसरे खाते से लॉगिन करें।',
  notices: {
    verified: 'आपके ईमेल पते की पुष्टि हो गई। अब लॉगिन करें।',
    'password-reset': 'आपका पासवर्ड बदल गया। नए पासवर्ड से लॉगिन करें।',
    'email-changed': 'आपका ईमेल पता बदल गया। नए पते से लॉगिन करें।',
    deleted: 'आपका खाता और उसमें रखी सारी व्यक्तिगत जानकारी हटा दी गई है।',
    'signed-out-everywhere': 'हर डिवाइस पर लॉग आउट हो गया।',
    'admin-ready': 'एडमिन खाता तैयार है। स्टूडियो खोलने के लिए लॉगिन करें।',
  },
} as const satisfies Messages<typeof en.signInPage>

export const signIn = {
  optional: '(वैकल्पिक)',
  leaveEmpty: 'यह जगह खाली छोड़ें',
  signIn: 'लॉगिन करें',
  createAccount: 'खाता बनाएं',
  switchLabel: 'लॉगिन करें या खाता बनाएं',
  signInButton: 'लॉगिन करें',
  signInBusy: 'लॉगिन हो रहा है…',
  createButton: 'खाता बनाएं',
  createBusy: 'खाता बन रहा है…',
  forgot: 'पासवर्ड याद नहीं?',
  noAccount: 'अभी खाता नहीं है?',
  haveAccount: 'पहले से खाता है?',
  requiredNote: 'जहां “वैकल्पिक” लिखा है, उसे छोड़कर सब कुछ भरना जरूरी है।',
  created: 'खाता बन गया! पुष्टि के लिए अपना ईमेल देखें।',
  photoWaits: 'ईमेल पते की पुष्टि होने पर आपकी प्रोफाइल फोटो सेव हो जाएगी।',
  createdNext: 'ईमेल में आया लिंक 48 घंटे तक काम करेगा। ईमेल नहीं मिला? स्पैम फोल्डर देखें या उसे दोबारा मंगाएं।',
  resend: 'पुष्टि का ईमेल फिर भेजें',
  resendBusy: 'भेजा जा रहा है…',
  resent: 'अगर इस पते पर ऐसा खाता है जिसकी पुष्टि बाकी है, तो नया ईमेल आ रहा है।',
} as const satisfies Messages<typeof en.signIn>

export const fields = {
  invalid: 'इसे एक बार फिर देख लें।',
  'name-missing': 'अपना पूरा नाम लिखें।',
  'email-invalid': 'name@example.com जैसा ईमेल पता लिखें।',
  'phone-invalid': '+91 98765 43210 जैसा फोन नंबर लिखें या यह जगह खाली छोड़ें।',
  'password-missing': 'अपना पासवर्ड लिखें।',
  'password-too-short': 'कम से कम 10 अक्षर लिखें।',
  'password-too-long': 'ज्यादा से ज्यादा 200 अक्षर लिखें।',
  'password-too-common': 'यह पासवर्ड बहुत आम है, कोई भी इसे सबसे पहले आजमाएगा। दूसरा चुनें।',
  'too-long': ({ max = 0 }) => `ज्यादा से ज्यादा ${grouped('hi', max)} अक्षर लिखें।`,
  'web-address': 'वेब पता या ईमेल पता न लिखें। फुल स्टॉप (.) के बाद खाली जगह छोड़ें।',
  'not-a-choice': 'सूची में से एक चुनें।',
  'guardian-email': 'name@example.com जैसा माता या पिता का ईमेल पता लिखें।',
  'guardian-own-email': 'यह आपका अपना पता है। माता या पिता का पता लिखें।',
  'notice-invalid': '0 से 365 तक दिनों की पूरी संख्या लिखें या यह जगह खाली छोड़ें।',
  'years-invalid': '0 से 70 तक सालों की पूरी संख्या लिखें या यह जगह खाली छोड़ें।',
} as const satisfies Messages<typeof en.fields>

export const linkForms = {
  claimTitle: 'पासवर्ड याद नहीं, या खाता किसी और ने बनाया?',
  claimLead:
    'ईमेल में आए लिंक से पता चलता है कि यह पता आपका है। नया पासवर्ड चुनें: पहले जो नाम, फोन नंबर और फोटो डाले गए थे, वे हटा दिए जाएंगे।',
  claimButton: 'यह पासवर्ड रखें और पुष्टि करें',
  verifyBusy: 'पुष्टि हो रही है…',
  forgotButton: 'लिंक भेजें',
  forgotBusy: 'भेजा जा रहा है…',
  resetButton: 'नया पासवर्ड सेव करें',
  resetBusy: 'सेव हो रहा है…',
} as const satisfies Messages<typeof en.linkForms>

const DEAD_LINK = 'इस लिंक की अवधि खत्म हो गई है या इसका इस्तेमाल हो चुका है।'

export const links = {
  dead: `${DEAD_LINK} नया लिंक मंगाएं।`,
  verifyTitle: 'अपने ईमेल पते की पुष्टि करें',
  verifyLead: (email) => `${email} के लिए खाता बनाते समय जो पासवर्ड चुना था, वह लिखें।`,
  wrongPassword: 'खाता बनाते समय यह पासवर्ड नहीं चुना गया था। अगर खाता आपने नहीं बनाया, तो नीचे नया पासवर्ड चुनें।',
  wrongPasswordOfChange: 'यह उस खाते का पासवर्ड नहीं है, जिससे यह बदलाव मांगा गया था।',
  verifyButton: 'ईमेल पते की पुष्टि करें',
  resendTitle: 'पुष्टि का नया ईमेल मंगाएं',
  changeTitle: 'अपने नए ईमेल पते की पुष्टि करें',
  changeLead: (email) => `अपने खाते का पासवर्ड लिखें। इसके बाद लॉगिन ${email} से होगा।`,
  changeButton: 'नए पते की पुष्टि करें',
  wasChange: 'ईमेल पता बदला था?',
  changeAgain: 'खाते की सेटिंग में फिर से बदलें',
  forgotTitle: 'पासवर्ड याद नहीं?',
  forgotLead: 'अपने खाते का ईमेल पता लिखें। नया पासवर्ड चुनने का लिंक वहां आएगा।',
  resetSent: 'अगर इस पते पर खाता है, तो नए पासवर्ड का लिंक आ रहा है। वह एक घंटे तक काम करेगा।',
  resetTitle: 'नया पासवर्ड चुनें',
  resetAgain: 'नया लिंक मंगाएं',
} as const satisfies Messages<typeof en.links>

export const invitation = {
  title: 'अपना आमंत्रण स्वीकार करें',
  lead: (email) => `पासवर्ड चुनें। इसके बाद लॉगिन इसी पासवर्ड और ${email} से होगा।`,
  form: { button: 'स्वीकार करके लॉगिन करें', busy: 'थोड़ा रुकें…' },
  dead: 'इस आमंत्रण की अवधि खत्म हो गई है या इसका इस्तेमाल हो चुका है। जिनसे आमंत्रण मिला था, उनसे नया मंगाएं।',
} as const satisfies Messages<typeof en.invitation>

export const adminSetup = {
  title: 'पहला एडमिन खाता बनाएं',
  form: {
    lead: 'यह खाता पूरी साइट संभालता है: सामग्री, पद, आवेदन, सवाल और लोग।',
    button: 'एडमिन खाता बनाएं',
    busy: 'बनाया जा रहा है…',
  },
  dead: `${DEAD_LINK} नया लिंक पाने के लिए साइट फिर से शुरू करें।`,
  noLinkTitle: 'अभी कोई एडमिन नहीं है',
  noLink:
    'पहला एडमिन ऐसे लिंक से बनता है, जो 24 घंटे तक और एक ही बार काम करता है। साइट शुरू करने वाली कमांड यह लिंक दिखाती है, इसलिए यह सिर्फ साइट चलाने वालों को दिखता है।',
  noLinkCommand: 'नया लिंक पाने के लिए साइट फिर से शुरू करें, या शुरू करने से पहले ADMIN_EMAIL और ADMIN_PASSWORD तय करें।',
  askTitle: 'एडमिन कैसे बनें',
  ask: 'यह अधिकार दूसरे एडमिन देते हैं: स्टूडियो में “People” के नीचे वे खाते की भूमिका चुनते हैं। उनमें से किसी से कहें और अपने खाते का ईमेल पता बताएं।',
  askContact: 'किसी एडमिन से जान-पहचान न हो, तो हमें लिखें।',
  contact: 'संपर्क',
  dashboard: 'डैशबोर्ड',
} as const satisfies Messages<typeof en.adminSetup>
