import Link from 'next/link'
import { type Language, pathsIn } from '@/lib/language'
import { choiceMessages } from '../messages'

export interface AuthorityTab {
  id: string
  /** "Bihar: BCECEB". */
  name: string
  choices: number
  /** The parameters of its list. */
  query: readonly (readonly [string, string])[]
  isOpen: boolean
  /** Of all India or of the home state. */
  isNear: boolean
}

/** The lists that somebody may make, one for each authority; of other states only what was begun is unfolded. */
export function AuthorityTabs({ language, tabs }: { language: Language; tabs: readonly AuthorityTab[] }) {
  const messages = choiceMessages(language)
  const isShown = ({ isNear, isOpen, choices }: AuthorityTab) => isNear || isOpen || choices > 0
  const others = tabs.filter((tab) => !isShown(tab))
  return (
    <nav aria-label={messages.authorities} className="flex flex-wrap gap-x-5 print:hidden">
      <Tabs language={language} tabs={tabs.filter(isShown)} />
      {others.length > 0 && (
        <details className="open:basis-full">
          <summary className="min-h-tap cursor-pointer py-2">{messages.others}</summary>
          <Tabs language={language} tabs={others} />
        </details>
      )}
    </nav>
  )
}

function Tabs({ language, tabs }: { language: Language; tabs: readonly AuthorityTab[] }) {
  return (
    <ul className="flex list-none flex-wrap gap-x-5 p-0">
      {tabs.map(({ id, name, choices, query, isOpen }) => (
        <li key={id}>
          <Link
            href={pathsIn(language).myList(query)}
            prefetch={false}
            aria-current={isOpen ? 'page' : undefined}
            className="inline-flex min-h-tap items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {choiceMessages(language).ofAuthority(name, choices)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
