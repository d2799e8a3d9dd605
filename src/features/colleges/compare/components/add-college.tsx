import Link from 'next/link'
import { ArrowLink, Button } from '@/components/ui/button'
import { controlBox } from '@/components/ui/forms/control-boxes'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { type Language, languageOfName } from '@/lib/language'
import { placeIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import type { CollegeCardView } from '../../cards/card-view'
import { type CompareChoice, compareQuery, MAX_COMPARED } from '../compare-params'
import { compareMessages } from '../messages'

interface AddCollegeProps {
  language: Language
  choice: CompareChoice
  /** Colleges already compared. */
  slugs: readonly string[]
  /** Matches for the URL's search text; null without one. */
  found: readonly CollegeCardView[] | null
}

/** Adds a college by name: a GET form and links, with and without script. */
export function AddCollege({ language, choice, slugs, found }: AddCollegeProps) {
  const messages = compareMessages(language).add
  const paths = pathsIn(language)
  const query = compareQuery(choice)
  if (slugs.length >= MAX_COMPARED) return <p className="text-sm text-quiet print:hidden">{messages.full}</p>
  const offered = (found ?? []).filter(({ slug }) => !slugs.includes(slug))
  return (
    <section className="grid gap-3 print:hidden" aria-label={messages.title}>
      <form
        action={paths.compare()}
        className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-[18rem]:grid-cols-1"
      >
        {slugs.length > 0 && <input type="hidden" name="c" value={slugs.join(',')} />}
        <HiddenFields pairs={Object.entries(query)} />
        <div className="grid gap-[0.2rem]">
          <label htmlFor="add" className="text-sm font-semibold">
            {messages.label}
          </label>
          <input className={controlBox} id="add" name="add" type="search" defaultValue={choice.add} maxLength={120} />
        </div>
        <Button type="submit" kind="line" tall>
          {messages.submit}
        </Button>
      </form>
      {found && offered.length === 0 && <p>{messages.none(choice.add)}</p>}
      {offered.length > 0 && (
        <>
          <h2 className="text-h4">{messages.found(choice.add)}</h2>
          <ul className="max-w-xl">
            {offered.map(({ id, slug, name, location, state }) => (
              <li key={id} className="flex items-center justify-between gap-4 border-t border-rule py-2">
                <span>
                  <span lang={languageOfName(name)}>{name}</span>
                  <span className="block text-sm text-quiet">{placeIn(language, location, state)}</span>
                </span>
                <Link
                  className="inline-flex min-h-tap min-w-tap items-center justify-center font-semibold"
                  href={paths.compare([...slugs, slug], query)}
                  prefetch={false}
                >
                  {messages.choose}
                  <span className="sr-only" lang={languageOfName(name)}>
                    {' '}
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {slugs.length === 0 && (
        <p>
          <ArrowLink href={paths.colleges()}>{messages.toList}</ArrowLink>
        </p>
      )}
    </section>
  )
}
