import type { ReactNode } from 'react'

// A list says how its cards look (styles/lists.css), so that none of its ten cards carries the words for it.

/** A list of colleges: thumbnail rows on phones, ruled rows where it is wider. Its cards are `CollegeCard`. */
export function CollegeRegister({ children }: { children: ReactNode }) {
  return (
    <div className="@container/list">
      <div className="college-register">{children}</div>
    </div>
  )
}

/** Three cards side by side where the page is wide enough, thumbnail rows where it is not. */
export function CollegesInThree({ children }: { children: ReactNode }) {
  return <div className="colleges-in-three">{children}</div>
}
