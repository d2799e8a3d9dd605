import type { MarkedFigure } from '@/cms/sources/marked-figure'
import { distinctFigures, panelId } from '@/components/sources/panel-id'
import { markOf } from '@/components/sources/source-mark'
import type { CollegeCardView } from '@/features/colleges/page/view'
import type { Language } from '@/lib/text/language'
import { collegeCardTexts } from '../card-texts'
import type { CardMark } from './card-box'

const FIGURES = ['fees', 'seats', 'established'] as const

/**
 * Where the figures of a card stand, in one line for all three: those of one document share its mark, and where there
 * is only one, it is not said to the eye which they are. A list of cards needs the `SourcePanels` that the marks open, with `marksOf` its colleges.
 */
export function cardMarks(language: Language, marks: CollegeCardView['marks']): CardMark[] {
  const texts = collegeCardTexts(language)
  const known = FIGURES.map((name) => marks[name])
  return distinctFigures(known).map((figure) => ({
    ...markOf(language, figure),
    of: texts.standingOf(FIGURES.filter((name) => isSame(marks[name], figure))),
  }))
}

const isSame = (mark: MarkedFigure | null, figure: MarkedFigure) => mark !== null && panelId(mark) === panelId(figure)

/** The marks of a list of cards, for the panels that they open. */
export const marksOf = (colleges: readonly Pick<CollegeCardView, 'marks'>[]): (MarkedFigure | null)[] =>
  colleges.flatMap(({ marks }) => FIGURES.map((name) => marks[name]))
