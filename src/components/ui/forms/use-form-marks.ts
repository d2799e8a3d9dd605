'use client'
import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths/site-paths'

/**
 * Client-side extras of a form on a static page: the server's token of when it was shown, and a random key that
 * deduplicates submits. Its presence also tells the server that script runs.
 */
export function useFormMarks(): { token: string; key: string } {
  const [marks, setMarks] = useState({ token: '', key: '' })

  useEffect(() => {
    const key = crypto.randomUUID?.() ?? String(Math.random())
    setMarks((before) => ({ ...before, key }))
    const aborter = new AbortController()
    fetch(paths.formToken(), { signal: aborter.signal, cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((token) => setMarks({ token, key }))
      // Without a token the form is still accepted, and only checked more closely.
      .catch(() => undefined)
    return () => aborter.abort()
  }, [])

  return marks
}
