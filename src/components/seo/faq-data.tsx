'use client'
import type { FAQPage } from 'schema-dts'
import { JsonLd } from './json-ld'

/**
 * Structured data of a page's questions. A client component sharing the entries of `Faq`, so that the RSC payload holds
 * them once.
 */
export function FaqData({ entries }: { entries: readonly { question: string; answer: string }[] }) {
  if (entries.length === 0) return null
  return (
    <JsonLd<FAQPage>
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}
