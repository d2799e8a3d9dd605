import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { type Language, pathsIn } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { institutionMessages } from '../messages'
import type { InstitutionEntryView } from '../view'

/** The hospitals with a page, those with most open posts first. */
export function InstitutionList({
  language,
  hospitals,
}: {
  language: Language
  hospitals: readonly InstitutionEntryView[]
}) {
  const { list, kinds } = institutionMessages(language)
  const paths = pathsIn(language)
  if (hospitals.length === 0) {
    return (
      <EmptyState
        title={list.none}
        level="h2"
        seed="hospitals-empty"
        actions={<ButtonLink href={paths.jobs()}>{list.toJobs}</ButtonLink>}
      >
        {list.noneHint}
      </EmptyState>
    )
  }
  return (
    <ul className="grid border-b border-rule">
      {hospitals.map(({ slug, name, location, kind, open }) => (
        <li key={slug} className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-h4 wrap-anywhere" lang="en">
              <Link className="tap-link" href={paths.hospital(slug)} prefetch={false}>
                {name}
              </Link>
            </h2>
            <p className="text-sm text-quiet">{enumerated(language, [location, ...(kind ? [kinds[kind]] : [])])}</p>
          </div>
          <p className="text-sm tabular-nums lining-nums">{list.posts(open)}</p>
        </li>
      ))}
    </ul>
  )
}
