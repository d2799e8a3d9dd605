/**
 * A college, course and round has one pool of seats for the whole country. Some lists name it by the pool that it
 * replaces: those of the AIIMS as "All India". If a college has its own pool, its figures of the other move there, unless
 * it already has the same figure.
 */
export const JOIN_OWN_POOLS = `
  update closing_ranks listed set quota_id = own.id, updated_at = now()
  from seat_terms other join seat_terms own on own.authority_id = other.authority_id and own.kind = 'quota'
      and own.instead_of = other.code
    join (select distinct college_id, course, quota_id from closing_ranks where college_id is not null) known
      on known.quota_id = own.id
  where other.kind = 'quota' and listed.quota_id = other.id and listed.college_id = known.college_id
    and listed.course = known.course
    and not exists (
      select from closing_ranks held where held.quota_id = own.id and held.college_id = listed.college_id
        and held.course = listed.course and held.category_id = listed.category_id and held.gender = listed.gender
        and held.year = listed.year and held.round = listed.round)`

/** SQL for whether a stored figure belongs to the pool named by a row, or to the one that replaces it. */
export const isOfPoolSql = (held: string, row: string): string => `
  ${held}.quota_id in (select term.id from seat_terms term where term.authority_id = ${row}.authority_id
    and term.kind = 'quota' and ${row}.quota in (term.code, term.instead_of))`
