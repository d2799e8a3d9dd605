import { indianClockSql } from '@/lib/calendar/indian-calendar'

/**
 * For SQL: the notes of a record in one text, a line for each: "2026-12-31 09:30 asha@site.example: Called.".
 * @param table of the notes, as Payload keeps an array
 * @param parent the record's id in the statement around it
 */
export const notesSql = (table: string, parent: string): string =>
  `(select string_agg(concat_ws(' ', to_char(${indianClockSql('note.at')}, 'YYYY-MM-DD HH24:MI'), note.by || ':', note.text),
      chr(10) order by note._order) from ${table} note where note._parent_id = ${parent})`
