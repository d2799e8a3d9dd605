import type { BreadcrumbList, CollectionPage, FAQPage } from 'schema-dts'
import { JsonLd } from '@/components/seo/json-ld'
import type { Crumb } from '@/components/ui/page/breadcrumbs'
import { pathsIn } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { type Language, LOCALES } from '@/lib/text/language'
import type { CollegeRow, Question } from '../view'

const absolute = (path: string) => `${env.SITE_URL}${path === '/' ? '' : path}`

/** What search engines are told of a page that lists colleges: the trail, the list, the questions. */
export function StructuredData({
  language,
  path,
  name,
  description,
  trail,
  colleges,
  faq,
}: {
  language: Language
  path: string
  name: string
  description: string
  trail: readonly Crumb[]
  colleges: readonly CollegeRow[]
  faq: readonly Question[]
}) {
  return (
    <>
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.name,
            item: absolute(crumb.href ?? path),
          })),
        }}
      />
      <JsonLd<CollectionPage>
        data={{
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name,
          description,
          url: absolute(path),
          inLanguage: LOCALES[language],
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: colleges.length,
            itemListElement: colleges.map((college, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: college.name,
              url: absolute(pathsIn(language).college(college.slug)),
            })),
          },
        }}
      />
      {faq.length > 0 && (
        <JsonLd<FAQPage>
          data={{
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }}
        />
      )}
    </>
  )
}
