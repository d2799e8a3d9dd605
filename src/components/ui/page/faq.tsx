'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icon'

export interface FaqEntry {
  question: string
  answer: ReactNode
}

/**
 * Questions that open one at a time and close again, without script: details elements that share a name. Drawn in the
 * browser too, so that the page's data holds the words alone.
 */
export function Faq({
  entries,
  name = 'faq',
  firstOpen,
}: {
  entries: readonly FaqEntry[]
  name?: string
  firstOpen?: boolean
}) {
  return (
    <div className="max-w-[46rem] border-b border-rule">
      {entries.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0} className="group border-t border-rule">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-[0.7rem] leading-fact font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="plus"
              className="text-brand transition-[rotate] duration-(--duration-calm) ease-out group-open:rotate-45"
            />
          </summary>
          <div className="pr-8 pb-5">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
}
