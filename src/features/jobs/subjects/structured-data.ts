import type { ItemList, WithContext } from 'schema-dts'
import { env } from '@/lib/env'
import { type Language, pathsIn } from '@/lib/language'
import { subjectMessages } from './messages'
import type { SubjectPageView } from './view'

/**
 * The list of a page for search engines: the vacancies that stand on it and that somebody offers.
 * @returns null where there are none
 */
export function subjectListData(language: Language, page: SubjectPageView): WithContext<ItemList> | null {
  const offered = page.jobs.filter(({ isSample }) => !isSample)
  if (offered.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: subjectMessages(language).title(page),
    numberOfItems: page.offered,
    itemListElement: offered.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: env.SITE_URL + pathsIn(language).job(slug),
    })),
  }
}
