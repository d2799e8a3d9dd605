'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { Suggestion } from '@/lib/search/suggestion'

async function readSuggestions(url: string): Promise<Suggestion[]> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  return response.ok ? response.json() : []
}

/** Fetches suggestions for a query. */
export default function SuggestionReader(props: { url: string; onRead: (offers: Suggestion[]) => void }) {
  const { url, onRead } = props
  const { data } = useSWR(url, readSuggestions, { revalidateOnFocus: false })
  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])
  return null
}
