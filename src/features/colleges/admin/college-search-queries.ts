import { contentKeepers } from '@/cms/access/access'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { placeText } from '@/lib/text/format'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { collegeDeskMessages } from './messages'

interface Row {
  id: string
  name: string
  location: string | null
  state: string | null
}

/** Colleges by name, other names and place, drafts among them, for the search over the studio. */
export const searchColleges: SearchSource = {
  label: collegeDeskMessages.searched,
  rule: contentKeepers,
  find: async ({ req, words, most }) => {
    const folded = foldText(words)
    if (!folded) return []
    const { rows } = await req.payload.db.pool.query<Row>(
      `select * from (
         select id, name, location, state from colleges
         where deleted_at is null and search_text ilike all ($1::text[]) limit ${CANDIDATES}
       ) found order by name, id limit ${most}`,
      [patternsOf(folded)],
    )
    return rows.map(({ id, name, location, state }) => ({
      id,
      title: name,
      detail: placeText(location, state),
      href: studioPaths.record('colleges', id),
    }))
  },
}
