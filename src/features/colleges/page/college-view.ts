import { isPublicFigure, markedFigure } from '@/cms/sources/figure-view'
import { type ShelfLives } from '@/cms/sources/source-rule'
import type { Spoken } from '@/cms/translations/texts'
import { sourceMessages } from '@/components/sources/messages'
import { contradictsOwner } from '@/lib/contradicting-fee'
import { imageView } from '@/lib/images'
import { indianDay } from '@/lib/indian-calendar'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import { COURSES } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { FACTS, type FactName } from '../admin/fields'
import { cardMarks, collegeCard, shownFees } from '../cards/card-view'
import { isYearlyFee, latestOfSeat } from '../figures/card-figures'
import { collegeMessages } from '../messages'
import type { CollegeRowView, CollegeView, DescribedCollege, FeeRowView, RatingStanding } from './view'

/**
 * A college record, read with its image and its sources, as its own page shows it.
 * @param shelf for how many months its figures hold
 */
export function collegeView(language: Language, college: College & Spoken, shelf: ShelfLives): CollegeView {
  const facilitiesMark = college.facilities?.length
    ? markedFigure({ source: college.facilitiesSource, checkedOn: college.facilitiesCheckedOn }, null)
    : null
  return {
    ...collegeCard(language, college, shelf),
    ...imageView(college.image, college.imageUrl, 'wide'),
    aliases: college.aliases ?? [],
    ...(Object.fromEntries(FACTS.map((name) => [name, college[name] || null])) as Record<FactName, string | null>),
    description: college.description?.trim() || null,
    rating: college.rating ?? null,
    ranking: college.ranking || null,
    eligibility: college.eligibility || null,
    facilities: facilitiesMark && isPublicFigure(facilitiesMark) ? (college.facilities ?? []).filter(Boolean) : [],
    facilitiesMark,
    contactPhone: college.contactPhone || null,
    contactEmail: college.contactEmail || null,
    websiteUrl: college.websiteUrl || null,
    ...feesOf(college, shelf),
    feesUndisclosedOn: college.feesUndisclosedOn ? indianDay(college.feesUndisclosedOn) : null,
    seatRows: (college.seatRows ?? []).map((row) => ({
      course: row.course ?? null,
      seats: row.seats,
      since: row.since ?? null,
      mark: markedFigure(row, shelf.seats),
    })),
    rankingMark: college.ranking
      ? markedFigure({ source: college.rankingSource, checkedOn: college.rankingCheckedOn }, null)
      : null,
    listing: markedFigure(college, null),
    isUnreviewed: college.isUnreviewed ?? false,
    metaTitle: college.meta?.title || null,
    metaDescription: college.meta?.description || null,
    shareImageUrl: imageView(college.meta?.image, null, 'wide').imageUrl,
  }
}

/** What a college asks for, parted into what holds, what earlier years said, and what is no fee. */
function feesOf(
  { feeRows, ownership, courses }: College,
  shelf: ShelfLives,
): Pick<CollegeView, 'feeRows' | 'earlierFees' | 'otherAmounts'> {
  const rows = (feeRows ?? []).flatMap((row): FeeRowView[] => {
    const mark = markedFigure(row, shelf.fees)
    const { amount, seatPool } = row
    const fee = { amount, seatPool, course: row.course ?? courses?.[0], isPublic: isPublicFigure(mark) }
    if (contradictsOwner(ownership, fee)) return []
    const { course = null, kind, year } = row
    return [
      {
        course,
        seatPool: seatPool ?? null,
        kind: kind ?? 'fee',
        year: year || null,
        amount,
        covers: row.covers || null,
        mark,
      },
    ]
  })
  const yearly = rows.filter(isYearlyFee)
  const current = [true, false].flatMap((isPublic) =>
    latestOfSeat(yearly.filter(({ mark }) => isPublicFigure(mark) === isPublic)),
  )
  return {
    feeRows: current,
    earlierFees: yearly.filter((row) => !current.includes(row)),
    otherAmounts: rows.filter((row) => !isYearlyFee(row)),
  }
}

/** The columns that a row of a table needs. */
export const ROW_COLUMNS = {
  slug: true,
  name: true,
  location: true,
  ownership: true,
  courses: true,
  fees: true,
  seats: true,
  feesSource: true,
  feesYear: true,
  feesCheckedOn: true,
  seatsSource: true,
  seatsYear: true,
  seatsCheckedOn: true,
} as const

/** A college record as a row of a table. */
export function collegeRow(
  language: Language,
  record: Pick<College, 'id' | keyof typeof ROW_COLUMNS>,
  shelf: ShelfLives,
): CollegeRowView {
  const college = { ...record, fees: shownFees(record) }
  return {
    id: college.id,
    slug: college.slug ?? college.id,
    name: college.name,
    location: college.location || null,
    ownership: college.ownership ?? null,
    fees: feesText(language, college.fees),
    seats: college.seats || null,
    marks: cardMarks(college, shelf),
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
  collegeMessages(language).metaDescription({ ...college, fees: feesText(language, college.fees) })
