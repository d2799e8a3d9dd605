import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface FaqEntry {
  question: string
  answer: ReactNode
}

/** Questions that open one at a time and close again, without script: details elements that share a name. */
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
    <div className="faq">
      {entries.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
}
