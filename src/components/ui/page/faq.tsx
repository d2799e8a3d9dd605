'use client'
import type { FAQPage } from 'schema-dts'
import { languageOfText } from '@/lib/language'
import { JsonLd } from '../../seo/json-ld'
import { Icon } from '../icon'

export interface FaqEntry {
  question: string
  answer: string
}

/**
 * An accordion without script: details elements sharing a name. A client component, so that the RSC payload holds the
 * text once. Its structured data stand next to it, because gzip finds the repeated text within 32 kB only.
 */
export function Faq({ entries, name }: { entries: readonly FaqEntry[]; name: string }) {
  return (
    <>
      <div className="faq">
        {entries.map(({ question, answer }) => (
          <details key={question} name={name}>
            <summary lang={languageOfText(question)}>
              {question}
              <Icon name="plus" />
            </summary>
            <div className="pr-8 pb-5">
              <p lang={languageOfText(answer)}>{answer}</p>
            </div>
          </details>
        ))}
      </div>
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
    </>
  )
}
