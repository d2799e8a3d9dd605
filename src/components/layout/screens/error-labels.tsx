'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { ErrorMessages } from './error-messages'

interface ErrorLabels {
  messages: ErrorMessages
  /** The address of the home page. */
  home: string
}

const Words = createContext<ErrorLabels | null>(null)

/** Holds ready what is said when a page below fails: Next hands an error boundary nothing but the error. */
export const ErrorLabelsProvider = ({ children, ...said }: ErrorLabels & { children: ReactNode }) => (
  <Words value={said}>{children}</Words>
)

/** What to say, as the layout left it; null outside one. */
export const useErrorLabels = (): ErrorLabels | null => useContext(Words)
