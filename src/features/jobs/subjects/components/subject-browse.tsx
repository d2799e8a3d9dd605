import { Part } from '@/components/ui/page/section'
import type { Language } from '@/lib/text/language'
import type { SubjectKind } from '../canonical'
import { subjectTexts } from '../texts'
import type { SubjectLink } from '../view'
import { SubjectChips } from './subject-chips'

/** The pages of places, departments and designations, below the list that they are a part of. */
export function SubjectBrowse({
  language,
  links,
}: {
  language: Language
  links: Readonly<Record<SubjectKind, readonly SubjectLink[]>>
}) {
  const texts = subjectTexts(language)
  const groups = [
    [texts.places, links.place],
    [texts.departments, links.department],
    [texts.designations, links.designation],
  ] as const
  const shown = groups.filter(([, entries]) => entries.length > 0)
  if (shown.length === 0) return null
  return (
    <Part id="by-subject" title={texts.browse} landmark>
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
