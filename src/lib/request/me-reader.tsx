'use client'
import { useLayoutEffect } from 'react'
import useSWR, { mutate } from 'swr'
import { paths } from '../paths/site-paths'
import { publishMe } from './me-store'
import type { Me } from './signed-in'

async function readMe(url: string): Promise<Me> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

export type MeChange = [next?: Me | ((known?: Me) => Me | undefined), options?: { revalidate: boolean }]

/** Updates the cached value; without arguments refetches it, with `undefined` clears it first. */
export const changeMe = (...change: MeChange) => mutate<Me>(paths.me(), ...change)

/** Fetches who is signed in on mount, and again when the visitor returns to the page. */
export default function MeReader() {
  const { data, error } = useSWR<Me>(paths.me(), readMe, { shouldRetryOnError: false })
  useLayoutEffect(() => publishMe({ me: data, error }), [data, error])
  return null
}
