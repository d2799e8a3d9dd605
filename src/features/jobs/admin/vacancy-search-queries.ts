import { adminOnly } from '@/cms/access/access'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { jobDeskPaths } from './desk-paths'
import { vacancyDeskMessages } from './messages'

interface Row {
  id: string
  title: string
  institution: string | null
  location: string | null
  status: string
}

/** Vacancies by title, institution, department and place, for the search over the studio; the newest first. */
export const searchVacancies: SearchSource = {
  label: vacancyDeskMessages.searched,
  rule: adminOnly,
  find: async ({ req, words, most }) => {
    const folded = foldText(words)
    if (!folded) return []
    const { rows } = await req.payload.db.pool.query<Row>(
      `select * from (
         select id, title, institution, location, status, posted_at from jobs
         where deleted_at is null and search_text ilike all ($1::text[]) limit ${CANDIDATES}
       ) found order by posted_at desc, id limit ${most}`,
      [patternsOf(folded)],
    )
    return rows.map(({ id, title, institution, location, status }) => ({
      id,
      title,
      detail: [institution, location, status].filter(Boolean).join(' · '),
      href: jobDeskPaths.editJob(id),
    }))
  },
}
