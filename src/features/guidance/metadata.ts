import type { Metadata } from 'next'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { guidanceTexts } from './texts'
import type { CoursePageView, GuidanceView } from './view'

const missing = (language: Language): Metadata => ({
  title: guidanceTexts(language).invalid.title,
  robots: { index: false },
})

/** Title, description and canonical address; a page with too little of its own is not offered to search engines. */
export function guidanceMetadata(language: Language, page: GuidanceView | null): Metadata {
  if (!page) return missing(language)
  const { title, description } = page
  const path = pathsIn(language).guidance(page.course.key, page.region.slug)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
    robots: page.isIndexable ? undefined : { index: false, follow: true },
  }
}

/** Title, description and canonical address of a course's own page. */
export function courseMetadata(language: Language, page: CoursePageView | null): Metadata {
  if (!page) return missing(language)
  const { course } = page
  const title = course.seoTitle ?? guidanceTexts(language).courseColleges(course.name)
  const description = courseDescription(page)
  const path = pathsIn(language).courseListing(course.key)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
    robots: page.isIndexable ? undefined : { index: false, follow: true },
  }
}

/** The description that search results show of a course. */
export const courseDescription = ({ course }: CoursePageView): string =>
  course.seoDescription ?? course.description[0] ?? course.fullName
