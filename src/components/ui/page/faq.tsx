'use client'
import type { ReactNode } from 'react'
import { languageOfText } from '@/lib/language'
import { Icon } from '../icon'

export interface FaqEntry {
  question: string
  answer: ReactNode
}

// The list says how its questions look, so that none of them carries it.
const SUMMARIES =
  '[&>details>summary]:flex [&>details>summary]:min-h-14 [&>details>summary]:cursor-pointer [&>details>summary]:list-none [&>details>summary]:items-center [&>details>summary]:justify-between [&>details>summary]:gap-4 [&>details>summary]:py-[0.7rem] [&>details>summary]:leading-fact [&>details>summary]:font-semibold [&>details>summary]:hover:text-brand [&>details>summary::-webkit-details-marker]:hidden'
const SIGNS =
  '[&_summary>svg]:text-brand [&_summary>svg]:transition-[rotate] [&_summary>svg]:duration-(--duration-calm) [&_summary>svg]:ease-out [&_[open]>summary>svg]:rotate-45'
const LIST = `max-w-[46rem] border-b border-rule *:border-t *:border-rule ${SUMMARIES} ${SIGNS}`

/**
 * Questions that open one at a time and close again, without script: details elements that share a name. Drawn in the
 * browser too, so that the page's data holds the words alone.
 */
export function Faq({ entries, name }: { entries: readonly FaqEntry[]; name: string }) {
  return (
    <div className={LIST}>
      {entries.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary lang={languageOfText(question)}>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="pr-8 pb-5">
            {typeof answer === 'string' ? <p lang={languageOfText(answer)}>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  )
}
