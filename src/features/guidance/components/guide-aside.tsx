import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/language'
import { guidanceMessages } from '../messages'
import type { CourseLink } from '../region-links'
import { TotalsFrom } from './parts'

/** Layout of a long page: contents and courses on the left, content on the right. */
export const GUIDE =
  'grid grid-cols-[minmax(0,1fr)] gap-2 pb-[calc(var(--spacing-section)*1.25)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16'

export type ContentsEntry = { id: string; name: string }

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
    <aside className="guide-aside">
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
          look="courses"
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
    <ul className={look}>{children}</ul>
    {after}
  </nav>
)
