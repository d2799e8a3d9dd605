import { figureSource, isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import type { ShelfLives } from '@/cms/sources/source-rule'
import { KINDS_OF_OWNERS, kindsOf } from '@/lib/college-facts/college-kinds-rule'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import { imageView } from '@/lib/images'
import type { Language } from '@/lib/language'
import { stated } from '@/lib/stated'
import { feesText } from '@/lib/text/format'
import { type CollegeKind, collegeKindLabel, ownershipLabel } from '@/lib/vocabulary'
import type { College } from '@/payload-types'

type OfKinds = Pick<CollegeCardView, 'ownership' | 'kinds' | 'minorityOf'>

/** The kinds of a college in words, without what its owner says already: "Women only", "Minority institution (Sikh)". */
const kindWords = (language: Language, { ownership, kinds, minorityOf }: OfKinds): string[] => {
  const said: CollegeKind | undefined = ownership ? KINDS_OF_OWNERS[ownership] : undefined
  return kinds
    .filter((kind) => kind !== said)
    .map((kind) => collegeKindLabel(language, kind) + (kind === 'minority' && minorityOf ? ` (${minorityOf})` : ''))
}

/** Who runs a college and of which kinds it is, as badges beside its name. */
export const badgeLabels = (language: Language, college: OfKinds): string[] => [
  ...(college.ownership ? [ownershipLabel(language, college.ownership)] : []),
  ...kindWords(language, college),
]

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
export function cardMarks(college: MarkColumns, shelf: ShelfLives) {
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

/** What a card shows of a college. Facts that are not known are null and left out. */
export type CollegeCardView = ReturnType<typeof collegeCard>

/**
 * A college record as its card shows it.
 * @param shelf for how many months its figures hold
 */
export function collegeCard(language: Language, record: CardColumns, shelf: ShelfLives) {
  const college = { ...record, fees: shownFees(record) }
  return {
    ...stated(college, ['id', 'name', 'location', 'ownership', 'minorityOf', 'seats', 'established']),
    state: college.state || null,
    country: college.country || null,
    slug: college.slug ?? college.id,
    /** What it is besides, where that decides who may apply. */
    kinds: kindsOf(college),
    courses: (college.courses ?? []) as string[],
    /** As shown, in the money of its country: "₹45,000". */
    fees: feesText(language, college.fees, college.country),
    /** Where the three figures stand; null where there is no figure. */
    marks: {
      ...cardMarks(college, shelf),
      established: college.established
        ? markedFigure({ source: college.establishedSource, checkedOn: college.establishedCheckedOn }, null)
        : null,
    },
    /** A photograph; without one the campus is drawn. */
    ...imageView(college.image, college.imageUrl, 'card'),
  }
}
