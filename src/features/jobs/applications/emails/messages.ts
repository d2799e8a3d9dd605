import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const { applicationMails } = translationsOf<typeof en>({ en, hi })

export type TeamEvent = en.TeamEvent
