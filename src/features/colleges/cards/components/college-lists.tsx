'use client'
import type { ReactNode } from 'react'
import { COLLEGE_REGISTER, COLLEGES_IN_THREE } from './college-list-looks'

// Drawn in the browser too: the look of a list is long, and the page's data would repeat it.

/** A list of colleges: thumbnail rows on phones, ruled rows where it is wider. Its cards are `CollegeCard`. */
export function CollegeRegister({ children }: { children: ReactNode }) {
  return (
    <div className="@container/list">
      <div className={COLLEGE_REGISTER}>{children}</div>
    </div>
  )
}

/** Three cards side by side where the page is wide enough, thumbnail rows where it is not. */
export function CollegesInThree({ children }: { children: ReactNode }) {
  return <div className={COLLEGES_IN_THREE}>{children}</div>
}
