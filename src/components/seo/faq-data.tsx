'use client'
import type { FAQPage } from 'schema-dts'
import { JsonLd } from './json-ld'

/**
 * The questions of a page for search engines. Written in the browser's half too, from the very entries that `Faq` shows,
 * so that the page's data holds them once.
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
