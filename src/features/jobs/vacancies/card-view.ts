import { idOf } from '@/lib/database/record-id'
import type { Job } from '@/payload-types'
import { type NamesWith, ON_CARDS, SHOWN, VACANCY_FIELDS, type VacancyFieldName } from '../admin/vacancy-fields'
import { ageOf, daysToClose } from './facts/age'
import { walkInView } from './facts/walk-in'
import { isOpen } from './open-rule'

/** The text fields of a vacancy that are first shown in one place; null if empty. */
export type Words<Where> = Record<NamesWith<{ shown: Where; kind: 'line' | 'text' }>, string | null>

/** The fields of a vacancy that its card is made of. */
export type JobCardRow = Pick<Job, 'id' | 'title' | 'postedAt'> &
  Partial<Pick<Job, (typeof ON_CARDS)[number] | 'slug' | 'isSample'>>

/** The text fields, trimmed; null if empty. */
const wordsOf = <Where>(job: Partial<Job>, names: readonly (keyof Job & VacancyFieldName)[]) =>
  Object.fromEntries(
    names
      .filter((name) => ['line', 'text'].includes(VACANCY_FIELDS[name].kind))
      .map((name) => [name, String(job[name] ?? '').trim() || null]),
  ) as Words<Where>

/** A vacancy as its card shows it on a given day. */
export const jobCard = (job: JobCardRow, now = new Date()) => ({
  ...wordsOf<'card'>(job, ON_CARDS),
  id: job.id,
  slug: job.slug ?? job.id,
  title: job.title,
  type: job.type ?? null,
  postedAgo: ageOf(job.postedAt, now),
  /** In days; null while the deadline is far. */
  closesIn: job.deadline ? daysToClose(job.deadline, now) : null,
  walkIn: walkInView(job, now),
  /** A sample of the first start, not a real post. */
  isSample: job.isSample ?? false,
})

/** A vacancy as its own page shows it today. */
export const jobView = (job: Job) => ({
  ...wordsOf<'page'>(job, SHOWN),
  ...jobCard(job),
  isOpen: isOpen(job),
  /** Id of the hospital's record; its page may not be published. */
  hospital: idOf(job.hospital),
  /** ISO instants. */
  postedAt: job.postedAt,
  deadline: job.deadline ?? null,
  updatedAt: job.updatedAt,
})
