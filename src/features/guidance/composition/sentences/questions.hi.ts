import type { About, GuidanceSentences, QuestionKinds } from '../plan'
import { withoutArticle } from './phrases.en'
import {
  are,
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  collegesListed,
  collegesOblique,
  count,
  examined,
  feesOfSeat,
  kindOf,
  list,
  many,
  neighbourList,
  ofColleges,
  place,
  rupees,
  schemeName,
  seatsOfAll,
  shortList,
} from './phrases.hi'

/** How many towns a sentence names. */
const TOWNS = 6

const conductQuestion = (about: About) => `${place(about)} में ${about.course.name} का दाखिला कौन कराता है?`
const costQuestion = (about: About) => `${place(about)} में ${about.course.name} की फीस कितनी है?`
const canOutsiders = (about: About) =>
  `क्या ${place(about)} के बाहर के उम्मीदवार वहां ${about.course.name} के लिए आवेदन कर सकते हैं?`

/** Joins sentences; empty ones leave no gap. */
const inRow = (...sentences: (string | false | null | undefined)[]) => sentences.filter(Boolean).join(' ')

const typically = ({ course }: About, range: QuestionKinds['fees']['government']) =>
  range &&
  `भारत के सरकारी कॉलेजों में ${course.name} की फीस आम तौर पर ${rupees(range)} सालाना होती है (स्रोत: ${range.source})।`

const ALL_UNKNOWN = 'कुल कितने हैं, यह हमें पता नहीं है।'

