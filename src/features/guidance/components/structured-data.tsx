import type { CollectionPage } from 'schema-dts'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData, itemList } from '@/components/seo/page-metadata'
import type { Crumb } from '@/components/ui/page/page'
import { env } from '@/lib/env'
import { type Language, LOCALES } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { CollegeRow } from '../operations/college-queries'

const absolute = (path: string) => `${env.SITE_URL}${path === '/' ? '' : path}`

interface StructuredDataProps {
  language: Language
  path: string
  name: string
  description: string
  trail: readonly Crumb[]
  colleges: readonly CollegeRow[]
}

/** Structured data of a page with colleges: breadcrumbs and list. */
export function StructuredData({ language, path, name, description, trail, colleges }: StructuredDataProps) {
  const steps = trail.map(({ name: step, href = path }) => ({ name: step, href }))
  return (
    <>
      <JsonLd data={breadcrumbData(language, steps)} />
      <JsonLd<CollectionPage>
        data={{
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name,
          description,
          url: absolute(path),
          inLanguage: LOCALES[language],
          mainEntity: itemList(colleges.map(({ slug }) => pathsIn(language).college(slug))),
        }}
      />
    </>
  )
}
