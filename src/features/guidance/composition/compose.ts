import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import type { GuidanceFacts } from './facts'
import type { About, GuidanceSentences, Part, Sentences } from './plan'
import { planDescription, planIntroduction } from './plan-introduction'
import { planQuestions } from './plan-questions'
import { planReasons } from './plan-reasons'
import { sentencesInEnglish } from './sentences/sentences.en'
import { sentencesInHindi } from './sentences/sentences.hi'

const SENTENCES: Record<Language, GuidanceSentences> = { en: sentencesInEnglish, hi: sentencesInHindi }

/** Composes a guidance page's texts: facts decide what is said, the language how. */
export function compose(language: Language, english: GuidanceFacts) {
  const facts = named(language, english)
  const { description, introduction, reasons, questions } = SENTENCES[language]
  return {
    description: sentenceOf(description, facts, planDescription(facts)),
    introduction: planIntroduction(facts).map((paragraph) =>
      paragraph.map((sentence) => sentenceOf(introduction, facts, sentence)).join(' '),
    ),
    reasons: planReasons(facts).map((reason) => sentenceOf(reasons, facts, reason)),
    questions: planQuestions(facts).map((question) => sentenceOf(questions, facts, question)),
  }
}

/** Facts with localised names of places and courses; plans name the cities. */
const named = (language: Language, facts: GuidanceFacts): GuidanceFacts => ({
  ...facts,
  course: { ...facts.course, name: nameIn(language, facts.course.name) },
  region: { ...facts.region, name: nameIn(language, facts.region.name) },
  neighbours: facts.neighbours.map((region) => ({ ...region, name: nameIn(language, region.name) })),
})

const sentenceOf = <Kinds, Kind extends keyof Kinds, Said>(
  words: Sentences<Kinds, Said>,
  about: About,
  { kind, facts }: Part<Kinds, Kind>,
): Said => words[kind](about, facts)
