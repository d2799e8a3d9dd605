import { indianClockSql } from '@/lib/calendar/indian-calendar'

/**
 * SQL: a record's notes as one text, one per line: "2026-12-31 09:30 asha@site.example: Called.".
 * @param table of the notes' array field
 * @param parent SQL of the record's id
 */
export const notesSql = (table: string, parent: string): string =>
  `(select string_agg(concat_ws(' ', to_char(${indianClockSql('note.at')}, 'YYYY-MM-DD HH24:MI'), note.by || ':', note.text),
      chr(10) order by note._order) from ${table} note where note._parent_id = ${parent})`
