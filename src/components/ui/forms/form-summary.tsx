'use client'
import { useEffect, useRef } from 'react'
import type { FormState } from '@/lib/errors/action-result'
import { Notice } from '../messages/notice'

/** A field that an answer may be about; its id is its name unless stated. */
export interface SummaryField {
  name: string
  label: string
  id?: string
}

/** Why something was not taken, and the way to what helps. */
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
 * Why a form was not taken, above it: one sentence, and a link to each field that needs mending. Each answer takes the
 * focus, so that it is read aloud and in sight however long the form is.
 */
export function FormSummary({ state, fields = [] }: { state: FormState; fields?: readonly SummaryField[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isRejected = state.status === 'error' && Boolean(state.message)

  useEffect(() => {
    if (state.status === 'error') box.current?.focus()
  }, [state])

  const broken = fields.filter(({ name }) => state.fieldErrors?.[name])
  return (
    <div ref={box} tabIndex={-1} className="empty:hidden focus:outline-0 focus-visible:outline-offset-4">
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
