import { grouped, listed, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

/** Colleges side by side, four at most, before "में" or "कॉलेजों". */
const TOGETHER: Readonly<Record<number, string>> = { 3: 'तीनों', 4: 'चारों' }
const FIRST: Readonly<Record<number, string>> = { 2: 'दो', 3: 'तीन', 4: 'चार' }
const inWords = (count: number, words: Readonly<Record<number, string>>) => words[count] ?? grouped('hi', count)

export const compareMessages = {
  title: 'कॉलेजों की तुलना करें',
  named: (count) => `${grouped('hi', count)} कॉलेज साथ-साथ`,
  lead: 'ज्यादा से ज्यादा चार कॉलेज। कोई रैंकिंग नहीं: क्या जरूरी है, यह आप तय करें।',
  description:
    'भारत और नेपाल के ज्यादा से ज्यादा चार मेडिकल कॉलेज साथ-साथ देखें। हर प्रकार की सीट की फीस, सीटें, साल और जगह, हर आंकड़ा अपने स्रोत के साथ।',
  colleges: 'कॉलेज',
  table: (count) =>
    `${grouped('hi', count)} ${plural('hi', count, { one: 'कॉलेज', other: 'कॉलेजों' })} की तुलना। जो सबमें समान है, वह अंत में है।`,
  same: 'सबमें एक जैसा',
  money: 'सालाना खर्च',
  fees: 'सालाना फीस',
  seatUnstated: 'सालाना फीस',
  lowest: (count) => (count === 2 ? 'दोनों में कम' : `${inWords(count, TOGETHER)} में सबसे कम`),
  seats: 'सालाना सीटें',
  seatsOf: (course) => course,
  college: 'कॉलेज',
  type: 'संचालक',
  place: 'जगह',
  established: 'स्थापना',
  courses: 'कोर्स',
  ranking: 'रैंकिंग',
  facilities: 'सुविधाएं',
  sources: 'स्रोत',
  remove: 'हटाएं',
  print: 'प्रिंट करें',
  share: 'शेयर करें',
  copied: 'इस तुलना का वेब पता कॉपी हो गया है।',
  shareFailed: 'वेब पता कॉपी नहीं हो सका: उसे ब्राउजर में ऊपर लिखे पते से लें।',
  add: {
    title: 'कॉलेज जोड़ें',
    label: 'कॉलेज का नाम या जगह',
    submit: 'खोजें',
    found: (words) => `“${words}” के लिए मिले कॉलेज`,
    none: (words) => `“${words}” के लिए कोई कॉलेज नहीं मिला। छोटा नाम या शहर लिखकर देखें।`,
    choose: 'जोड़ें',
    full: 'चार कॉलेज पहले से साथ-साथ हैं। दूसरा जोड़ने के लिए इनमें से किसी को हटाएं।',
    toList: 'कॉलेजों की सूची से चुनें',
  },
  empty: {
    title: 'तुलना के लिए कॉलेज चुनें',
    text: 'यहां नाम लिखें, या किसी कॉलेज के पास “तुलना करें” दबाएं।',
    one: 'यहां अभी एक ही कॉलेज है। अंतर देखने के लिए दूसरा जोड़ें।',
  },
  beyond: (count) =>
    `${grouped('hi', count)} ${plural('hi', count, { one: 'और कॉलेज मांगा गया था', other: 'और कॉलेज मांगे गए थे' })}। साथ-साथ चार ही आते हैं; पहले चार यहां हैं।`,
  rankUnread: 'लिंक में दी गई रैंक पढ़ी नहीं जा सकी, इसलिए उसे छोड़ दिया गया।',
  missing: (slugs) =>
    `${plural('hi', slugs.length, { one: 'इस पते पर कोई कॉलेज नहीं है, या वह अब साइट पर नहीं है', other: 'इन पतों पर कोई कॉलेज नहीं है, या वे अब साइट पर नहीं हैं' })}: ${listed('hi', slugs)}।`,
  send: {
    title: 'यह सूची काउंसलर को भेजें',
    text: 'उन्हें इस पेज के कॉलेज दिखेंगे; आपने यहां रैंक और श्रेणी दी हो, तो वे भी।',
  },
  toPredictor: 'इस रैंक पर सभी कॉलेज',
  tray: {
    add: 'तुलना करें',
    chosen: 'तुलना में है',
    label: 'तुलना',
    count: (count) => `${grouped('hi', count)} ${plural('hi', count, { one: 'कॉलेज चुना', other: 'कॉलेज चुने' })}`,
    go: 'तुलना करें',
    clear: 'सभी हटाएं',
    full: 'चार से ज्यादा नहीं आते। पहले किसी को हटाएं।',
  },
  saved: (count) =>
    plural('hi', count, {
      one: 'सेव किए गए कॉलेज की तुलना करें',
      other: `पहले ${inWords(Math.min(count, 4), FIRST)} कॉलेजों की तुलना करें`,
    }),
} as const satisfies Messages<typeof en.compareMessages>
