import { LinkChips } from '@/components/ui/page/link-tiles'
import { Part } from '@/components/ui/page/page'
import type { Language } from '@/lib/language'
import type { SubjectKind } from '../canonical'
import { subjectMessages } from '../messages'
import { subjectHref } from '../subject-href'
import type { SubjectLink, SubjectTopic } from '../view'

interface SubjectBrowseProps {
  language: Language
  links: Readonly<Record<SubjectKind, readonly SubjectLink[]>>
}

/** The pages of places, departments and designations, below the list that they are a part of. */
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
  /** What the page says already; its name is left out. */
  beside?: SubjectTopic
}

/** Pages to go on to, each with how many posts are open there. */
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
