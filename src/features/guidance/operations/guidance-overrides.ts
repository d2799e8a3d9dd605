import type { Payload, Where } from 'payload'
import { asVisitor } from '@/cms/access/access'
import { recordsIn } from '@/cms/translations/read-translations'
import { idOf } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import type { Point, Question } from '../view'
import { paragraphsOf } from './course-records'

/** What an editor has written for one course in one region; whatever is empty is composed. */
export interface GuidanceOverride {
  title: string | null
  introduction: string[]
  collegeIds: string[]
  whyChoose: Point[]
  eligibility: string[]
  documents: string[]
  faq: Question[]
  seoTitle: string | null
  seoDescription: string | null
}

/** The published words of an editor for one course in one region, if there are any; in another language those alone that are translated. */
export async function readOverride(
  language: Language,
  payload: Payload,
  courseId: string,
  regionId: string,
): Promise<GuidanceOverride | null> {
  const combination: Where = { and: [{ course: { equals: courseId } }, { region: { equals: regionId } }] }
  const { docs } = await payload.find({
    collection: 'guidance-pages',
    where: combination,
    limit: 1,
    ...asVisitor,
  })
  const [page] = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return page ? overrideOf(page) : null
}

/** Every published page by course and region ids: what it says, and when it was last edited. */
export async function readOverrides(
  language: Language,
  payload: Payload,
): Promise<{ courseId: string; regionId: string; updatedAt: string; override: GuidanceOverride }[]> {
  const { docs } = await payload.find({
    collection: 'guidance-pages',
    ...asVisitor,
  })
  const spoken = await recordsIn({ payload, language, of: 'guidance-pages', isAlone: true }, docs)
  return spoken.flatMap((page) => {
    const courseId = idOf(page.course)
    const regionId = idOf(page.region)
    return courseId && regionId ? [{ courseId, regionId, updatedAt: page.updatedAt, override: overrideOf(page) }] : []
  })
}

/** A record of the studio as the page's composition takes it. */
export function overrideOf(page: Partial<GuidancePage>): GuidanceOverride {
  return {
    title: page.title || null,
    introduction: paragraphsOf(page.introduction),
    collegeIds: (page.colleges ?? []).flatMap((college) => idOf(college) ?? []),
    whyChoose: (page.whyChoose ?? []).map(({ title, text }) => ({ title, text: text || null })),
    eligibility: page.eligibility ?? [],
    documents: page.documents ?? [],
    faq: (page.faq ?? []).map(({ question, answer }) => ({ question, answer })),
    seoTitle: page.seoTitle || null,
    seoDescription: page.seoDescription || null,
  }
}
