import { grouped } from '../text/format'
import type { Messages } from '../text/translations'
import type * as en from './limit-messages.en'

export const limitErrorMessages = {
  'too-many-attempts': ({ retryAfter = 0 }) => {
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes > 60 ? `${grouped('hi', Math.ceil(minutes / 60))} घंटे` : `${grouped('hi', minutes)} मिनट`
    return `बहुत बार कोशिश हो चुकी है। ${wait} बाद फिर कोशिश करें।`
  },
} as const satisfies Messages<typeof en.limitErrorMessages>
