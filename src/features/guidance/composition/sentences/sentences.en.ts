import type { GuidanceSentences } from '../plan'
import { descriptionInEnglish, introductionInEnglish } from './introduction.en'
import { questionsInEnglish } from './questions.en'
import { reasonsInEnglish } from './reasons.en'

/** All English wordings of a composed page. */
export const sentencesInEnglish: GuidanceSentences = {
  description: descriptionInEnglish,
  introduction: introductionInEnglish,
  reasons: reasonsInEnglish,
  questions: questionsInEnglish,
}
