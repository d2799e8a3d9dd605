import type { SourceKind } from '@/cms/sources/source-rule'
import { dayText, enumerated } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const KINDS: Record<SourceKind, string> = {
  official: 'आधिकारिक',
  college: 'कॉलेज',
  press: 'अखबार',
  own: 'हमारी सूची',
}

const OWN = 'हमारी सूची से, पुष्टि नहीं हुई'
const NO_DOCUMENT = 'इसके पीछे कोई दस्तावेज नहीं'

const IN_WORDS: Record<SourceKind, string> = {
  official: 'आधिकारिक स्रोत',
  college: 'कॉलेज का अपना आंकड़ा',
  press: 'अखबार की खबर',
  own: OWN,
}

export const sourceMessages = {
  standings: {
    official: 'आधिकारिक स्रोत',
    other: 'प्राधिकरण से नहीं',
    own: OWN,
    old: 'बदल सकता है',
  },
  mark: (standing, kind, year) => {
    if (standing === 'own' || !kind) return OWN
    if (standing === 'old') return year ? `${year} का आंकड़ा, बदल सकता है` : 'बदल सकता है'
    if (standing === 'official') return year ?? KINDS.official
    return year ? `${KINDS[kind]}, ${year}` : KINDS[kind]
  },
  inWords: (kind, year) => enumerated('hi', [IN_WORDS[kind], ...(year ? [year] : [])]),
  key: {
    underlined: 'नीचे रेखा वाले:',
    official: 'आधिकारिक दस्तावेज से।',
    doubtful: 'आधिकारिक नहीं, या पुराना। कॉलेज से पूछ लें।',
  },
  said: (standing) => ` (स्रोत: ${standing})`,
  ownTitle: 'इस साइट की ओर से दर्ज',
  ownPublisher: NO_DOCUMENT,
  ownNote: 'कुल जोड़, फीस के फिल्टर और खोज के नतीजों में इसे नहीं लिया जाता।',
  oldNote: 'यह आंकड़ा पुराना है। इस पर भरोसा करने से पहले कॉलेज से पूछ लें।',
  from: 'कहां से',
  year: 'साल',
  checked: 'दस्तावेज से मिलान',
  checkedOn: (day) => `${dayText('hi', day)} को`,
  notAgain: 'दर्ज होने के बाद नहीं',
  notKnown: 'पता नहीं',
  open: 'दस्तावेज खोलें',
  openSite: 'जिस साइट पर यह जारी हुआ, उसे खोलें',
  opensElsewhere: ' (नए टैब में खुलेगा)',
  line: ({ standing, publisher, year, checkedOn }) =>
    [standing, publisher, year, checkedOn && `दस्तावेज से मिलान ${dayText('hi', checkedOn)} को`]
      .filter(Boolean)
      .join(' · '),
  ownLine: `${OWN} · ${NO_DOCUMENT}`,
} as const satisfies Messages<typeof en.sourceMessages>
