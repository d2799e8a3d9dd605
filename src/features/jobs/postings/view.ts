import type { ownVacancy } from './queries'

/** A vacancy as the hospital that sent it manages it. */
export type OwnVacancyView = NonNullable<Awaited<ReturnType<typeof ownVacancy>>>
