import { type Coverage, coverageKind, type OwnerAmounts } from '../facts'
import { total } from '../figures'
import type { GuidanceSentences } from '../plan'
import { withoutArticle } from './phrases.en'
import {
  are,
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  collegesListed,
  count,
  examined,
  kindOf,
  many,
  neighbourList,
  ofColleges,
  ownershipWord,
  place,
  schemeName,
  seatsOfAll,
  shortList,
  wholeCountry,
} from './phrases.hi'

/** How many towns a sentence names. */
const TOWNS = 5

/** "12,545 में से 3,050 सीटें". */
const ofSeats = (seats: Coverage) =>
  coverageKind(seats) === 'part' && seats.official
    ? `सीटें ${count(seats.official.amount)} में से ${count(seats.listed)}`
    : `${count(seats.listed)} ${many(seats.listed, 'सीट', 'सीटें')}`

const inBrackets = (owners: OwnerAmounts | null) => (owners ? ` (${byOwnership(owners)})` : '')

/** One sentence or two for a page's meta description, at most about 160 characters. */
export const descriptionInHindi: GuidanceSentences['description'] = {
  none: (about, { nearest, official }) => {
    const none = official
      ? `आधिकारिक सूची ${official.year} में ${place(about)} के ${colleges(about, official.colleges)}; हमारी सूची में अभी कोई नहीं।`
      : `${place(about)} का कोई ${collegeNoun(about)} अभी हमारी सूची में नहीं है।`
    return `${none}${nearest ? ` सबसे पास: ${nearest}।` : ''} योग्यता, दस्तावेज और एडमिशन।`
  },
  listed: (about, { colleges: listed, seats }) => {
    const part = coverageKind(listed) === 'part' ? listed.official : null
    const those = part
      ? `आधिकारिक सूची ${part.year} के ${ofColleges(about, part.amount)} में से ${count(listed.listed)}`
      : `हमारी सूची में ${colleges(about, listed.listed)}`
    const beside =
      listed.official && !part ? ` (आधिकारिक सूची ${listed.official.year} में ${count(listed.official.amount)})` : ''
    return `${place(about)} में ${about.course.name}: ${those}${beside}${seats ? `, ${ofSeats(seats)}` : ''}। योग्यता, दस्तावेज और काउंसलिंग।`
  },
}

/** The sentences of a page's opening paragraphs. */
export const introductionInHindi: GuidanceSentences['introduction'] = {
  noCollege: (about, { official }) =>
    official
      ? `आधिकारिक सूची ${official.year} के अनुसार ${place(about)} में ${colleges(about, official.colleges)} ${are(official.colleges)}; हमारी सूची में इनमें से अभी कोई नहीं है।`
      : `हमारी जानकारी में ${place(about)} में अभी कोई ${collegeNoun(about)} नहीं है।`,
  nearest: (about, { neighbours }) =>
    `हमारी सूची में सबसे पास के कॉलेज: ${neighbourList(neighbours)}। वहां की जो सीटें ${wholeCountry(about)} के लिए खुली हैं, उनके लिए ${place(about)} के उम्मीदवार भी आवेदन कर सकते हैं।`,
  lookElsewhere: () => 'उम्मीदवार दूसरे क्षेत्रों और राष्ट्रीय संस्थानों की वे सीटें देखें, जो सबके लिए खुली हैं।',
  covered: (about, { colleges: listed }) => collegesListed(about, listed),
  oneCollege: (_, { oldest, ownership }) => {
    if (oldest) return `वह कॉलेज: ${collegeAt(oldest)} (स्थापना ${oldest.established})।`
    return ownership ? `कॉलेज का प्रकार: ${ownershipWord(ownership)}।` : 'दूसरी पसंद के लिए और जगह भी देखें।'
  },
  allPublic: (_, { owners }) => `ये सभी सरकारी हैं${inBrackets(owners)}।`,
  allPrivate: (_, { owners }) => `ये सभी निजी या डीम्ड हैं${inBrackets(owners)}।`,
  mostlyPublic: (_, { owners }) => `इनमें ज्यादातर सरकारी हैं${inBrackets(owners)}।`,
  mostlyPrivate: (_, { owners }) => `इनमें ज्यादातर निजी या डीम्ड हैं${inBrackets(owners)}।`,
  balanced: (_, { owners }) => `इनमें सरकारी और निजी कॉलेज बराबर हैं${inBrackets(owners)}।`,
  unclear: (_, { known }) =>
    total(known) > 0
      ? `इनमें से ${count(total(known))} के संचालक की जानकारी हमारे पास है: ${byOwnership(known)}।`
      : 'इन्हें कौन चलाता है, इसकी जानकारी हमारे पास नहीं है।',
  seatsGoBy: (_, { examination, authority }) =>
    authority
      ? `सीटें ${examined(examination)} के आधार पर मिलती हैं। काउंसलिंग प्राधिकरण: ${withoutArticle(authority)}।`
      : `सीटें ${examined(examination)} के आधार पर मिलती हैं।`,
  written: (_, { text }) => text,
  noSingleWindow: (_, { university }) =>
    `ये सीटें किसी एक ही जगह से नहीं मिलतीं, इसलिए हर संस्थान का नोटिस पढ़ें${university ? `; ${withoutArticle(university)} का भी` : ''}।`,
  quotas: (about, { national, own, authority, scheme }) => {
    const announced = authority ? ` (प्राधिकरण: ${authority})` : '; प्रक्रिया हर साल वहां का प्रशासन घोषित करता है'
    return `${schemeName(scheme)} के अनुसार सरकारी कॉलेजों की ${national}% सीटें पूरे भारत के उम्मीदवारों के लिए हैं और ${own}% सीटें ${kindOf(about)} के पास रहती हैं${announced}।`
  },
  centralSeats: () => 'एम्स और केंद्रीय विश्वविद्यालयों की सीटें राष्ट्रीय स्तर पर भरती हैं।',
  admissionElsewhere: (about, { examination, national, scheme }) => {
    const { name, fullName, duration } = about.course
    return `${name} (${fullName}) की अवधि: ${duration}। भारत में हर सीट ${examined(examination)} के आधार पर मिलती है। ${schemeName(scheme)} के अनुसार ${national}% सरकारी सीटें पूरे भारत के लिए खुली हैं; ${place(about)} के उम्मीदवारों का मुकाबला इन सीटों और निजी या डीम्ड सीटों के लिए है।`
  },
  nominations: (about, { authority }) =>
    `दूसरी जगहों पर ${place(about)} के लिए रखी सीटों और नॉमिनेशन के बारे में यहां पूछें: ${authority}।`,
  intake: (_, { seats, publicly, privately }) => {
    const split =
      publicly > 0 && privately > 0 ? `; इनमें सरकारी कॉलेजों में ${count(publicly)}, दूसरे कॉलेजों में ${count(privately)}` : ''
    return `सूची के जो कॉलेज अपनी सीटें बताते हैं, उनमें कुल: ${seatsOfAll(seats)}${split}।`
  },
  oneTown: (_, { town }) => `ये सभी कॉलेज इसी जगह हैं: ${shortList([town], 1)}।`,
  towns: (_, { towns }) => `कॉलेज इन जगहों पर हैं: ${shortList(towns, TOWNS)}।`,
  oldest: (_, { oldest }) => `हमारी सूची में सबसे पुराना कॉलेज: ${collegeAt(oldest)} (स्थापना ${oldest.established})।`,
}
