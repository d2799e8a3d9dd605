import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const { distanceMessages } = translationsOf<typeof en>({ en, hi })
