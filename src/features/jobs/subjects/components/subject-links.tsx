import { LinkChips } from '@/components/ui/page/link-chips'
import { Part } from '@/components/ui/page/page'
import type { Language } from '@/lib/language'
import { subjectMessages } from '../messages'
import type { SubjectKind } from '../subject-index'
import { type SubjectLink, type SubjectTopic, subjectHref } from '../view'

interface SubjectBrowseProps {
  language: Language
  links: Readonly<Record<SubjectKind, readonly SubjectLink[]>>
}

/** Links below the list to the pages of places, departments and designations. */
export function SubjectBrowse({ language, links }: SubjectBrowseProps) {
  const messages = subjectMessages(language)
  const groups = [
    [messages.places, links.place],
    [messages.departments, links.department],
    [messages.designations, links.designation],
  ] as const
  const shown = groups.filter(([, entries]) => entries.length > 0)
  if (shown.length === 0) return null
  return (
    <Part id="by-subject" folded title={messages.browse} landmark>
      <div className="grid gap-5">
        {shown.map(([name, entries]) => (
          <div key={name} className="grid gap-2">
            <h3 className="text-h4">{name}</h3>
            <SubjectChips language={language} links={entries} />
          </div>
        ))}
      </div>
    </Part>
  )
}

interface ChipsProps {
  language: Language
  links: readonly SubjectLink[]
  /** The current page's topic, left out of the names. */
  beside?: SubjectTopic
}

/** Links to pages, each with its number of open posts. */
export function SubjectChips({ language, links, beside }: ChipsProps) {
  const messages = subjectMessages(language)
  const shortened = (link: SubjectLink): SubjectTopic => ({
    subject: beside?.subject ? null : link.subject,
    place: beside?.place ? null : link.place,
  })
  return (
    <LinkChips
      links={links.map((link) => ({
        name: messages.name(shortened(link)),
        href: subjectHref(language, link),
        count: messages.open(link.open),
      }))}
    />
  )
}
