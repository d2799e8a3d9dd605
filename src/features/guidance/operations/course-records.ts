import type { Payload } from 'payload'
import { asVisitor } from '@/cms/access/access'
import { isPublicFigure } from '@/cms/sources/figure-view'
import { recordsIn } from '@/cms/translations/read-translations'
import type { Spoken } from '@/cms/translations/texts'
import type { Language } from '@/lib/language'
import type { Course, Region } from '@/payload-types'
import type { AuthorityView, CourseView, FeesView, OfficialTotal, RegionView } from '../view'
import { type Marking, readMarking } from './figure-marks'

/** The seven courses in the order of the menu, in the words of a language. */
export async function readCourses(language: Language, payload: Payload): Promise<CourseView[]> {
  const mark = await readMarking(payload)
  const { docs } = await payload.find({
    collection: 'courses',
    sort: 'order',
    ...asVisitor,
  })
  const spoken = await recordsIn({ payload, language, of: 'courses' }, docs)
  return spoken.map((course) => courseView(course, mark))
}

/** Every state, territory and province, by name. */
export async function readRegions(language: Language, payload: Payload): Promise<RegionView[]> {
  const mark = await readMarking(payload)
  const { docs } = await payload.find({
    collection: 'regions',
    sort: 'name',
    ...asVisitor,
  })
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug]))
  const spoken = await recordsIn({ payload, language, of: 'regions' }, docs)
  return spoken.flatMap((region) => {
    if (!region.slug) return []
    const neighbours = (region.neighbours ?? []).flatMap(
      (neighbour) => slugs.get(typeof neighbour === 'string' ? neighbour : neighbour.id) ?? [],
    )
    return [{ ...regionView(region, mark), slug: region.slug, neighbours }]
  })
}

/** A text of the studio with an empty line between paragraphs, as paragraphs. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

function courseView(course: Course & Spoken, mark: Marking): CourseView {
  const { counselling } = course
  return {
    id: course.id,
    key: course.key,
    name: course.name,
    fullName: course.fullName,
    layout: course.layout ?? 'generic',
    duration: course.duration || null,
    entranceExam: course.entranceExam || null,
    description: paragraphsOf(course.description),
    eligibility: course.eligibility ?? [],
    eligibilityFrom: mark({ source: course.eligibilitySource, checkedOn: course.eligibilityCheckedOn }, 'seats'),
    documents: course.documents ?? [],
    careerOpportunities: course.careerOpportunities ?? [],
    quotas: course.quotas || null,
    quotasFrom: mark({ source: course.quotasSource, checkedOn: course.quotasCheckedOn }, 'seats'),
    governmentFees: feesView(course.governmentFees, mark),
    privateFees: feesView(course.privateFees, mark),
    officialTotal: officialTotal(course.officialTotal, mark),
    national:
      counselling?.authority && counselling.website
        ? { name: counselling.authority, website: counselling.website }
        : null,
    whyChoose: (course.whyChoose ?? []).map(({ title, text }) => ({ title, text: text || null })),
    faq: (course.faq ?? []).map(({ question, answer }) => ({ question, answer })),
    seoTitle: course.seoTitle || null,
    seoDescription: course.seoDescription || null,
    sources: (course.sources ?? []).map(({ label, url, year }) => ({ label, url: url || null, year: year ?? null })),
    reviewedAt: course.reviewedAt || null,
    isUnreviewed: course.isUnreviewed ?? false,
    updatedAt: course.updatedAt,
  }
}

function regionView(region: Region, mark: Marking): Omit<RegionView, 'slug' | 'neighbours'> {
  return {
    id: region.id,
    name: region.name,
    kind: region.kind,
    country: region.country,
    inCoursesMenu: region.inCoursesMenu ?? false,
    capital: region.capital || null,
    counselling: authorityView(region.counselling),
    ayushCounselling: authorityView(region.ayushCounselling),
    healthUniversity: region.healthUniversity || null,
    introduction: region.introduction || null,
    commissionFees: (region.commissionFees ?? []).map(({ course, seats, amount, per, ...fee }) => ({
      course,
      seats,
      amount,
      per,
      from: mark(fee, 'fees'),
    })),
    officialTotals: (region.officialTotals ?? []).flatMap((row) => {
      const total = officialTotal(row, mark)
      return total ? [{ ...total, course: row.course }] : []
    }),
    updatedAt: region.updatedAt,
  }
}

function feesView(fees: Course['governmentFees'], mark: Marking): FeesView | null {
  const min = fees?.min ?? fees?.max
  const max = fees?.max ?? fees?.min
  if (min == null || max == null) return null
  const year = fees?.year ? String(fees.year) : null
  const from = mark({ source: fees?.feesSource, year, checkedOn: fees?.feesCheckedOn }, 'fees')
  return { min, max, note: fees?.note || null, source: fees?.source || null, from }
}

/** A total counts only with the year of its list and the document in which it stands. */
function officialTotal(total: Course['officialTotal'], mark: Marking): OfficialTotal | null {
  if (!total?.colleges || !total.year) return null
  const from = mark(total, 'seats')
  return isPublicFigure(from) ? { colleges: total.colleges, seats: total.seats ?? null, year: total.year, from } : null
}

function authorityView(group: Region['counselling']): AuthorityView | null {
  if (!group?.authority || !group.website) return null
  return { authority: group.authority, website: group.website, note: group.note || null }
}
