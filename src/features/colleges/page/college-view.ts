import { isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import type { ShelfLives } from '@/cms/sources/source-rule'
import type { Spoken } from '@/cms/translations/texts'
import { sourceMessages } from '@/components/sources/messages'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import { COURSES } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { FACTS } from '../admin/fields'
import { collegeCard } from '../cards/card-view'
import { isYearlyFee, latestOfSeat } from '../figures/card-figures'
import { collegeMessages } from '../messages'
import type { DescribedCollege } from '../messages.en'

export type CollegeView = ReturnType<typeof collegeView>

/**
 * Maps a college record with populated image and sources to its page.
 * @param shelf shelf lives in months
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
    /** Paragraphs, separated by blank lines. */
    description: college.description?.trim() || null,
    /** Sourced ones only. */
    facilities: facilitiesMark && isPublicFigure(facilitiesMark) ? (college.facilities ?? []).filter(Boolean) : [],
    facilitiesMark,
    ...feesOf(college, shelf),
    /** Day on which it was found to publish no fee, 2026-11-12; null if unknown. */
    feesUndisclosedOn: college.feesUndisclosedOn ? indianDay(college.feesUndisclosedOn) : null,
    /** Intake by course, null for the first one; `since` is the first batch's year. */
    seatRows: (college.seatRows ?? []).map((row) => ({
      ...stated(row, ['course', 'seats', 'since']),
      mark: markedFigure(row, shelf.seats),
    })),
    rankingMark: college.ranking
      ? markedFigure({ source: college.rankingSource, checkedOn: college.rankingCheckedOn }, null)
      : null,
    /** Source of name, place, ownership, courses and university. */
    listing: markedFigure(college, null),
    /** Whether part of it is unreviewed in the page's language. */
    isUnreviewed: college.isUnreviewed ?? false,
    metaTitle: college.meta?.title || null,
    metaDescription: college.meta?.description || null,
    shareImageUrl: imageView(college.meta?.image, null, 'wide').imageUrl,
  }
}

/** A college's amounts: current fees, earlier years, and other charges. */
function feesOf({ feeRows, ownership, courses }: College, shelf: ShelfLives) {
  const rows = (feeRows ?? []).flatMap((row) => {
    const mark = markedFigure(row, shelf.fees)
    const { amount, seatPool } = row
    const fee = { amount, seatPool, course: row.course ?? courses?.[0], isPublic: isPublicFigure(mark) }
    if (contradictsOwner(ownership, fee)) return []
    // In rupees: yearly for fees; rows without a course are of the first one.
    return [{ ...stated(row, ['course', 'seatPool', 'year', 'amount', 'covers']), kind: row.kind ?? 'fee', mark }]
  })
  const yearly = rows.filter(isYearlyFee)
  const current = [true, false].flatMap((isPublic) =>
    latestOfSeat(yearly.filter(({ mark }) => isPublicFigure(mark) === isPublic)),
  )
  return {
    /** Fees of each seat's latest year. */
    feeRows: current,
    /** Earlier years of the same seats. */
    earlierFees: yearly.filter((row) => !current.includes(row)),
    /** Bond, stipend and deposits. */
    otherAmounts: rows.filter((row) => !isYearlyFee(row)),
  }
}

/**
 * How ratings may be shown.
 * @param method how the owners say they are made
 * @param isConfigured whether the site is configured; before that the ratings of the first content are samples
 */
export function ratingStanding(method: string | null, isConfigured: boolean): RatingStanding {
  if (method) return { method }
  return isConfigured ? null : 'sample'
}

/** Whether a college teaches one of the seven courses. */
export const teaches = (college: { courses: string[] }, key: (typeof COURSES)[number]['key']): boolean =>
  COURSES.some((course) => course.key === key && course.qualifications.some((name) => college.courses.includes(name)))

/** Data for the meta description; our own listing's figures are excluded. */
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

/** Generated meta description: known facts only, in one or two sentences. */
export const generatedDescription = (language: Language, college: DescribedCollege): string =>
  collegeMessages(language).metaDescription({ ...college, fees: feesText(language, college.fees, college.country) })

/**
 * How a rating may be shown: with its method, or as a sample of the first start. Null if neither: then it is hidden.
 */
export type RatingStanding = { method: string } | 'sample' | null

/** Yearly cost of a kind of seat. */
export type FeeRowView = CollegeView['feeRows'][number]
