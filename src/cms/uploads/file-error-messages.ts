import { translationsOf } from '@/lib/text/translations'
import * as en from './file-error-messages.en'
import * as hi from './file-error-messages.hi'

/** Why a file is rejected, in any form. */
export const { fileErrorMessages } = translationsOf<typeof en>({ en, hi })
