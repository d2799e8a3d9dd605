import type { PayloadRequest } from 'payload'
import { findAsPerson } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { idOf } from '@/lib/database/record-id'
import type { DeskView } from '@/payload-types'
import { DeskViewList } from './desk-view-list'

interface DeskViewBarProps {
  req: PayloadRequest
  desk: DeskView['desk']
  /** URL of the desk without a filter. */
  path: string
  /** The current query without empty values. */
  query: Record<string, string>
}

const MAX_VIEWS = 40

/** The saved views of a desk above its list: private and shared. */
export async function DeskViewBar({ req, desk, path, query }: DeskViewBarProps) {
  const { user } = req
  const saved = await findAsPerson(req, 'desk-views', { desk: { equals: desk } }, { sort: 'name', limit: MAX_VIEWS })
  const currentQuery = new URLSearchParams(query).toString()
  return (
    <DeskViewList
      key={saved.map(({ id }) => id).join()}
      desk={desk}
      query={currentQuery}
      views={saved.map((view) => ({
        id: view.id,
        name: view.name,
        href: view.query ? `${path}?${view.query}` : path,
        isOpen: sameQuery(view.query ?? '', currentQuery),
        isShared: Boolean(view.isShared),
        mayDelete: idOf(view.owner) === user?.id || (Boolean(view.isShared) && isAdmin(user)),
      }))}
    />
  )
}

/** Whether two queries are equal in any order. */
function sameQuery(one: string, other: string): boolean {
  const [first, second] = [new URLSearchParams(one), new URLSearchParams(other)]
  first.sort()
  second.sort()
  return first.toString() === second.toString()
}
