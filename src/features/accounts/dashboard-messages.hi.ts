import { RESUME_READERS } from '@/cms/personal/reader-messages.hi'
import { enumerated, grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './dashboard-messages.en'

const filledIn = (done: number, total: number) =>
  `${grouped('hi', total)} में से ${grouped('hi', done)} ${plural('hi', done, { one: 'जानकारी भरी है', other: 'जानकारियां भरी हैं' })}`

export const profileFields = {
  fullName: 'पूरा नाम',
  phone: 'फोन नंबर',
  photo: 'प्रोफाइल फोटो',
  qualification: 'योग्यता',
  speciality: 'विशेषज्ञता',
  registrationNumber: 'पंजीकरण संख्या',
  registrationCouncil: 'मेडिकल काउंसिल',
  experienceYears: 'कितने साल का अनुभव',
  currentCity: 'अभी किस शहर में',
  noticePeriodDays: 'नोटिस अवधि (दिन)',
  placesWanted: 'किन शहरों में काम चाहिए',
  resume: 'CV',
  kind: 'आप कौन हैं',
} as const satisfies Messages<typeof en.profileFields>

export const dashboard = {
  title: 'डैशबोर्ड',
  parts: { label: 'डैशबोर्ड', overview: 'एक नजर में', profile: 'प्रोफाइल', account: 'खाते की सेटिंग' },
  profileLabel: 'प्रोफाइल',
  phone: 'फोन नंबर',
  memberSince: 'खाता कब से',
  completeness: 'प्रोफाइल कितनी पूरी है',
  completenessOf: filledIn,
  complete: 'आपकी प्रोफाइल पूरी है।',
  stillMissing: (done, total, fields) =>
    `${filledIn(done, total)}। अभी बाकी: ${enumerated(
      'hi',
      fields.map((field) => profileFields[field]),
    )}।`,
  changePhoto: 'प्रोफाइल फोटो बदलें',
  photoAlt: 'आपकी प्रोफाइल फोटो',
  editProfile: 'प्रोफाइल बदलें',
  accountSettings: 'खाते की सेटिंग',
  studio: 'स्टूडियो',
  home: 'होम',
  active: 'चल रहे आवेदन',
  all: 'सभी आवेदन',
  savedColleges: 'सेव किए गए कॉलेज',
  savedJobs: 'सेव की गई नौकरियां',
  applications: 'नौकरी के आवेदन',
  browseJobs: 'नौकरियां देखें',
  noApplications: 'अभी कोई आवेदन नहीं',
  noApplicationsText: 'किसी पद के लिए आवेदन करें और उसका हर कदम यहां देखें।',
  viewColleges: 'सभी कॉलेज देखें',
  noColleges: 'अभी कोई कॉलेज सेव नहीं है',
  noCollegesText: '“कॉलेज सेव करें” दबाने पर कॉलेज यहां आ जाता है।',
  noJobs: 'अभी कोई नौकरी सेव नहीं है',
  noJobsText: '“नौकरी सेव करें” दबाने पर पद आवेदन की आखिरी तारीख तक यहां रहता है।',
  goneColleges: (count) =>
    `सेव किए गए कॉलेजों में से ${grouped('hi', count)} ${plural('hi', count, { one: 'अब सूची में नहीं है', other: 'अब सूची में नहीं हैं' })}।`,
  closedJobs: (count) =>
    `सेव किए गए पदों में से ${grouped('hi', count)} ${plural('hi', count, { one: 'अब खुला नहीं है', other: 'अब खुले नहीं हैं' })}।`,
} as const satisfies Messages<typeof en.dashboard>

export const profileForms = {
  optional: '(वैकल्पिक)',
  kind: 'आप कौन हैं',
  kindHint: 'योग्यता, पंजीकरण और CV सिर्फ डॉक्टरों से पूछे जाते हैं।',
  kinds: {
    doctor: 'डॉक्टर या कोई और स्वास्थ्यकर्मी',
    aspirant: 'विद्यार्थी, सीट की तलाश में',
    parent: 'माता-पिता या अभिभावक',
  },
  hints: {
    phone: 'नंबर भारत का न हो, तो देश का कोड भी लिखें।',
    qualification: 'जैसे MBBS, MD (जनरल मेडिसिन)।',
    noticePeriodDays: 'काम तुरंत शुरू हो सकता हो, तो 0 लिखें।',
    placesWanted: 'शहरों के नाम, बीच में कॉमा लगाकर।',
    registrationCouncil: 'जैसे बिहार मेडिकल काउंसिल या नेपाल मेडिकल काउंसिल।',
    photo: 'JPEG, PNG, WebP, GIF या AVIF, 16 MB तक। फोटो चौकोर काटी जाएगी।',
    resume: 'PDF, 5 MB तक।',
  },
  save: 'प्रोफाइल सेव करें',
  saveProfessional: 'जानकारी सेव करें',
  saving: 'सेव हो रहा है…',
  upload: 'फोटो अपलोड करें',
  uploadResume: 'CV अपलोड करें',
  uploading: 'अपलोड हो रहा है…',
  removing: 'हटाया जा रहा है…',
} as const satisfies Messages<typeof en.profileForms>

export const profile = {
  title: 'प्रोफाइल',
  person: 'आपके बारे में',
  personLead: 'आपका नाम और फोन नंबर, जैसे संस्थानों और काउंसलरों को दिखते हैं।',
  photo: 'प्रोफाइल फोटो',
  professional: 'पेशे की जानकारी',
  professionalLead: 'एक बार भरें, हर आवेदन में काम आएगी। यहां सब कुछ वैकल्पिक है।',
  resume: 'CV',
  resumeLead: `एक PDF, जो निजी रखी जाती है। ${RESUME_READERS}`,
  removePhoto: 'फोटो हटाएं',
  removeResume: 'CV हटाएं',
  uploadedOn: (date) => `${date} को अपलोड हुआ`,
  updated: 'प्रोफाइल अपडेट हो गई!',
  updateFailed: (message) => `प्रोफाइल अपडेट नहीं हो सकी: ${message}`,
  photoFailed: (message) => `फोटो अपलोड नहीं हो सकी: ${message}`,
  resumeFailed: (message) => `CV अपलोड नहीं हो सका: ${message}`,
  checkFields: 'जिन जगहों पर निशान है, उन्हें सुधारें।',
  tryAgain: 'थोड़ी देर में फिर कोशिश करें।',
  signInAgain: 'फिर से लॉगिन करें।',
} as const satisfies Messages<typeof en.profile>

export const guardian = {
  title: 'माता या पिता की सहमति',
  lead: (email) => [
    `${email} वाले खाते में लिखा गया है कि उम्र 18 साल से कम है और आप माता, पिता या अभिभावक हैं।`,
    'आपकी सहमति हो, तो इस खाते से कॉलेज और सूचियां सेव हो सकेंगी, सूची लिंक से शेयर हो सकेगी और ईमेल पर अलर्ट आएंगे और तारीखें याद दिलाई जाएंगी।',
    'सहमत न हों, तो कुछ न करें। तब हम इनमें से कुछ नहीं रखेंगे। भेजे गए सवालों के जवाब फिर भी मिलेंगे।',
    'हमारे ईमेल के लिंक से सहमति कभी भी वापस ली जा सकती है।',
  ],
  agree: 'मैं इनकी माता, इनके पिता या अभिभावक हूं और सहमत हूं',
  agreedOn: (day) => `आपने ${day} को सहमति दी।`,
  withdrawLead: 'सहमति वापस लेने पर सेव किए गए कॉलेज, पद और सूचियां मिट जाएंगी; अलर्ट और तारीख याद दिलाने वाले ईमेल बंद हो जाएंगे।',
  withdraw: 'सहमति वापस लें',
  withdrawn:
    'सहमति वापस ले ली गई है। सेव किए गए कॉलेज, पद और सूचियां मिटा दी गई हैं; अलर्ट और तारीख याद दिलाने वाले ईमेल बंद हो गए हैं।',
  dead: 'यह लिंक काम नहीं करता, या बाद में माता-पिता में से किसी और का पता दिया गया है।',
  section: 'माता या पिता की सहमति',
  sectionLead: 'आपने बताया कि आपकी उम्र 18 साल से कम है। सूची रखने या अलर्ट भेजने से पहले माता या पिता की सहमति चाहिए।',
  waits: 'अभी किसी ने सहमति नहीं दी है।',
  hasAgreed: (day) => `${day} को माता या पिता की सहमति मिली।`,
  ask: 'इनसे सहमति मांगें',
  asked: (email) => `${email} पर ईमेल भेज दिया गया है।`,
  agreedAlready: 'माता या पिता की सहमति मिल चुकी है। हमारे ईमेल के लिंक से वे इसे वापस ले सकते हैं।',
  ofAge: 'अब मेरी उम्र 18 साल है',
  notice: 'कॉलेज सेव करने, सूची रखने या अलर्ट पाने से पहले माता या पिता की सहमति चाहिए।',
  noticeLink: 'माता या पिता से सहमति मांगें',
} as const satisfies Messages<typeof en.guardian>

export const settingsForms = {
  newEmail: 'नया ईमेल पता',
  changeEmail: 'ईमेल पता बदलें',
  newPassword: 'नया पासवर्ड',
  changePassword: 'पासवर्ड बदलें',
  deletionConfirm: 'हां, मेरा खाता हमेशा के लिए हटा दें।',
  delete: 'मेरा खाता हटाएं',
  working: 'थोड़ा रुकें…',
} as const satisfies Messages<typeof en.settingsForms>

export const settings = {
  title: 'खाते की सेटिंग',
  email: 'ईमेल पता',
  emailLead: (email) => `लॉगिन ${email} से होता है।`,
  emailPending: (email) => `नए पते ${email} की पुष्टि अभी बाकी है; लिंक वहीं भेजा गया है।`,
  emailSent: (email) => `हमने ${email} पर लिंक भेजा है। वहां पुष्टि करने पर आपका पता बदल जाएगा।`,
  sameEmail: 'आपका पता पहले से यही है।',
  password: 'पासवर्ड',
  passwordChanged: 'आपका पासवर्ड बदल गया। बाकी डिवाइस पर लॉग आउट हो गया।',
  wrongPassword: 'यह आपका मौजूदा पासवर्ड नहीं है।',
  sessions: 'डिवाइस',
  sessionsLead: 'इससे आपके खाते के सभी लॉगिन खत्म हो जाएंगे, इस डिवाइस पर भी।',
  signOutEverywhere: 'हर जगह लॉग आउट करें',
  data: 'आपका डेटा',
  dataLead: 'आपके बारे में हमारे पास जो कुछ है, एक JSON फाइल में।',
  download: 'मेरा डेटा डाउनलोड करें',
  deletion: 'खाता हटाएं',
  deletionLead:
    'आपका खाता हटा दिया जाएगा; साथ में प्रोफाइल, फोटो, सभी CV और सेव की गई सूचियां भी। हर आवेदन भी हटेगा, वह भी जिस पर अभी काम चल रहा है; जो शुरू करके नहीं भेजा गया, वह कहीं नहीं रखा जाता। अलर्ट और तारीख याद दिलाने वाले ईमेल तुरंत बंद हो जाएंगे; आपके भेजे हुए सुधार हटा दिए जाएंगे। जो संदेश आपने लॉगिन करके या अपने पुष्टि किए गए पते से फॉर्म भरकर भेजे, उनसे आपका नाम, संपर्क की जानकारी और लिखी बात हटा दी जाएगी। पुष्टि किए गए पते से आपने जो पद भेजे, वे हटा दिए जाएंगे और उनके लिंक नहीं खुलेंगे। जो पद साइट पर आ चुका है, वह वहीं रहेगा। काम पूरा होने पर एक आखिरी ईमेल आएगा। इसे वापस नहीं लिया जा सकता।',
  deletionConfirmMissing: 'पुष्टि के लिए निशान लगाएं।',
} as const satisfies Messages<typeof en.settings>
