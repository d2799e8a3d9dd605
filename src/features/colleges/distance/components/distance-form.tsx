import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/field'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import type { Place } from '../distance-queries'
import { distanceMessages } from '../messages'

/** Parameter of the starting place. Not saved with lists. */
export const NEAR = 'near'
const MAX_PLACE_LENGTH = 80

/** The typed place from the URL. */
export const nearOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').trim().slice(0, MAX_PLACE_LENGTH) : ''

interface DistanceFormProps {
  language: Language
  near: string
  place: Place | null
  /** The parameters of the list. */
  state: readonly [string, string][]
}

/** Form for the starting place; open once one is given. */
export function DistanceForm({ language, near, place, state }: DistanceFormProps) {
  const messages = distanceMessages(language)
  const error =
    place?.kind === 'unknown'
      ? messages.unknown
      : place?.kind === 'several'
        ? messages.several(place.states.map((name) => nameIn(language, name)))
        : undefined
  return (
    <details open={near !== ''} className="print:hidden">
      <summary className="min-h-tap cursor-pointer py-2 font-semibold">{messages.title}</summary>
      <form action={pathsIn(language).myList()} method="get" className="grid max-w-lg gap-3 pt-2">
        <HiddenFields pairs={state.filter(([name]) => name !== NEAR)} />
        <TextInput
          id={NEAR}
          label={messages.label}
          hint={messages.hint}
          error={error}
          defaultValue={near}
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="postal-code"
        />
        <div>
          <Button type="submit" kind="line">
            {messages.submit}
          </Button>
        </div>
      </form>
    </details>
  )
}
