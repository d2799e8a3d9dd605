import type { Writing } from '@/cms/import/importer'

/** Writes the courses of new authorities in a range of lines, in file order. */
export async function writeCourses({ client }: Writing, range: string): Promise<void> {
  await client.query(
    `insert into counselling_authorities_courses ("order", parent_id, value)
     select given.place, target, given.course::enum_counselling_authorities_courses
     from staged cross join lateral
       unnest(string_to_array(courses, ' | ')) with ordinality as given (course, place)
     where outcome = 'create' and ${range}`,
  )
}

/** SQL over an authority by its alias: whether other records refer to it. */
export const authorityInUse = (record: string): string =>
  ['closing_ranks', 'seat_terms', 'counselling_dates', 'admission_rules', 'counselling_reminders']
    .map((table) => `exists (select from ${table} where authority_id = ${record}.id)`)
    .join(' or ')
