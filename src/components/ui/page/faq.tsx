'use client'
import type { FAQPage } from 'schema-dts'
import { languageOfText } from '@/lib/language'
import { JsonLd } from '../../seo/json-ld'
import { Icon } from '../icon'

export interface FaqEntry {
  question: string
  answer: string
}

// The list styles its questions, so that none repeats it.
const SUMMARIES =
  '[&>details>summary]:flex [&>details>summary]:min-h-14 [&>details>summary]:cursor-pointer [&>details>summary]:list-none [&>details>summary]:items-center [&>details>summary]:justify-between [&>details>summary]:gap-4 [&>details>summary]:py-[0.7rem] [&>details>summary]:leading-fact [&>details>summary]:font-semibold [&>details>summary]:hover:text-brand [&>details>summary::-webkit-details-marker]:hidden'
const SIGNS =
  '[&_summary>svg]:text-brand [&_summary>svg]:transition-[rotate] [&_summary>svg]:duration-(--duration-calm) [&_summary>svg]:ease-out [&_[open]>summary>svg]:rotate-45'
const ON_PAPER = 'print:[&>details::details-content]:[content-visibility:visible] print:[&_summary>svg]:hidden'
const LIST = `max-w-[46rem] wrap-anywhere border-b border-rule *:border-t *:border-rule ${SUMMARIES} ${SIGNS} ${ON_PAPER}`

/**
 * An accordion without script: details elements sharing a name. A client component, so that the RSC payload holds the
 * text once. Its structured data stand next to it, because gzip finds the repeated text within 32 kB only.
 */
export function Faq({ entries, name }: { entries: readonly FaqEntry[]; name: string }) {
  return (
    <>
      <div className={LIST}>
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
