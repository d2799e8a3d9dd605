import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './card-messages.en'

export const collegeCardMessages = {
  college: 'कॉलेज',
  place: 'जगह',
  kind: 'कॉलेज का प्रकार',
  fees: 'सालाना फीस',
  seats: 'सीटें',
  established: 'स्थापना',
  units: { fees: 'सालाना', seats: 'सीटें', established: 'से' },
  notKnown: 'पता नहीं',
  more: (count) => `+${grouped('hi', count)} और`,
} as const satisfies Messages<typeof en.collegeCardMessages>
