import type { Messages } from '@/lib/text/translations'
import type { CourseKey } from '@/lib/vocabulary'
// Titles of documents are never translated.
import * as en from './messages.en'

const COMMISSION = 'मेडिकल एजुकेशन कमीशन (चिकित्सा शिक्षा आयोग)'

const examination = (course: CourseKey) =>
  course === 'md-ms' ? 'मेडिकल एजुकेशन कमीशन की MECEE-PG' : 'मेडिकल एजुकेशन कमीशन की साझा प्रवेश परीक्षा MECEE-BL'

export const nepalMessages = {
  examination,
  eligibility: (course) => [
    `नेपाल के उम्मीदवार: ${examination(course)} की मेरिट लिस्ट में नाम।`,
    'दूसरे देशों के उम्मीदवार यह परीक्षा नहीं देते। उनकी सीटें कैसे मिलती हैं, यह कमीशन के उस साल के नोटिस में लिखा है।',
    'कितने अंक, कौन से विषय और कितनी उम्र चाहिए, यह उस साल के नोटिस में है; जांचे हुए आंकड़े हमारे पास नहीं हैं।',
    ...(course === 'mbbs' ? ['भारत के नागरिक: कोर्स शुरू होने से पहले NEET UG पास करना जरूरी।'] : []),
  ],
  forIndians: {
    title: 'भारत के उम्मीदवारों के लिए',
    contents: 'भारतीयों के लिए',
    points: (course) => [
      {
        title: 'विदेशी उम्मीदवारों की सीटें',
        text: `${COMMISSION} तय करता है कि कोई कॉलेज विदेशी नागरिकों को कितनी सीटें दे सकता है और कैसे। वे इसकी प्रवेश परीक्षा नहीं देते। सीट का वादा कोई और नहीं कर सकता।`,
        source: en.medicalEducationAct,
      },
      ...(course === 'mbbs'
        ? [
            {
              title: 'पहले NEET UG',
              text: 'आगे भारत में डॉक्टरी करनी हो, तो भारत के नागरिक के लिए विदेश में MBBS पढ़ने से पहले NEET UG पास करना जरूरी है। नतीजा तीन साल तक चलता है।',
              source: en.screeningTest,
            },
            {
              title: 'भारत में मान्यता',
              text: 'NMC के अनुसार कम से कम 54 महीने की पढ़ाई और 12 महीने की इंटर्नशिप उसी कॉलेज में चाहिए। पढ़ाई अंग्रेजी में हो और डिग्री से नेपाल में डॉक्टरी करने का अधिकार मिले। इसके बाद भारत की स्क्रीनिंग परीक्षा पास करनी होती है। कॉलेज से इनमें से हर बात लिखित में लें।',
              source: en.licentiateRegulations,
            },
          ]
        : [
            {
              title: 'भारत में मान्यता',
              text: 'डिग्री भारत में मान्य है या नहीं, यह बताना कोर्स की भारतीय नियामक संस्था का काम है। जांचा हुआ जवाब हमारे पास नहीं है: पैसे देने से पहले वहां पूछ लें।',
              source: null,
            },
          ]),
    ],
  },
  fees: {
    title: 'नेपाल में फीस',
    contents: 'फीस',
    seats: 'सीटें',
    nepali: 'नेपाली रुपये',
    indian: 'लगभग, भारतीय रुपये में',
    per: { year: 'सालाना', course: 'पूरा कोर्स' },
    from: 'कहां से',
    unknown:
      'कॉलेज कितनी फीस ले सकता है, यह हर साल मेडिकल एजुकेशन कमीशन बताता है। इस साल की राशि हमारे पास नहीं है: वह उसकी साइट mec.gov.np पर है।',
    rate: (nepali) => `1 भारतीय रुपया = ${nepali} नेपाली रुपये, नेपाल के केंद्रीय बैंक की रखी हुई दर से।`,
    rateSource: en.centralBank,
  },
} as const satisfies Messages<typeof en.nepalMessages>
