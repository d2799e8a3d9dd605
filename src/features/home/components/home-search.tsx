'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { searchBox } from '@/components/ui/forms/control-boxes'
import { SuggestInput } from '@/components/ui/forms/suggest-input'
import { Icon } from '@/components/ui/icon'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { Suggestion } from '@/lib/search/suggestion'
import type { SearchLabels } from '../messages'
import { MAX_SEARCH_LENGTH, SEARCHED_LISTS, type SearchedList, searchedList, searchPath } from '../search-path'

const EXAMPLES: Record<SearchedList, string> = {
  colleges: 'flex group-has-[[value=jobs]:checked]/search:hidden',
  jobs: 'hidden group-has-[[value=jobs]:checked]/search:flex',
}

interface HomeSearchProps {
  language: Language
  messages: SearchLabels
  kinds: Partial<Record<Suggestion['kind'], string>>
  examples: Record<SearchedList, readonly string[]>
}

/**
 * Home page search: a text and a target list. A plain form whose action redirects to the list; script skips that step
 * and adds suggestions.
 * @param kinds labels of the suggestion kinds of both lists
 * @param examples searches with results, for each list
 */
export function HomeSearch({ language, messages, kinds, examples }: HomeSearchProps) {
  const router = useRouter()
  const [list, setList] = useState<SearchedList>(SEARCHED_LISTS[0])
  const { search } = pathsIn(language)
  // Browsers restore the choice on Back without an event.
  const follow = (event: FormEvent<HTMLFormElement>) =>
    setList(searchedList(new FormData(event.currentTarget).get('in')))
  return (
    <search className="block">
      <form
        action={search()}
        className="group/search grid gap-3"
        onChange={follow}
        onFocus={follow}
        onSubmit={(event) => {
          event.preventDefault()
          router.push(searchPath(language, new FormData(event.currentTarget)))
        }}
      >
        <fieldset className="flex w-fit forced-colors:[&_label:has(:checked)]:underline max-[18rem]:w-full max-[18rem]:flex-wrap [&_label]:flex [&_label]:min-h-tap [&_label]:cursor-pointer [&_label]:items-center [&_label]:border [&_label]:border-edge [&_label]:px-5 [&_label]:text-sm [&_label]:first-of-type:rounded-s-control [&_label]:last-of-type:-ms-px [&_label]:last-of-type:rounded-e-control [&_label:has(:checked)]:bg-brand-wash [&_label:has(:checked)]:font-semibold [&_label:has(:checked)]:text-brand [&_label:has(:checked)]:shadow-[inset_0_-3px_0_var(--color-brand)] [&_label:has(:focus-visible)]:outline-3 [&_label:has(:focus-visible)]:outline-offset-2 [&_label:has(:focus-visible)]:outline-brand">
          <legend className="sr-only">{messages.legend}</legend>
          {SEARCHED_LISTS.map((value, index) => (
            <label key={value}>
              <input type="radio" name="in" value={value} defaultChecked={index === 0} className="sr-only" />
              {messages[value]}
            </label>
          ))}
        </fieldset>
        <div className="flex gap-2 max-[18rem]:flex-wrap">
          <div className="relative min-w-0 flex-1 max-[18rem]:basis-full">
            <label htmlFor="home-search" className="sr-only">
              {messages.label}
            </label>
            <Icon name="search" className="absolute top-1/2 left-[0.8rem] -translate-y-1/2 text-quiet" />
            <SuggestInput
              language={language}
              list={list}
              label={messages.suggestions}
              kinds={kinds}
              id="home-search"
              className={searchBox}
              name="q"
              type="search"
              placeholder={messages.placeholder}
              maxLength={MAX_SEARCH_LENGTH}
            />
          </div>
          <Button type="submit" tall>
            {messages.button}
          </Button>
        </div>
        {SEARCHED_LISTS.map(
          (value) =>
            examples[value].length > 0 && (
              <p
                key={value}
                className={`flex-wrap items-center gap-x-4 text-sm text-quiet max-sm:hidden ${EXAMPLES[value]}`}
              >
                {messages.try}
                {examples[value].map((q) => (
                  <Link
                    key={q}
                    href={pathsIn(language)[value]({ q })}
                    prefetch={false}
                    className="tap-link py-1"
                    rel="nofollow"
                  >
                    {q}
                  </Link>
                ))}
              </p>
            ),
        )}
      </form>
    </search>
  )
}
