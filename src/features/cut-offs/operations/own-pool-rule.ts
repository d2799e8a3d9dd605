/**
 * One college, course and round has one pool of the seats that are open to the whole country. Some lists name it by the
 * pool in whose place it stands: those of the AIIMS as "All India". Where a college has a pool of its own, its figures
 * of the other one become that pool's, unless it has the same figure already.
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

/** The condition that a figure that is kept is of the pool that a row of a file names, or of the one in its place. */
export const isOfPoolSql = (held: string, row: string): string => `
  ${held}.quota_id in (select term.id from seat_terms term where term.authority_id = ${row}.authority_id
    and term.kind = 'quota' and ${row}.quota in (term.code, term.instead_of))`
