'use client'
import { useEffect, useState } from 'react'
import { paths } from '@/lib/addresses/paths'

/**
 * What a form on a static page gets in the browser only: the server's note of when it was shown, and a random key
 * that makes a double submit one enquiry. A new pair for every `round`.
 */
export function useFormMarks(round: number): { token: string; key: string } {
  const [marks, setMarks] = useState({ token: '', key: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round wants new marks
  useEffect(() => {
    const key = crypto.randomUUID?.() ?? String(Math.random())
    setMarks((before) => ({ ...before, key }))
    const aborter = new AbortController()
    fetch(paths.formToken(), { signal: aborter.signal, cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((token) => setMarks({ token, key }))
      // Without a token the form is sent all the same and only looked at more closely.
      .catch(() => undefined)
    return () => aborter.abort()
  }, [round])

  return marks
}
