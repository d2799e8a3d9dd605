import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { indianClockSql, indianDay } from '@/lib/calendar/indian-calendar'
import { openJobsSql } from '../../vacancies/open-rule'
import type { ViewSource } from '../sources'

/**
 * Counts a view of an open vacancy in one statement, so that concurrent ones are all counted.
 * @param vacancy its id; one that is not public is not counted
 */
export async function countView({ db }: Pick<Payload, 'db'>, vacancy: string, source: ViewSource): Promise<void> {
  await db.drizzle.execute(sql`
    insert into vacancy_views (job_id, day, source, views)
    select id, ${indianDay(new Date())}, ${source}::enum_vacancy_views_source, 1 from jobs
    where id = ${vacancy}::uuid and is_sample is not true and ${openJobsSql()}
    on conflict (job_id, day, source) do update set views = vacancy_views.views + 1, updated_at = now()`)
}

/** Deletes the counts of days before a moment. */
export async function eraseViewsBefore({ db }: Pick<Payload, 'db'>, moment: Date): Promise<void> {
  await db.pool.query('delete from vacancy_views where day < $1', [indianDay(moment)])
}

/** A vacancy's total views. */
export async function viewsOf({ db }: Pick<Payload, 'db'>, vacancy: string): Promise<number> {
  const { rows } = await db.pool.query<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from vacancy_views where job_id = $1::uuid',
    [vacancy],
  )
  return rows[0]?.views ?? 0
}

/** The views of vacancies by source, from a day on (2026-12-31). */
export async function viewsSince({ db }: Pick<Payload, 'db'>, since: string, vacancies?: readonly string[]) {
  const { rows } = await db.pool.query<{ job: string; source: ViewSource; views: number }>(
    `select job_id as job, source, sum(views)::int as views from vacancy_views
     where day >= $1 and job_id is not null and ($2::uuid[] is null or job_id = any($2::uuid[]))
     group by job_id, source`,
    [since, vacancies ?? null],
  )
  return rows
}

/** A vacancy's views and applications in the last weeks that had any, the newest first. */
export async function weeksOf({ db }: Pick<Payload, 'db'>, vacancy: string, max: number) {
  const { rows } = await db.pool.query<{ week: string; views: number; applications: number }>(
    `with seen as (
       select date_trunc('week', day::date)::date as week, sum(views)::int as views
       from vacancy_views where job_id = $1::uuid group by 1
     ), applied as (
       select date_trunc('week', ${indianClockSql('applied_at')})::date as week, count(*)::int as applications
       from job_applications where job_id = $1::uuid and applied_at is not null group by 1
     )
     select to_char(week, 'YYYY-MM-DD') as week, coalesce(views, 0) as views, coalesce(applications, 0) as applications
     from seen full join applied using (week) order by week desc limit $2`,
    [vacancy, max],
  )
  return rows
}
