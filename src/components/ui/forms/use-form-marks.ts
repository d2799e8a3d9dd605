'use client'
import { useEffect, useState } from 'react'
import { paths } from '@/lib/language'

/**
 * What a form on a static page gets in the browser only: the server's note of when it was shown, and a random key
 * that makes a double submit one. Whether it is there also tells the server that script runs.
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
      // Without a token the form is sent all the same and only looked at more closely.
      .catch(() => undefined)
    return () => aborter.abort()
  }, [])

  return marks
}
