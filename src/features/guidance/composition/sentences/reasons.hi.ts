import { coverageKind } from '../facts'
import type { GuidanceSentences } from '../plan'
import {
  byOwnership,
  collegeAt,
  collegeNoun,
  collegesOblique,
  count,
  examined,
  feesOfSeat,
  many,
  neighbourList,
  place,
  rupees,
  shortList,
} from './phrases.hi'

/** How many towns a sentence names. */
const TOWNS = 4
/** Colleges founded before this year have generations of alumni. */
const OLD = 1980

/** Why one would study the course in the region, or look beyond it. */
export const reasonsInHindi: GuidanceSentences['reasons'] = {
  noCollege: (about, { neighbours }) => ({
    title: 'सीमा के पार के विकल्प',
    text:
      neighbours.length > 0
        ? `हमारी सूची में ${place(about)} का कोई कॉलेज नहीं है, इसलिए इनकी तुलना करें: ${neighbourList(neighbours)}। ब्रैकेट में हमारी सूची के कॉलेजों की संख्या है।`
        : `हमारी सूची में ${place(about)} का कोई कॉलेज नहीं है। ${about.course.name} का रास्ता राष्ट्रीय संस्थान और सबके लिए खुली सीटें हैं।`,
  }),
  oneCollege: (about) => ({
    title: 'एक ही कॉलेज, उसे अच्छी तरह जानें',
    text: `हमारी सूची में ${place(about)} का एक ही ${collegeNoun(about)} है: उसकी पिछले साल की क्लोजिंग रैंक से जल्दी पता चलता है कि आपकी रैंक कितनी पास है।`,
  }),
  allPublic: (about, { owners }) => ({
    title: 'सभी कॉलेज सरकारी',
    text: `हमारी सूची में ${place(about)} का हर कॉलेज सरकारी है: ${byOwnership(owners)}।`,
  }),
  allPrivate: (about, { owners }) => ({
    title: 'तुलना के लिए निजी कॉलेज',
    text: `हमारी सूची में ${place(about)} के कॉलेज: ${byOwnership(owners)}। हर कॉलेज से उसकी मंजूर फीस लिखित में लें।`,
  }),
  mostlyPublic: (about, { owners }) => ({
    title: 'ज्यादातर सरकारी कॉलेज',
    text: `हमारी सूची में ${place(about)} के ज्यादातर कॉलेज सरकारी हैं: ${byOwnership(owners)}।`,
  }),
  mostlyPrivate: (about, { owners }) => ({
    title: 'निजी कॉलेजों में कई विकल्प',
    text: `हमारी सूची में ${place(about)} के निजी और डीम्ड कॉलेज सरकारी कॉलेजों से ज्यादा हैं: ${byOwnership(owners)}।`,
  }),
  balanced: (about, { owners }) => ({
    title: 'सरकारी और निजी बराबर',
    text: `हमारी सूची में ${place(about)} के सरकारी और निजी कॉलेज बराबर हैं: ${byOwnership(owners)}।`,
  }),
  seats: (about, { seats, publicPercent, stating, colleges }) => {
    const { listed, official } = seats
    const those =
      stating === colleges
        ? 'हमारी सूची के सभी कॉलेजों'
        : `हमारी सूची के ${count(colleges)} ${many(colleges, 'कॉलेज', 'कॉलेजों')} में से सीटें बताने वाले ${count(stating)}`
    const beside = official ? `; साथ में आधिकारिक सूची ${official.year} की संख्या` : ''
    const share = publicPercent === null ? '' : ` इनमें लगभग ${publicPercent}% सरकारी कॉलेजों में हैं।`
    return {
      title:
        official && coverageKind(seats) === 'part'
          ? `${count(official.amount)} में से ${count(listed)} सालाना सीटें`
          : `कम से कम ${count(listed)} ${many(listed, 'सालाना सीट', 'सालाना सीटें')}`,
      text: `यह ${those} की बताई हुई ${about.course.name} सीटों की संख्या है${beside}।${share}`,
    }
  },
  history: (_, { oldest, isOnlyOne }) => ({
    title: `स्थापना ${oldest.established}`,
    text: `${isOnlyOne ? 'वह कॉलेज' : 'हमारी सूची में सबसे पुराना कॉलेज'}: ${collegeAt(oldest)}${oldest.established < OLD ? '; यहां से पढ़ी कई पीढ़ियों के लोगों से पूछा जा सकता है' : ''}।`,
  }),
  towns: (_, { towns }) => ({
    title: `रहने और पढ़ने की ${count(towns.length)} ${many(towns.length, 'जगह', 'जगहें')}`,
    text: `इनमें से चुनें: ${shortList(towns, TOWNS)}। मरीज, हॉस्टल और घर का रास्ता हर जगह अलग होते हैं, विज्ञापन जितना बताते हैं उससे कहीं ज्यादा।`,
  }),
  statedFees: (about, { fees }) => ({
    title: 'फीस सबके सामने',
    text: `दस्तावेजों के अनुसार सालाना फीस: ${feesOfSeat(fees, about.region.country)}। हर फीस के पास दस्तावेज का नाम है।`,
  }),
  governmentFees: (about, { range }) => ({
    title: 'कम फीस वाली सरकारी सीटें',
    text: `${about.course.name} की सरकारी सीटों की फीस आम तौर पर ${rupees(range)} सालाना होती है (स्रोत: ${range.source})।`,
  }),
  authority: (about, { authority, site }) => ({
    title: 'एक ही प्राधिकरण पर नजर रखें',
    text: `${place(about)} की तारीखें, सीटों की सूचियां और राउंड ${site} पर आते हैं। प्राधिकरण: ${authority}।`,
  }),
  nationalRounds: (about, { name, site }) => ({
    title: 'राष्ट्रीय राउंड भी देखें',
    text: `पूरे भारत की सीटें ${place(about)} के उम्मीदवारों के लिए भी खुलती हैं: ${name}। इसकी साइट ${site} है।`,
  }),
  recognition: (about, { name, site }) => ({
    title: 'पहले मान्यता',
    text: `${place(about)} में कुछ भी देने से पहले ${site} पर कॉलेज को खोज लें। नियामक संस्था: ${name}।`,
  }),
  neighbours: (about, { neighbours }) => ({
    title: 'पड़ोस भी पहुंच में',
    text: `सबके लिए खुली सीटें पड़ोस में भी हैं। हमारी सूची में ${collegesOblique(about)} की संख्या: ${neighbourList(neighbours)}।`,
  }),
  duration: ({ course }) => ({
    title: 'समय का हिसाब लगाया जा सकता है',
    text: `${course.fullName}: ${course.duration}। पसंद का क्रम तय करने से पहले फीस, हॉस्टल और सफर का खर्च इतने समय का जोड़ें।`,
  }),
  entrance: (about, { examination }) => ({
    title: 'दाखिले का रास्ता साफ',
    text: `${place(about)} में ${about.course.name} के उम्मीदवार ${examined(examination)} के आधार पर चुने जाते हैं।`,
  }),
}
