import type { Payload } from 'payload'
import { asVisitor } from '@/cms/access/access'
import { isPublicFigure, type MarkedFigure, markedFigure } from '@/cms/sources/figure-view'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { readSources } from '@/cms/sources/source-queries'
import type { Shelf } from '@/cms/sources/source-rule'
import { recordsIn } from '@/cms/translations/read-translations'
import type { Spoken } from '@/cms/translations/texts'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import { stated } from '@/lib/stated'
import type { Course, Region, Source } from '@/payload-types'

/** A figure of a record or of a row: its source by id, its year, and the day of its last check. */
type StoredFigure = { source?: Source | string | null; year?: string | null; checkedOn?: string | null }

/** Says of a figure where it stands and how it stands today. */
export type Marking = (figure: StoredFigure, shelf: Shelf) => MarkedFigure

/** Reads every source at once: pages show hundreds of figures, which stand in a handful of documents. */
export async function readMarking(payload: Payload): Promise<Marking> {
  const [all, lives] = await Promise.all([readSources(payload), readShelfLives(payload)])
  const sources = new Map(all.map((source) => [source.id, source]))
  return ({ source, ...figure }, shelf) =>
    markedFigure({ ...figure, source: sources.get(idOf(source) ?? '') ?? null }, lives[shelf])
}

/** The seven courses in the order of the menu, in the words of a language. */
export async function readCourses(language: Language, payload: Payload) {
  const mark = await readMarking(payload)
  const { docs } = await payload.find({ collection: 'courses', sort: 'order', ...asVisitor })
  const spoken = await recordsIn({ payload, language, of: 'courses' }, docs)
  return spoken.map((course) => courseView(course, mark))
}

/** Every state, territory and province, by name. */
export async function readRegions(language: Language, payload: Payload) {
  const mark = await readMarking(payload)
  const { docs } = await payload.find({ collection: 'regions', sort: 'name', ...asVisitor })
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug]))
  const spoken = await recordsIn({ payload, language, of: 'regions' }, docs)
  return spoken.flatMap((region) => {
    const { slug } = region
    const neighbours = (region.neighbours ?? []).flatMap((neighbour) => slugs.get(idOf(neighbour) ?? '') ?? [])
    return slug ? [regionView({ ...region, slug }, neighbours, mark)] : []
  })
}

/** A text of the studio with an empty line between paragraphs, as paragraphs. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

type Written = Pick<Course, 'eligibility' | 'documents' | 'whyChoose' | 'faq' | 'seoTitle' | 'seoDescription'>

/** The texts that a course has of its own, and an editor may write for one state. */
export const textsOf = (record: Written) => ({
  ...stated(record, ['seoTitle', 'seoDescription']),
  eligibility: record.eligibility ?? [],
  documents: record.documents ?? [],
  whyChoose: (record.whyChoose ?? []).map((point) => stated(point, ['title', 'text'])),
  faq: (record.faq ?? []).map((entry) => stated(entry, ['question', 'answer'])),
})

/** One of the seven courses as its pages read it; what is not known is null or empty. */
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
    /** Paragraphs. */
    description: paragraphsOf(course.description),
    /** Where its marks, ages and percentages stand. */
    eligibilityFrom: mark({ source: course.eligibilitySource, checkedOn: course.eligibilityCheckedOn }, 'seats'),
    careerOpportunities: course.careerOpportunities ?? [],
    quotasFrom: mark({ source: course.quotasSource, checkedOn: course.quotasCheckedOn }, 'seats'),
    governmentFees: feesView(course.governmentFees, mark),
    privateFees: feesView(course.privateFees, mark),
    /** Of all India. */
    officialTotal: officialTotal(course.officialTotal, mark),
    /** Who allots seats nationally; for nursing and paramedical courses the regulator. */
    national: authority && website ? { name: authority, website } : null,
    sources: (course.sources ?? []).map((source) => stated(source, ['label', 'url', 'year'])),
    /** Whether some of it stands in a language in which no person has read it. */
    isUnreviewed: course.isUnreviewed ?? false,
  }
}

/** A state, territory, province or country, which stands for all of its provinces, as the pages read it. */
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
    /** Of which seats: "Inside the Kathmandu valley". */
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

/** Rupees a year, with where the range stands (`source` in words, where no document is named) and for which year. */
export type FeesView = NonNullable<ReturnType<typeof feesView>>

function feesView(fees: Course['governmentFees'], mark: Marking) {
  const min = fees?.min ?? fees?.max
  const max = fees?.max ?? fees?.min
  if (min == null || max == null) return null
  const year = fees?.year ? String(fees.year) : null
  const from = mark({ source: fees?.feesSource, year, checkedOn: fees?.feesCheckedOn }, 'fees')
  return { min, max, ...stated(fees, ['note', 'source']), from }
}

/** What the regulator's list of a year says there is of a course; the measure of what this site lists. */
export type OfficialTotal = NonNullable<ReturnType<typeof officialTotal>>

/** A total counts only with the year of its list, "2024-25", and the document in which it stands. */
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
