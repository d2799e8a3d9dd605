import { isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import type { ShelfLives } from '@/cms/sources/source-rule'
import type { Spoken } from '@/cms/translations/texts'
import { sourceMessages } from '@/components/sources/messages'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import { imageView } from '@/lib/images'
import type { Language } from '@/lib/language'
import { stated } from '@/lib/stated'
import { feesText } from '@/lib/text/format'
import type { Country } from '@/lib/vocabulary'
import { COURSES } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { FACTS } from '../admin/fields'
import { collegeCard } from '../cards/card-view'
import { isYearlyFee, latestOfSeat } from '../figures/card-figures'
import { collegeMessages } from '../messages'

/** What a college's own page shows. */
export type CollegeView = ReturnType<typeof collegeView>

/**
 * A college record, read with its image and its sources, as its own page shows it.
 * @param shelf for how many months its figures hold
 */
export function collegeView(language: Language, college: College & Spoken, shelf: ShelfLives) {
  const facilitiesMark = college.facilities?.length
    ? markedFigure({ source: college.facilitiesSource, checkedOn: college.facilitiesCheckedOn }, null)
    : null
  return {
    ...collegeCard(language, college, shelf),
    ...imageView(college.image, college.imageUrl, 'wide'),
    aliases: college.aliases ?? [],
    ...stated(college, FACTS),
    ...stated(college, ['rating', 'ranking', 'eligibility', 'contactPhone', 'contactEmail', 'websiteUrl']),
    /** Paragraphs apart by blank lines. */
    description: college.description?.trim() || null,
    /** Only those that stand in a document. */
    facilities: facilitiesMark && isPublicFigure(facilitiesMark) ? (college.facilities ?? []).filter(Boolean) : [],
    facilitiesMark,
    ...feesOf(college, shelf),
    /** The day on which somebody saw that the college publishes no fee, 2026-11-12; null where nobody said so. */
    feesUndisclosedOn: college.feesUndisclosedOn ? indianDay(college.feesUndisclosedOn) : null,
    /** How many each course, null for the first one, admits a year, `since` the year of its first batch. */
    seatRows: (college.seatRows ?? []).map((row) => ({
      ...stated(row, ['course', 'seats', 'since']),
      mark: markedFigure(row, shelf.seats),
    })),
    rankingMark: college.ranking
      ? markedFigure({ source: college.rankingSource, checkedOn: college.rankingCheckedOn }, null)
      : null,
    /** Where name, place, owner, courses and university stand. */
    listing: markedFigure(college, null),
    /** Whether something of it stands there that no person has read in the language of the page. */
    isUnreviewed: college.isUnreviewed ?? false,
    metaTitle: college.meta?.title || null,
    metaDescription: college.meta?.description || null,
    shareImageUrl: imageView(college.meta?.image, null, 'wide').imageUrl,
  }
}

/** What a college asks for, parted into what holds, what earlier years said, and what is no fee. */
function feesOf({ feeRows, ownership, courses }: College, shelf: ShelfLives) {
  const rows = (feeRows ?? []).flatMap((row) => {
    const mark = markedFigure(row, shelf.fees)
    const { amount, seatPool } = row
    const fee = { amount, seatPool, course: row.course ?? courses?.[0], isPublic: isPublicFigure(mark) }
    if (contradictsOwner(ownership, fee)) return []
    // In rupees: a year for a fee; a row without a course is of the first one.
    return [{ ...stated(row, ['course', 'seatPool', 'year', 'amount', 'covers']), kind: row.kind ?? 'fee', mark }]
  })
  const yearly = rows.filter(isYearlyFee)
  const current = [true, false].flatMap((isPublic) =>
    latestOfSeat(yearly.filter(({ mark }) => isPublicFigure(mark) === isPublic)),
  )
  return {
    /** The fees of the latest year of each seat. */
    feeRows: current,
    /** What earlier years said of the same seats. */
    earlierFees: yearly.filter((row) => !current.includes(row)),
    /** Bond, stipend and deposits. */
    otherAmounts: rows.filter((row) => !isYearlyFee(row)),
  }
}

/**
 * How ratings may be shown.
 * @param method how the owners say that they are made
 * @param isConfigured whether the site is its owners' own; before that the ratings of the first content are samples
 */
export function ratingStanding(method: string | null, isConfigured: boolean): RatingStanding {
  if (method) return { method }
  return isConfigured ? null : 'sample'
}

/** Whether a college teaches a course of the seven. */
export const teaches = (college: { courses: string[] }, key: (typeof COURSES)[number]['key']): boolean =>
  COURSES.some((course) => course.key === key && course.qualifications.some((name) => college.courses.includes(name)))

/** What the description of a college may say: figures of our own listing take no part in it. */
export const described = (language: Language, college: CollegeView): DescribedCollege => {
  const { fees, seats, established } = college.marks
  const { inWords } = sourceMessages(language)
  return {
    ...college,
    feesFrom: fees?.source ? inWords(fees.source.kind, fees.year) : null,
    seatsFrom: seats?.source ? inWords(seats.source.kind, seats.year) : null,
    fees: fees && isPublicFigure(fees) ? college.fees : null,
    seats: seats && isPublicFigure(seats) ? college.seats : null,
    established: established && isPublicFigure(established) ? college.established : null,
  }
}

/** The description that search engines show when an editor wrote none: only what is known, in one or two sentences. */
export const generatedDescription = (language: Language, college: DescribedCollege): string =>
  collegeMessages(language).metaDescription({ ...college, fees: feesText(language, college.fees, college.country) })

/**
 * How the rating of a college may be shown: with the method by which it was made, or as a sample of the first start.
 * Null where neither holds: such a rating is not shown.
 */
export type RatingStanding = { method: string } | 'sample' | null

/** What a year costs in one kind of seat. */
export type FeeRowView = CollegeView['feeRows'][number]

/** What the description of a college in search results can say. */
export interface DescribedCollege
  extends Pick<College, 'name'>,
    Partial<Pick<College, 'location' | 'ownership' | 'fees' | 'seats' | 'established'>> {
  state?: string | null
  country?: Country | null
  courses?: readonly string[] | null
  /** Where the fees and the seats stand, in words. */
  feesFrom?: string | null
  seatsFrom?: string | null
}
