import Link from 'next/link'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { choiceMessages } from '../messages'

export interface AuthorityTab {
  id: string
  /** "Bihar: BCECEB". */
  name: string
  choices: number
  /** The parameters of its list. */
  query: readonly (readonly [string, string])[]
  isOpen: boolean
}

/** The lists that somebody may make, one for each authority. */
export function AuthorityTabs({ language, tabs }: { language: Language; tabs: readonly AuthorityTab[] }) {
  const texts = choiceMessages(language)
  return (
    <nav aria-label={texts.authorities} className="print:hidden">
      <ul className="flex list-none flex-wrap gap-x-5 p-0">
        {tabs.map(({ id, name, choices, query, isOpen }) => (
          <li key={id}>
            <Link
              href={pathsIn(language).myList(query)}
              prefetch={false}
              aria-current={isOpen ? 'page' : undefined}
              className="inline-flex min-h-tap items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {texts.ofAuthority(name, choices)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
