import type { GuidanceSentences } from '../plan'
import { descriptionInEnglish, introductionInEnglish } from './introduction.en'
import { questionsInEnglish } from './questions.en'
import { reasonsInEnglish } from './reasons.en'

/** Everything that a composed page can say, in English. */
export const sentencesInEnglish: GuidanceSentences = {
  description: descriptionInEnglish,
  introduction: introductionInEnglish,
  reasons: reasonsInEnglish,
  questions: questionsInEnglish,
}
