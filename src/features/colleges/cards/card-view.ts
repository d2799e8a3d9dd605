import { figureSource, isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import { type ShelfLives } from '@/cms/sources/source-rule'
import { kindsOf } from '@/lib/college-kinds-rule'
import { contradictsOwner } from '@/lib/contradicting-fee'
import { imageView } from '@/lib/images'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import type { College } from '@/payload-types'
import type { CollegeCardView } from '../page/view'

/** The columns that a card needs. */
export const CARD_COLUMNS = {
  slug: true,
  name: true,
  location: true,
  state: true,
  country: true,
  ownership: true,
  kinds: true,
  minorityOf: true,
  courses: true,
  fees: true,
  seats: true,
  established: true,
  feesSource: true,
  feesYear: true,
  feesCheckedOn: true,
  seatsSource: true,
  seatsYear: true,
  seatsCheckedOn: true,
  establishedSource: true,
  establishedCheckedOn: true,
  image: true,
  imageUrl: true,
} as const

type CardColumns = Pick<College, 'id' | keyof typeof CARD_COLUMNS>

type MarkColumns = Pick<
  College,
  'fees' | 'feesSource' | 'feesYear' | 'feesCheckedOn' | 'seats' | 'seatsSource' | 'seatsYear' | 'seatsCheckedOn'
>

/** The fees that a card may show: none where they contradict who runs the college. */
export function shownFees({
  ownership,
  courses,
  fees,
  feesSource,
}: Pick<College, 'ownership' | 'courses' | 'fees' | 'feesSource'>): string | null {
  const isPublic = isPublicFigure(figureSource({ source: feesSource }))
  return contradictsOwner(ownership, { amount: fees, course: courses?.[0], isPublic }) ? null : fees || null
}

/** Where the fees and seats of a card stand; the sources have to be read with the record. */
export function cardMarks(college: MarkColumns, shelf: ShelfLives): Pick<CollegeCardView['marks'], 'fees' | 'seats'> {
  const { feesSource, feesYear, feesCheckedOn, seatsSource, seatsYear, seatsCheckedOn } = college
  return {
    fees: college.fees
      ? markedFigure({ source: feesSource, year: feesYear, checkedOn: feesCheckedOn }, shelf.fees)
      : null,
    seats: college.seats
      ? markedFigure({ source: seatsSource, year: seatsYear, checkedOn: seatsCheckedOn }, shelf.seats)
      : null,
  }
}

/**
 * A college record as its card shows it.
 * @param shelf for how many months its figures hold
 */
export function collegeCard(language: Language, record: CardColumns, shelf: ShelfLives): CollegeCardView {
  const college = { ...record, fees: shownFees(record) }
  return {
    id: college.id,
    slug: college.slug ?? college.id,
    name: college.name,
    location: college.location || null,
    state: college.state || null,
    country: college.country || null,
    ownership: college.ownership ?? null,
    kinds: kindsOf(college),
    minorityOf: college.minorityOf || null,
    courses: college.courses ?? [],
    fees: feesText(language, college.fees),
    seats: college.seats || null,
    established: college.established ?? null,
    marks: {
      ...cardMarks(college, shelf),
      established: college.established
        ? markedFigure({ source: college.establishedSource, checkedOn: college.establishedCheckedOn }, null)
        : null,
    },
    ...imageView(college.image, college.imageUrl, 'card'),
  }
}
