import { type Messages, translations } from '@/lib/text/translations'
import * as dashboard from './dashboard-messages.en'
import * as dashboardHi from './dashboard-messages.hi'
import * as access from './messages.en'
import * as accessHi from './messages.hi'

const en = { ...access, ...dashboard }
const hi = { ...accessHi, ...dashboardHi }

export type AccountMessages = Messages<typeof en>
export type SignInNotice = keyof AccountMessages['signInPage']['notices']

export const accountMessages = translations<typeof en>({ en, hi })
