'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { Button, buttonLook } from '@/components/ui/button'
import type { ErrorMessages } from './error-messages'
import { SCREEN_ROOM } from './screen-room'

interface ErrorLabels {
  messages: ErrorMessages
  home: string
}

const Words = createContext<ErrorLabels | null>(null)

/** Provides the messages of error boundaries: Next passes them only the error. */
export const ErrorLabelsProvider = ({ children, ...labels }: ErrorLabels & { children: ReactNode }) => (
  <Words value={labels}>{children}</Words>
)

/** Error page: a plain sentence, a retry button, and the id of the log entry. */
export function ErrorScreen({ digest, retry }: { digest?: string; retry: () => void }) {
  const labels = useContext(Words)
  if (!labels) return null
  const { messages, home } = labels
  return (
    <div className={SCREEN_ROOM}>
      <div
        className="grid justify-items-start gap-3 rounded-card border border-rule bg-sunk px-[clamp(1.25rem,4vw,3rem)] py-[clamp(1.75rem,4vw,3.5rem)]"
        role="alert"
      >
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button onClick={retry}>{messages.retry}</Button>
          {/* A full page load on purpose: the client state may be what failed. */}
          <a className={buttonLook({ kind: 'line' })} href={home}>
            {messages.home}
          </a>
        </div>
        {digest && <p className="text-sm text-quiet">{messages.reference.replace('{digest}', digest)}</p>}
      </div>
    </div>
  )
}
