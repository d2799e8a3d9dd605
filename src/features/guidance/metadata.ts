import type { PageDescription } from '@/components/seo/page-metadata'
import type { Language } from '@/lib/language'
import type { CoursePageView, GuidanceView } from './assemble'
import { guidanceMessages } from './messages'

const missing = (language: Language): PageDescription => ({
  title: guidanceMessages(language).invalid.title,
  robots: 'noindex',
})

/** Metadata of a guidance page; pages with too little unique content are not indexed. */
export function guidanceMetadata(language: Language, page: GuidanceView | null): PageDescription {
  if (!page) return missing(language)
  return {
    title: page.title,
    description: page.description,
    path: ({ guidance }) => guidance(page.course.key, page.region.slug),
    robots: page.isIndexable ? undefined : 'noindex, follow',
  }
}

/**
 * Metadata of a course page.
 * @param languages indexed ones: those reviewed by a person
 */
export function courseMetadata(
  language: Language,
  page: CoursePageView | null,
  languages: readonly Language[],
): PageDescription {
  if (!page) return missing(language)
  const { course } = page
  return {
    title: course.seoTitle ?? guidanceMessages(language).courseColleges(course.name),
    description: courseDescription(page),
    path: ({ courseListing }) => courseListing(course.key),
    languages,
    robots: page.isIndexable ? undefined : 'noindex, follow',
  }
}

export const courseDescription = ({ course }: CoursePageView): string =>
  course.seoDescription ?? course.description[0] ?? course.fullName
