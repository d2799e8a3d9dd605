import type { MarkedFigure } from '@/cms/sources/figure-view'
import { markOf } from '@/components/sources/sources'
import type { CollegeCardView } from '@/features/colleges/page/view'
import type { Language } from '@/lib/language'
import { collegeCardMessages } from '../card-messages'
import type { CardFact } from './card-box'

const FIGURES = ['fees', 'seats', 'established'] as const

/**
 * The three figures of a card, each with its own mark. A list of cards needs the `SourcePanels` that the marks open,
 * with `marksOf` its colleges, and a `FigureKey`.
 */
export function cardFacts(
  language: Language,
  college: Pick<CollegeCardView, (typeof FIGURES)[number] | 'marks'>,
): CardFact[] {
  const messages = collegeCardMessages(language)
  return FIGURES.map((name) => {
    const mark = college.marks[name]
    return {
      label: messages[name],
      unit: messages.units[name],
      value: college[name],
      mark: mark && markOf(language, mark),
    }
  })
}

/** The marks of a list of cards, for the panels that they open. */
export const marksOf = (colleges: readonly Pick<CollegeCardView, 'marks'>[]): (MarkedFigure | null)[] =>
  colleges.flatMap(({ marks }) => FIGURES.map((name) => marks[name]))
