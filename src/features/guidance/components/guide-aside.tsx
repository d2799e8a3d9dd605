import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/language'
import { guidanceMessages } from '../messages'
import type { CourseLink } from '../region-links'
import { TotalsFrom } from './parts'

const SIDE_LIST = [
  'max-lg:-mx-gutter max-lg:flex max-lg:gap-[0.4rem] max-lg:overflow-x-auto max-lg:px-gutter',
  'max-lg:[scrollbar-width:none] [&_a]:flex [&_a]:min-h-tap lg:pointer-fine:[&_a]:min-h-[1.95rem] [&_a]:items-center',
  '[&_a]:justify-between [&_a]:gap-x-3 [&_a]:border-rule [&_a]:py-[0.2rem] [&_a]:leading-fact [&_a]:text-ink',
  '[&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:underline max-lg:[&_a]:rounded-control',
  'max-lg:[&_a]:border max-lg:[&_a]:px-[0.8rem] max-lg:[&_a]:whitespace-nowrap lg:[&_a]:border-t',
].join(' ')

/** Layout of a long page: contents and courses on the left, content on the right. */
export const GUIDE =
  'grid grid-cols-[minmax(0,1fr)] gap-2 pb-[calc(var(--spacing-section)*1.25)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16'

export type ContentsEntry = { id: string; name: string }

// The current course is highlighted.
const COURSES =
  'forced-colors:[&_[aria-current]]:outline-2 [&_[aria-current]]:bg-brand-wash [&_[aria-current]]:font-semibold [&_[aria-current]]:text-brand! lg:[&_a]:-mx-[0.6rem] lg:[&_a]:px-[0.6rem] lg:[&_[aria-current]]:shadow-[inset_3px_0_var(--color-brand)]'

interface GuideAsideProps {
  language: Language
  contents: readonly ContentsEntry[]
  /** Heading of the list of courses. */
  title: string
  /** Courses; without any the list is omitted. */
  courses: readonly CourseLink[]
}

/** Table of contents, and the courses with the current one marked. */
export function GuideAside({ language, contents, title, courses }: GuideAsideProps) {
  const messages = guidanceMessages(language)
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4 print:hidden lg:sticky lg:top-[calc(var(--header)-0.5rem)] lg:max-h-[calc(100dvh-var(--header))] lg:gap-6 lg:overflow-y-auto lg:px-[0.6rem] lg:pt-[clamp(2rem,1.5rem+2vw,3.25rem)] lg:pb-4 lg:[margin-inline:-0.6rem]">
      <SideList title={messages.onThisPage}>
        {contents.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </SideList>
      {courses.length > 0 && (
        <SideList
          title={title}
          look={COURSES}
          after={
            <TotalsFrom language={language} figures={courses.map(({ from }) => from)} className="pt-2 max-lg:hidden" />
          }
        >
          {courses.map(({ key, name, href, isCurrent, colleges, official }) => (
            <li key={key}>
              <Link href={href} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
                {name}{' '}
                {colleges ? (
                  <span className="text-right text-sm font-normal text-quiet max-lg:hidden">
                    {messages.collegeNumber({ listed: colleges, official })}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </SideList>
      )}
    </aside>
  )
}

type SideListProps = { title: string; look?: string; after?: ReactNode; children: ReactNode }

const SideList = ({ title, look, after, children }: SideListProps) => (
  <nav aria-label={title}>
    <h2 className="text-h4 max-lg:sr-only lg:border-t-[3px] lg:border-ink lg:py-[0.7rem]">{title}</h2>
    <ul className={classNames(SIDE_LIST, look)}>{children}</ul>
    {after}
  </nav>
)
