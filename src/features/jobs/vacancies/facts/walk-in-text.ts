import { clockText, enumerated, weekdayMoment } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { jobMessages } from '../../messages'
import type { WalkInView } from '../view'

/** "Wednesday, 2 December at 9:00 am until 1:00 pm", in India. */
export function walkInMoment(language: Language, { at, until }: WalkInView): string {
  const { walkIn } = jobMessages(language)
  const moment = weekdayMoment(language, at)
  return until ? walkIn.until(moment, clockText(language, until)) : walkIn.from(moment)
}

/** The same with the place to come to. */
export const walkInText = (language: Language, walkIn: WalkInView, place: string | null): string =>
  enumerated(language, [walkInMoment(language, walkIn), ...(place ? [place] : [])])
