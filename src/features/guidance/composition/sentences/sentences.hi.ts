import type { GuidanceSentences } from '../plan'
import { descriptionInHindi, introductionInHindi } from './introduction.hi'
import { questionsInHindi } from './questions.hi'
import { reasonsInHindi } from './reasons.hi'

/** Everything that a composed page can say, in Hindi. */
export const sentencesInHindi: GuidanceSentences = {
  description: descriptionInHindi,
  introduction: introductionInHindi,
  reasons: reasonsInHindi,
  questions: questionsInHindi,
}
