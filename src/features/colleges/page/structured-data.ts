import type { CollegeOrUniversity, ItemList, WithContext } from 'schema-dts'
import { isPublicFigure, type MarkedFigure } from '@/cms/sources/figure-view'
import { itemList } from '@/components/seo/page-metadata'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { CollegeCardView } from '../cards/card-view'
import type { CollegeView } from './college-view'

/** Structured data has sourced figures only. */
const isPublic = (mark: MarkedFigure | null) => mark !== null && isPublicFigure(mark)

const absolute = (path: string) => (/^https?:/.test(path) ? path : `${env.SITE_URL}${path}`)

/** `ItemList` of a page of colleges. */
export const collegeListData = (
  language: Language,
  name: string,
  colleges: readonly CollegeCardView[],
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  name,
  ...itemList(colleges.map(({ slug }) => pathsIn(language).college(slug))),
})

/** Structured data of a college. Never its rating: there are no reviews behind it. */
export function collegeData(language: Language, college: CollegeView): WithContext<CollegeOrUniversity> {
  const countryCode = college.country === 'Nepal' ? 'NP' : college.country === 'India' ? 'IN' : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: college.name,
    url: absolute(pathsIn(language).college(college.slug)),
    address: {
      '@type': 'PostalAddress',
      ...(college.location ? { addressLocality: college.location } : {}),
      ...(college.state ? { addressRegion: college.state } : {}),
      ...(countryCode ? { addressCountry: countryCode } : {}),
    },
    ...(college.aliases.length > 0 ? { alternateName: college.aliases } : {}),
    ...(college.description ? { description: college.description } : {}),
    ...(college.established && isPublic(college.marks.established)
      ? { foundingDate: String(college.established) }
      : {}),
    ...(college.contactPhone ? { telephone: college.contactPhone } : {}),
    ...(college.contactEmail ? { email: college.contactEmail } : {}),
    ...(college.websiteUrl ? { sameAs: college.websiteUrl } : {}),
    ...(college.imageUrl ? { image: absolute(college.imageUrl) } : {}),
  }
}
