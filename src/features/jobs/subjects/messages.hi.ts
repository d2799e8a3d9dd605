import { nameIn } from '@/lib/names'
import { grouped, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'
import type { SubjectTopic } from './view'

const named = (part: { name: string } | null) => (part ? nameIn('hi', part.name) : '')

const title = ({ subject, place }: SubjectTopic) => {
  if (!subject) return `${named(place)} में डॉक्टरों की नौकरियां`
  if (place) return `${named(place)} में ${named(subject)} की नौकरियां`
  return subject.kind === 'department' ? `${named(subject)}: डॉक्टरों की नौकरियां` : `${named(subject)} की नौकरियां`
}

export const subjectMessages = {
  jobs: 'नौकरियां',
  title,
  name: ({ subject, place }) => (subject && place ? `${named(subject)}, ${named(place)}` : named(subject ?? place)),
  description: (topic, offered) =>
    `${title(topic)}: ${offered > 0 ? `${grouped('hi', offered)} ${plural('hi', offered, { one: 'खुला पद', other: 'खुले पद' })}` : 'आज क्या खुला है'}, संस्थान, वेतन और आवेदन का तरीका।`,
  lead: ({ open, offered, walkIns }) => {
    if (open === 0) return 'आज कोई पद खुला नहीं है। खुलने पर हम आपको ईमेल कर सकते हैं।'
    if (offered === 0) return 'अभी सिर्फ नमूने हैं। पहली असली नौकरी आने पर हम आपको ईमेल कर सकते हैं।'
    const interviews = walkIns > 0 ? ` (वॉक-इन इंटरव्यू: ${grouped('hi', walkIns)})` : ''
    return `आज ${grouped('hi', offered)} ${plural('hi', offered, { one: 'पद खुला है', other: 'पद खुले हैं' })}${interviews}।`
  },
  figures: {
    offered: 'खुले पद',
    counted: 'अभी-अभी की गिनती',
    institutions: () => 'संस्थान',
    confidential: (count) =>
      `${grouped('hi', count)} ${plural('hi', count, { one: 'गोपनीय पद गिना नहीं गया', other: 'गोपनीय पद गिने नहीं गए' })}`,
    pay: 'बताए गए वेतन का बीच का आधा हिस्सा',
    payRange: ({ low, high }) =>
      low === high ? `₹${grouped('hi', low)} लाख सालाना` : `₹${grouped('hi', low)}–${grouped('hi', high)} लाख सालाना`,
    payFrom: ({ from }, of) => `${grouped('hi', of)} पदों में से ${grouped('hi', from)} के आधार पर`,
    walkIn: 'अगला वॉक-इन इंटरव्यू',
    at: (clock) => clock,
  },
  newest: 'सबसे नई',
  all: 'सभी पद सूची में देखें, फिल्टर के साथ',
  within: 'और छांटें',
  alike: 'ऐसी और नौकरियां',
  open: (count) => `${grouped('hi', count)} ${plural('hi', count, { one: 'खुला', other: 'खुले' })}`,
  feed: 'इन पदों का RSS फीड',
  places: 'जगह के हिसाब से',
  departments: 'विभाग के हिसाब से',
  designations: 'पदनाम के हिसाब से',
  browse: 'जगह, विभाग और पदनाम के हिसाब से नौकरियां',
} as const satisfies Messages<typeof en.subjectMessages>
