import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type { PostingFieldCode } from './texts.en'

/** Why what a hospital does with a vacancy is refused as a whole. */
export const postingRefusals = translations<typeof en.postingRefusals>({ en: en.postingRefusals })

/** Every sentence around posting a vacancy. */
export const postingTexts = translations<typeof en.postingTexts>({ en: en.postingTexts })
