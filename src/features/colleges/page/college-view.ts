import { imageView } from '@/lib/images'
import type { Language } from '@/lib/text/language'
import { COURSES } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { collegeCard, feesText } from '../cards/card-view'
import { collegeTexts } from '../texts'
import type { CollegeRowView, CollegeView, DescribedCollege } from './view'

/** A college record, read with its image, as its own page shows it. */
export function collegeView(language: Language, college: College): CollegeView {
  return {
    ...collegeCard(language, college),
    ...imageView(college.image, college.imageUrl, 'wide'),
    aliases: college.aliases ?? [],
    university: college.university || null,
    description: college.description?.trim() || null,
    rating: college.rating ?? null,
    ranking: college.ranking || null,
    eligibility: college.eligibility || null,
    facilities: (college.facilities ?? []).filter(Boolean),
    contactPhone: college.contactPhone || null,
    contactEmail: college.contactEmail || null,
    websiteUrl: college.websiteUrl || null,
    source: college.source || null,
    sourceYear: college.sourceYear ?? null,
    metaTitle: college.meta?.title || null,
    metaDescription: college.meta?.description || null,
    shareImageUrl: imageView(college.meta?.image, null, 'wide').imageUrl,
  }
}

/** The columns that a row of a table needs. */
export const ROW_COLUMNS = { slug: true, name: true, location: true, ownership: true, fees: true, seats: true } as const

/** A college record as a row of a table. */
export function collegeRow(
  language: Language,
  college: Pick<College, 'id' | keyof typeof ROW_COLUMNS>,
): CollegeRowView {
  return {
    id: college.id,
    slug: college.slug ?? college.id,
    name: college.name,
    location: college.location || null,
    ownership: college.ownership ?? null,
    fees: feesText(language, college.fees),
    seats: college.seats || null,
  }
}

/** Whether a college teaches a course of the seven. */
export const teaches = (college: { courses: string[] }, key: (typeof COURSES)[number]['key']): boolean =>
  COURSES.some((course) => course.key === key && course.qualifications.some((name) => college.courses.includes(name)))

/** The description that search engines show when an editor wrote none: only what is known, in one or two sentences. */
export const generatedDescription = (language: Language, college: DescribedCollege): string =>
  collegeTexts(language).metaDescription({ ...college, fees: feesText(language, college.fees) })
