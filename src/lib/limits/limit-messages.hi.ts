import { grouped } from '../text/format'
import type { Messages } from '../text/translations'
import type * as en from './limit-messages.en'

export const limitErrorMessages = {
  'too-many-attempts': ({ retryAfter = 0 }) =>
    `बहुत बार कोशिश हो चुकी है। ${grouped('hi', Math.ceil(retryAfter / 60))} मिनट बाद फिर कोशिश करें।`,
} as const satisfies Messages<typeof en.limitErrorMessages>
