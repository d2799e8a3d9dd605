import { adminOnly } from '@/cms/access/access'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { Stage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import type { Job } from '@/payload-types'
import { applicationDeskMessages } from '../applications/admin/messages'
import { applicationMessages } from '../applications/application-messages'
import { vacancyDeskMessages } from './messages'

interface FoundApplication {
  id: string
  name: string
  job_title: string | null
  status: Stage
}

/** Applications by the applicant's name or email, for the studio's search; the newest first. */
export const searchApplications: SearchSource = {
  label: applicationDeskMessages.searched,
  rule: adminOnly,
  find: async ({ req, words, max }) => {
    const patterns = patternsOf(words)
    const each = patterns.map((_, place) => `(full_name ilike $${place + 1} or email ilike $${place + 1})`)
    const { rows } = await req.payload.db.pool.query<FoundApplication>(
      `select a.id, coalesce(nullif(person.full_name, ''), person.email) as name, a.job_title, a.status
       from (select id, full_name, email from users where ${each.join(' and ')} limit ${CANDIDATES}) person
       join job_applications a on a.user_id = person.id
       order by a.applied_at desc, a.id limit ${max}`,
      patterns,
    )
    return rows.map(({ id, name, job_title, status }) => ({
      id,
      title: name,
      detail: [job_title, applicationMessages(STUDIO_LANGUAGE).stages[status]].filter(Boolean).join(' · '),
      href: jobDeskPaths.application(id),
    }))
  },
}

type FoundVacancy = Pick<Job, 'id' | 'title' | 'institution' | 'location' | 'status'>

/** Vacancies by title, institution, department and place, for the studio's search; the newest first. */
export const searchVacancies: SearchSource = {
  label: vacancyDeskMessages.searched,
  rule: adminOnly,
  find: async ({ req, words, max }) => {
    const folded = foldText(words)
    if (!folded) return []
    const { rows } = await req.payload.db.pool.query<FoundVacancy>(
      `select * from (
         select id, title, institution, location, status, posted_at from jobs
         where deleted_at is null and search_text ilike all ($1::text[]) limit ${CANDIDATES}
       ) found order by posted_at desc, id limit ${max}`,
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
