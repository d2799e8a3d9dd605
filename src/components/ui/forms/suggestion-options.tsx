'use client'
import { type KeyboardEvent, useEffect } from 'react'
import useSWR from 'swr'
import type { Suggestion } from '@/lib/search/suggestion'

async function readSuggestions(url: string): Promise<Suggestion[]> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  return response.ok ? response.json() : []
}

interface OptionsProps {
  url: string
  onRead: (offers: Suggestion[]) => void
  /** What is shown now; none while the list is closed. */
  offers: readonly Suggestion[]
  /** Index of the option selected by the arrows. */
  active: number
  id: string
  kinds: Partial<Record<Suggestion['kind'], string>>
  onChoose: (offer: Suggestion) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Fetches the suggestions for a query, and draws them as the options of a listbox. */
export default function SuggestionOptions(props: OptionsProps) {
  const { url, onRead, offers, active, id, kinds, onChoose, onKeyDown } = props
  const { data } = useSWR(url, readSuggestions, { revalidateOnFocus: false })
  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])
  return offers.map((offer, index) => (
    <div
      key={offer.href}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className="grid min-h-tap cursor-pointer content-center gap-x-4 px-4 py-2 font-normal leading-snug sm:flex sm:items-center sm:justify-between hover:bg-brand-wash aria-selected:bg-brand-wash"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
      onKeyDown={onKeyDown}
    >
      <span>{offer.text}</span>
      <span className="text-sm text-quiet sm:text-end">{offer.place ?? kinds[offer.kind]}</span>
    </div>
  ))
}
