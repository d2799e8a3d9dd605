'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { ErrorTexts } from './error-texts'

interface ErrorWords {
  words: ErrorTexts
  /** The address of the home page. */
  home: string
}

const Words = createContext<ErrorWords | null>(null)

/** Holds ready what is said when a page below fails: Next hands an error boundary nothing but the error. */
export const ErrorWordsProvider = ({ children, ...said }: ErrorWords & { children: ReactNode }) => (
  <Words value={said}>{children}</Words>
)

/** What to say, as the layout left it; null outside one. */
export const useErrorWords = (): ErrorWords | null => useContext(Words)
