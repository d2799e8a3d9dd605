import { LinkChips } from '@/components/ui/page/link-chips'
import type { Language } from '@/lib/text/language'
import { subjectHref } from '../subject-href'
import { subjectTexts } from '../texts'
import type { SubjectLink, SubjectTopic } from '../view'

/** Pages to go on to, each with how many posts are open there. */
export function SubjectChips({
  language,
  links,
  beside,
}: {
  language: Language
  links: readonly SubjectLink[]
  /** What the page says already; its name is left out. */
  beside?: SubjectTopic
}) {
  const texts = subjectTexts(language)
  const shortened = (link: SubjectLink): SubjectTopic => ({
    subject: beside?.subject ? null : link.subject,
    place: beside?.place ? null : link.place,
  })
  return (
    <LinkChips
      links={links.map((link) => ({
        name: texts.name(shortened(link)),
        href: subjectHref(language, link),
        count: texts.open(link.open),
      }))}
    />
  )
}
