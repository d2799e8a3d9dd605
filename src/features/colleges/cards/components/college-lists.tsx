import type { ReactNode } from 'react'
import type { Language } from '@/lib/language'
import { collegeCardMessages } from '../card-messages'

// A list says how its cards look (styles/lists.css), so that none of its ten cards carries the words for it.

/** A list of colleges: ruled rows, with column heads where it is wide. Its cards are `CollegeCard`. */
export function CollegeRegister({ language, children }: { language: Language; children: ReactNode }) {
  const { college, place, kind, fees, seats, established } = collegeCardMessages(language)
  return (
    <div className="@container/list">
      <div className="college-register">
        {/* Each row names its own facts to who cannot see the heads. */}
        <div className="heads" aria-hidden="true">
          {[college, place, kind, fees, seats, established].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}