/** What people ask about the course in the region, with the answer. */
export const questionsInHindi: GuidanceSentences['questions'] = {
  isThereOne: (about, { official }) => ({
    question: `क्या ${place(about)} में कोई ${collegeNoun(about)} है?`,
    answer: official
      ? `हां: आधिकारिक सूची ${official.year} में ${colleges(about, official.colleges)} ${are(official.colleges)}। हमारी सूची में इनमें से अभी कोई नहीं है।`
      : `हमारी सूची में अभी नहीं। ${place(about)} में किसी को दाखिले की अनुमति मिलते ही उसका नाम इस पेज पर आएगा।`,
  }),
  howMany: (about, facts) => ({
    question: `${place(about)} में कितने ${collegeNoun(about)} हैं?`,
    answer: inRow(
      collegesListed(about, facts.colleges),
      facts.towns.length > 0 && `${many(facts.towns.length, 'जगह', 'जगहें')}: ${shortList(facts.towns, TOWNS)}।`,
      facts.owners && `संचालक के हिसाब से: ${byOwnership(facts.owners)}।`,
      !facts.colleges.official && ALL_UNKNOWN,
      'नियामक संस्था की अपनी सूची में अनुमति वाले हर कॉलेज का नाम है।',
    ),
  }),
  seats: (about, { seats, owners, isPublic }) => ({
    question: `${place(about)} में ${about.course.name} की कितनी सीटें हैं?`,
    answer: inRow(
      `सूची के जो कॉलेज अपनी सीटें बताते हैं, उनमें कुल: ${seatsOfAll(seats)}।`,
      !seats.official && 'कुल कितनी सीटें हैं, यह हमें पता नहीं है।',
      owners && `कॉलेज के संचालक के हिसाब से: ${byOwnership(owners)}।`,
      !owners && isPublic !== null && (isPublic ? 'ये सभी सरकारी कॉलेजों में हैं।' : 'इनमें से कोई सरकारी कॉलेज में नहीं है।'),
      'हर साल की अनुमति के साथ सीटें बदलती हैं।',
    ),
  }),
  commission: (about, { authority }) => ({
    question: conductQuestion(about),
    answer: authority
      ? `प्रवेश परीक्षा लेने और हर प्रांत में उम्मीदवारों को सीटें देने वाली संस्था: ${authority.name} (${authority.website})।`
      : 'मेडिकल एजुकेशन कमीशन प्रवेश परीक्षा लेता है और हर प्रांत में उम्मीदवारों को सीटें देता है।',
  }),
  authority: (about, { authority, website, hasColleges, isPostgraduate, national }) => {
    const where = place(about)
    const whose = hasColleges ? `${where} की अपनी सीटों के लिए` : `दूसरी जगहों पर ${where} के लिए रखी सीटों और नॉमिनेशन के लिए`
    return {
      question: conductQuestion(about),
      answer: inRow(
        `${whose}: ${authority} (${website})।`,
        isPostgraduate && 'PG के राउंड का रजिस्ट्रेशन अलग होता है; वहां PG का नोटिस देखें।',
        national && `ऑल इंडिया सीटों के लिए: ${national.name} (${national.website})।`,
      ),
    }
  },
  institutions: (about, { examination, medical, university }) => ({
    question: conductQuestion(about),
    answer: inRow(
      `${place(about)} में संस्थान और परीक्षा कराने वाली संस्थाएं ${examined(examination)} के आधार पर दाखिला देती हैं।`,
      medical &&
        `मेडिकल सीटों के लिए: ${medical.name}। इस साल के नोटिस में ${about.course.name} भी है या नहीं, यह ${medical.website} पर देखें।`,
      university && `स्वास्थ्य विश्वविद्यालय: ${withoutArticle(university)}।`,
    ),
  }),
  administration: (about, { national }) => ({
    question: conductQuestion(about),
    answer: inRow(
      `${place(about)} का प्रशासन हर साल बताता है कि उसकी अपनी सीटें और नॉमिनेशन कैसे दिए जाते हैं।`,
      national && `राष्ट्रीय राउंड कराने वाली संस्था: ${national.name} (${national.website})।`,
    ),
  }),
  statedFees: (about, { fees, government }) => ({
    question: costQuestion(about),
    answer: inRow(
      `सूची के कॉलेजों के दस्तावेजों के अनुसार सालाना फीस: ${fees.map((seat) => feesOfSeat(seat, about.region.country)).join('; ')}।`,
      typically(about, government),
    ),
  }),
  fees: (about, facts) => ({
    question: costQuestion(about),
    answer: inRow(typically(about, facts.government), publicOwners(about, facts), 'हॉस्टल, मेस और जमानत राशि अलग हैं।'),
  }),
  founded: (about, { oldest }) => ({
    question: `${place(about)} के ${collegeNoun(about)} की स्थापना कब हुई?`,
    answer: `हमारी सूची का अकेला कॉलेज: ${collegeAt(oldest)} (स्थापना ${oldest.established})।`,
  }),
  oldest: (about, { oldest }) => ({
    question: `${place(about)} के ${collegesOblique(about)} में सबसे पुराना कौन सा है?`,
    answer: `हमारी सूची में: ${collegeAt(oldest)} (स्थापना ${oldest.established})।`,
  }),
  foreignSeats: (about, { needsNeet }) => ({
    question: `क्या भारत के विद्यार्थी ${place(about)} में ${about.course.name} पढ़ सकते हैं?`,
    answer: inRow(
      'हां, विदेशी नागरिकों की सीटों पर। वे कमीशन की प्रवेश परीक्षा नहीं देते; ये सीटें कैसे मिलती हैं, यह उसके उस साल के नोटिस में लिखा है।',
      needsNeet && 'आगे भारत में पंजीकरण के लिए भारत के नागरिकों का NEET UG पास करना भी जरूरी है।',
    ),
  }),
  seatsElsewhere: (about, { national, scheme }) => ({
    question: `${place(about)} के उम्मीदवार ${about.course.name} की किन सीटों के लिए आवेदन कर सकते हैं?`,
    answer:
      national === null
        ? 'दूसरे क्षेत्रों के निजी और केंद्रीय संस्थानों की सीटें; सरकारी संस्थान पहले अपने निवासियों को सीट देते हैं।'
        : `हर जगह के सरकारी कॉलेजों का अखिल भारतीय कोटा (${schemeName(scheme)} के अनुसार ${national}%), डीम्ड और केंद्रीय विश्वविद्यालयों की सीटें; वे निजी सीटें भी, जो कोई राज्य बाहर वालों के लिए खोलता है। बाकी के लिए कॉलेज वाले राज्य का मूल निवास चाहिए।`,
  }),
  outsiders: (about, { examination }) => ({
    question: canOutsiders(about),
    answer: `सरकारी संस्थान पहले अपने ${kindOf(about)} के निवासियों को सीट देते हैं; निजी संस्थान ज्यादातर कहीं से भी दाखिला देते हैं। चयन ${examined(examination)} के आधार पर होता है।`,
  }),
  outsidersPrivate: (about, { privately }) => ({
    question: canOutsiders(about),
    answer: `सूची ${many(privately, 'का', 'के')} ${colleges(about, privately)} निजी या डीम्ड ${are(privately)}: डीम्ड यूनिवर्सिटी राष्ट्रीय राउंड में पूरे भारत से दाखिला देती हैं, निजी कॉलेज ${place(about)} के उस साल के नोटिस के अनुसार।`,
  }),
  outsidersQuota: (about, { national, own, privately, scheme }) => ({
    question: canOutsiders(about),
    answer: inRow(
      `हां: ${schemeName(scheme)} के अनुसार सरकारी कॉलेजों की ${national}% सीटें पूरे भारत के लिए हैं। बाकी ${own}% के लिए ${place(about)} का मूल निवास या वहां की पढ़ाई चाहिए।`,
      privately > 0 &&
        `सूची के कॉलेजों में से ${count(privately)} निजी या डीम्ड ${are(privately)}: वहां मैनेजमेंट या राष्ट्रीय सीटें भी हो सकती हैं।`,
    ),
  }),
  nearby: (about, { neighbours, without }) => ({
    question: `${place(about)} के पास ${about.course.name} की पढ़ाई कहां हो सकती है?`,
    answer:
      neighbours.length > 0
        ? inRow(
            `पड़ोस में हमारी सूची के कॉलेज: ${neighbourList(neighbours)}।`,
            without.length > 0 && `यहां का कोई कॉलेज हमारी सूची में नहीं है: ${list(without)}।`,
          )
        : `${place(about)} के आसपास का कोई ${collegeNoun(about)} अभी हमारी सूची में नहीं है; कॉलेजों की पूरी सूची में सारा भारत और नेपाल है।`,
  }),
  elsewhere: (about) => ({
    question: `${place(about)} के बाहर ${about.course.name} की पढ़ाई कहां हो सकती है?`,
    answer: 'कॉलेजों की सूची में सारा भारत और नेपाल है। वहां कोर्स चुनें, फिर राज्य या प्रांत।',
  }),
  entrance: (about, { examination }) => ({
    question: `${place(about)} में ${about.course.name} का दाखिला कैसे मिलता है और कोर्स कितने समय का है?`,
    answer: `दाखिला ${examined(examination)} के आधार पर मिलता है। अवधि: ${about.course.duration}।`,
  }),
}

function publicOwners(about: About, facts: QuestionKinds['fees']): string {
  const where = place(about)
  const { publicly, privately, unknown } = facts
  if (facts.colleges === 0) return `${where} का कोई कॉलेज हमारी सूची में नहीं है, इसलिए दूसरी जगह का सफर और किराया भी जोड़ें।`
  if (privately === 0 && unknown > 0) return 'इस साल की तय फीस हर कॉलेज से पूछें।'
  if (privately === 0) {
    return `हमारी सूची में ${where} ${many(publicly, 'का', 'के')} ${colleges(about, publicly)} ${many(publicly, 'सरकारी है', 'सरकारी हैं')}।`
  }
  if (facts.colleges < 2) return `हमारी सूची में ${where} का अकेला कॉलेज सरकारी नहीं है; इस साल की तय फीस वहीं पूछें।`
  const known = `हमारी सूची में ${where} के ${ofColleges(about, facts.colleges)} में से ${count(privately)} सरकारी नहीं ${are(privately)}`
  const open = unknown > 0 ? `, ${count(unknown)} के संचालक की जानकारी नहीं` : ''
  return `${known}${open}; इस साल की तय फीस वहीं पूछें।`
}
