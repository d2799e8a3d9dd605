import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the predictor and of the page that says how good it is. */
export const predictorTexts = translations<typeof en.predictorTexts>({ en: en.predictorTexts })
