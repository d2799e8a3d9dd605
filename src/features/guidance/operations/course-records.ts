import type { Payload } from 'payload'
import { findAsVisitor } from '@/cms/access/access'
import { isPublicFigure, type MarkedFigure, markedFigure } from '@/cms/sources/figure-view'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { readSources } from '@/cms/sources/source-queries'
import type { Shelf } from '@/cms/sources/source-rule'
import { recordsIn } from '@/cms/translations/read-translations'
import type { Spoken } from '@/cms/translations/texts'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { stated } from '@/lib/views/stated'
import type { Course, Region, Source } from '@/payload-types'

/** A figure with its source id, year, and last check. */
type StoredFigure = { source?: Source | string | null; year?: string | null; checkedOn?: string | null }

/** Resolves a figure's source and status. */
export type Marking = (figure: StoredFigure, shelf: Shelf) => MarkedFigure

/** Reads all sources at once: hundreds of figures share a handful of documents. */
export async function readMarking(payload: Payload): Promise<Marking> {
  const [all, lives] = await Promise.all([readSources(payload), readShelfLives(payload)])
  const sources = new Map(all.map((source) => [source.id, source]))
  return ({ source, ...figure }, shelf) =>
    markedFigure({ ...figure, source: sources.get(idOf(source) ?? '') ?? null }, lives[shelf])
}

/** The seven courses in menu order, localised. */
export async function readCourses(language: Language, payload: Payload) {
  const mark = await readMarking(payload)
  const docs = await findAsVisitor(payload, 'courses', {}, { sort: 'order' })
  const translated = await recordsIn({ payload, language, of: 'courses' }, docs)
  return translated.map((course) => ({ ...courseView(course, mark), name: nameIn(language, course.name) }))
}

/** Every state, territory and province, by name. */
export async function readRegions(language: Language, payload: Payload) {
  const mark = await readMarking(payload)
  const docs = await findAsVisitor(payload, 'regions', {}, { sort: 'name' })
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug]))
  const translated = await recordsIn({ payload, language, of: 'regions' }, docs)
  return translated.flatMap((region) => {
    const { slug } = region
    const neighbours = (region.neighbours ?? []).flatMap((neighbour) => slugs.get(idOf(neighbour) ?? '') ?? [])
    return slug ? [regionView({ ...region, slug }, neighbours, mark)] : []
  })
}

/** Splits a text at empty lines into paragraphs. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

type Written = Pick<Course, 'eligibility' | 'documents' | 'whyChoose' | 'faq' | 'seoTitle' | 'seoDescription'>

/** Texts of a course that an editor may override for a state. */
export const textsOf = (record: Written) => ({
  ...stated(record, ['seoTitle', 'seoDescription']),
  eligibility: record.eligibility ?? [],
  documents: record.documents ?? [],
  whyChoose: (record.whyChoose ?? []).map((point) => stated(point, ['title', 'text'])),
  faq: (record.faq ?? []).map((entry) => stated(entry, ['question', 'answer'])),
})

/** View of a course; unknown values are null or empty. */
export type CourseView = ReturnType<typeof courseView>

function courseView(course: Course & Spoken, mark: Marking) {
  const { authority, website } = course.counselling ?? {}
  return {
    ...stated(course, [
      'id',
      'key',
      'name',
      'fullName',
      'duration',
      'entranceExam',
      'quotas',
      'reviewedAt',
      'updatedAt',
    ]),
    ...textsOf(course),
    layout: course.layout ?? 'generic',
    description: paragraphsOf(course.description),
    /** Sources of its marks, ages and percentages. */
    eligibilityFrom: mark({ source: course.eligibilitySource, checkedOn: course.eligibilityCheckedOn }, 'seats'),
    careerOpportunities: course.careerOpportunities ?? [],
    quotasFrom: mark({ source: course.quotasSource, checkedOn: course.quotasCheckedOn }, 'seats'),
    governmentFees: feesView(course.governmentFees, mark),
    privateFees: feesView(course.privateFees, mark),
    /** Of all India. */
    officialTotal: officialTotal(course.officialTotal, mark),
    /** National authority; for nursing and paramedical courses the regulator. */
    national: authority && website ? { name: authority, website } : null,
    sources: (course.sources ?? []).map((source) => stated(source, ['label', 'url', 'year'])),
    /** Whether part of it is unreviewed in its language. */
    isUnreviewed: course.isUnreviewed ?? false,
  }
}

/** View of a state, territory, province or country, which includes all of its provinces. */
export type RegionView = ReturnType<typeof regionView>

const regionView = (region: Region & { slug: string }, neighbours: string[], mark: Marking) => ({
  ...stated(region, ['id', 'name', 'slug', 'kind', 'country', 'healthUniversity', 'introduction', 'updatedAt']),
  inCoursesMenu: region.inCoursesMenu ?? false,
  counselling: authorityView(region.counselling),
  ayushCounselling: authorityView(region.ayushCounselling),
  /** Slugs. */
  neighbours,
  /** Of Nepal; none elsewhere. */
  commissionFees: (region.commissionFees ?? []).map(({ course, seats, amount, per, ...fee }) => ({
    course,
    /** Label of the seats: "Inside the Kathmandu valley". */
    seats,
    /** Nepali rupees. */
    amount,
    per,
    from: mark(fee, 'fees'),
  })),
  officialTotals: (region.officialTotals ?? []).flatMap((row) => {
    const total = officialTotal(row, mark)
    return total ? [{ ...total, course: row.course }] : []
  }),
})

/** Range in rupees per year with its source (`source` is text without a document) and year. */
export type FeesView = NonNullable<ReturnType<typeof feesView>>

function feesView(fees: Course['governmentFees'], mark: Marking) {
  const min = fees?.min ?? fees?.max
  const max = fees?.max ?? fees?.min
  if (min == null || max == null) return null
  const year = fees?.year ? String(fees.year) : null
  const from = mark({ source: fees?.feesSource, year, checkedOn: fees?.feesCheckedOn }, 'fees')
  return { min, max, ...stated(fees, ['note', 'source']), from }
}

/** Official total of a course by the regulator's list of a year; the measure of our coverage. */
export type OfficialTotal = NonNullable<ReturnType<typeof officialTotal>>

/** A total needs its list's year, "2024-25", and document. */
function officialTotal(total: Course['officialTotal'], mark: Marking) {
  if (!total?.colleges || !total.year) return null
  const from = mark(total, 'seats')
  return isPublicFigure(from) ? { colleges: total.colleges, seats: total.seats ?? null, year: total.year, from } : null
}

export type AuthorityView = NonNullable<ReturnType<typeof authorityView>>

function authorityView(group: Region['counselling']) {
  if (!group?.authority || !group.website) return null
  return { authority: group.authority, website: group.website, note: group.note || null }
}
