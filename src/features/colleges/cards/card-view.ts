import { figureSource, isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import type { ShelfLives } from '@/cms/sources/source-rule'
import { KINDS_OF_OWNERS, kindsOf } from '@/lib/college-facts/college-kinds-rule'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import { type CollegeKind, collegeKindLabel, ownershipLabel } from '@/lib/vocabulary'
import type { College } from '@/payload-types'

type OfKinds = Pick<CollegeCardView, 'ownership' | 'kinds' | 'minorityOf'>

/** Kinds of a college in words, without what its ownership implies: "Women only", "Minority institution (Sikh)". */
const kindWords = (language: Language, { ownership, kinds, minorityOf }: OfKinds): string[] => {
  const implied: CollegeKind | undefined = ownership ? KINDS_OF_OWNERS[ownership] : undefined
  return kinds
    .filter((kind) => kind !== implied)
    .map((kind) => collegeKindLabel(language, kind) + (kind === 'minority' && minorityOf ? ` (${minorityOf})` : ''))
}

/** Ownership and kinds of a college as badges beside its name. */
export const badgeLabels = (language: Language, college: OfKinds): string[] => [
  ...(college.ownership ? [ownershipLabel(language, college.ownership)] : []),
  ...kindWords(language, college),
]

/** The fields that a card shows. */
export const CARD_COLUMNS = [
  'slug',
  'name',
  'location',
  'state',
  'country',
  'ownership',
  'kinds',
  'minorityOf',
  'courses',
  'fees',
  'seats',
  'established',
  'feesSource',
  'feesYear',
  'feesCheckedOn',
  'seatsSource',
  'seatsYear',
  'seatsCheckedOn',
  'establishedSource',
  'establishedCheckedOn',
  'image',
  'imageUrl',
] as const

type CardColumns = Pick<College, 'id' | (typeof CARD_COLUMNS)[number]>

type MarkColumns = Pick<
  College,
  'fees' | 'feesSource' | 'feesYear' | 'feesCheckedOn' | 'seats' | 'seatsSource' | 'seatsYear' | 'seatsCheckedOn'
>

/** Fees a card may show: none if they contradict the ownership. */
export function shownFees(props: Pick<College, 'ownership' | 'courses' | 'fees' | 'feesSource'>): string | null {
  const { ownership, courses, fees, feesSource } = props
  const isPublic = isPublicFigure(figureSource({ source: feesSource }))
  return contradictsOwner(ownership, { amount: fees, course: courses?.[0], isPublic }) ? null : fees || null
}

/** Source marks of a card's fees and seats; sources must be populated. */
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

/** View of a card. Unknown facts are null and omitted. */
export type CollegeCardView = ReturnType<typeof collegeCard>

/**
 * Maps a college record to its card.
 * @param shelf shelf lives in months
 */
export function collegeCard(language: Language, record: CardColumns, shelf: ShelfLives) {
  const college = { ...record, fees: shownFees(record) }
  return {
    ...stated(college, ['id', 'name', 'location', 'ownership', 'minorityOf', 'seats', 'established']),
    state: college.state || null,
    country: college.country || null,
    slug: college.slug ?? college.id,
    /** Kinds that decide who may apply. */
    kinds: kindsOf(college),
    courses: (college.courses ?? []) as string[],
    /** Formatted in the country's currency: "₹45,000". */
    fees: feesText(language, college.fees, college.country),
    /** Source marks of the three figures; null without a figure. */
    marks: {
      ...cardMarks(college, shelf),
      established: college.established
        ? markedFigure({ source: college.establishedSource, checkedOn: college.establishedCheckedOn }, null)
        : null,
    },
    /** Photograph; null shows a drawn campus. */
    ...imageView(college.image, college.imageUrl, 'card'),
  }
}
