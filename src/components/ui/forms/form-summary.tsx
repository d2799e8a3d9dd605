'use client'
import { useEffect, useRef } from 'react'
import type { FormState } from '@/lib/errors/action-result'
import { Notice } from '../messages/notice'

/** A field that may have errors; its id defaults to its name. */
export interface SummaryField {
  name: string
  label: string
  id?: string
}

/** Why something was rejected, and a link to what helps. */
export const ExpectedError = ({ state: { message, link } }: { state: FormState }) => (
  <>
    <p>{message}</p>
    {link && (
      <p>
        <a href={link.href} target="_blank" rel="noopener">
          {link.text}
        </a>
      </p>
    )}
  </>
)

/**
 * Error summary above the form: one sentence, and a link to each invalid field. Focused after each response, so that it
 * is read aloud and visible however long the form is.
 */
export function FormSummary({ state, fields = [] }: { state: FormState; fields?: readonly SummaryField[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isRejected = state.status === 'error' && Boolean(state.message)

  useEffect(() => {
    if (state.status === 'error') box.current?.focus()
  }, [state])

  const broken = fields.filter(({ name }) => state.fieldErrors?.[name])
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, the page that comes back starts with what is wrong
      autoFocus={isRejected}
      className="empty:hidden focus:outline-0 focus-visible:outline-offset-4"
    >
      {isRejected && (
        <Notice kind="bad" live>
          <ExpectedError state={state} />
          {broken.length > 0 && (
            <ul className="flex flex-wrap items-center gap-3">
              {broken.map(({ name, label, id = name }) => (
                <li key={name}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}
