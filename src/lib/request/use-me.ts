'use client'
import { useCallback, useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { paths } from '../language'
import type { Me } from './signed-in'

export type { Me } from './signed-in'

async function readMe(url: string): Promise<Me> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** True once the page has settled after hydration; the read of /api/me must not compete with what is on screen. */
function useSettled() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setSettled(true), 200)
      return () => clearTimeout(timer)
    }
    const wait = requestIdleCallback(() => setSettled(true), { timeout: 1000 })
    return () => cancelIdleCallback(wait)
  }, [])
  return settled
}

/**
 * The person as the browser knows them; one request however many components ask.
 * `me` is undefined until the answer is there. `mutate` takes a changed copy, for an act that shows at once.
 */
export function useMe() {
  const { data, error, isLoading } = useSWR<Me>(useSettled() ? paths.me() : null, readMe, {
    shouldRetryOnError: false,
  })
  const { mutate: mutateKey } = useSWRConfig()
  // By its key, not by this component's, which has none before it has settled: another one may be reading already, and
  // what it reads would be older than the change.
  const mutate = useCallback(
    // Without arguments it reads anew; with an `undefined` it forgets first.
    (...change: [next?: Me | ((known?: Me) => Me | undefined), options?: { revalidate: boolean }]) =>
      mutateKey<Me>(paths.me(), ...change),
    [mutateKey],
  )
  return { me: data, error, isLoading, mutate }
}
