import Link from 'next/link'
import { ActionForm } from '@/components/ui/forms/action-form'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { keepList, saveList } from '../actions'
import { choiceListMessages } from '../messages'
import type { KeptList } from '../queries'
import { MARKS, MAX_LENGTH } from '../schema'

interface KeepListProps {
  language: Language
  /** The current list, as the query of its URL. */
  query: string
  /** The account signed in. */
  person: string | null
  /** The saved list being edited, with its edition from the URL. */
  open: { list: KeptList; text: string } | null
  /** Return path after sign-in. */
  here: string
}

/** Saves the page's list under a name, or shows how the saved one differs and saves the changes. */
export function KeepList({ language, query, person, open, here }: KeepListProps) {
  const { keep, working, failed } = choiceListMessages(language)
  const paths = pathsIn(language)
  const common = { language, busy: working, failed, kind: 'line', person } as const
  if (!person)
    return (
      <p className="print:hidden">
        <Link href={paths.login(here)} prefetch={false}>
          {keep.signIn}
        </Link>
      </p>
    )
  const isChanged = open !== null && open.list.query !== query
  return (
    <div className="grid gap-3 print:hidden">
      {open && (
        <p className="flex flex-wrap gap-x-5">
          <span>{isChanged ? keep.isChanged(open.list.name) : keep.isSaved(open.list.name)}</span>
          <Link href={paths.keptList(open.list.id)} prefetch={false}>
            {keep.manage}
          </Link>
        </p>
      )}
      {open && isChanged && (
        <ActionForm
          {...common}
          name="save"
          action={saveList}
          hidden={{ [MARKS.query]: query, [MARKS.seen]: open.text }}
          submit={keep.saveChanges}
        />
      )}
      {(!open || isChanged) && (
        <ActionForm
          {...common}
          name="keep"
          action={keepList}
          hidden={{ [MARKS.query]: query }}
          fields={[{ name: 'name', type: 'text', label: keep.name, maxLength: MAX_LENGTH.name }]}
          submit={keep.submit}
          inRow
          className="max-w-reading"
        />
      )}
    </div>
  )
}
