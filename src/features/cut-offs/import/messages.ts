import { importMessages } from '@/cms/import/messages'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped, plural } from '@/lib/text/format'

/** All messages of the closing rank import. */
export const cutOffImportMessages = {
  title: 'Import closing ranks',
  intro:
    'Closing ranks as CSV, one figure in each row. Colleges are found by name, address or reference. A name that finds no college waits under “Names in lists”. You see what would happen before anything is saved.',
  noun: ['closing rank', 'closing ranks'],
  heads: ['College', 'Seat', 'Closing rank'],
  columns:
    'Needed columns: year, authority, quota, round, category, course, college_name, closing_rank and source. Also understood: gender, state, ref_slug (one reference for a college in all years and spellings: its address on this site, where it has one), rank_type, allotted, flag, place and source_kind (official, college or press). Write the authority by its name, short name or address, as under Counselling authorities. A new quota or category is added without words. Nothing is predicted from it until you add them.',
  show: 'Show the names that wait',
} as const

interface NewWord {
  kind: 'quota' | 'category'
  authority: string
  /** How many rows have it. */
  count: number
  /** A word of the authority that is spelt nearly alike. */
  meant: string | undefined
}

const rowsHave = (count: number) =>
  plural(STUDIO_LANGUAGE, count, { one: 'one row has', other: `${grouped(STUDIO_LANGUAGE, count)} rows have` })

/** Errors and remarks of a row of closing ranks. */
export const cutOffRowMessages = {
  year: (latest: number) => `Write the year of admission with four digits, ${latest} at the latest.`,
  round: 'This round is not known. Write R1, R2, R3, R4, “R1+R2 combined”, Mop-up, Stray or Special stray.',
  rank: 'Write the rank as a whole number.',
  allotted: 'Write the number of allotments as a whole number, or leave it empty.',
  course: 'Not a course that has closing ranks here.',
  gender: 'Write female, or leave it empty for seats that are everybody’s.',
  rankType: 'Write AIR, “AIR (converted from state rank)” or “state merit rank”.',
  sourceKind: 'Write official, college or press, or leave it empty.',
  noSuchAuthority: 'No counselling authority has this name, short name or address.',
  twice: (row: number | string) => `The same figure stands in row ${row} already.`,
  /** A quota or category that the authority's vocabulary does not have. */
  newWord: ({ kind, authority, count, meant }: NewWord) =>
    [
      `${authority} has no such ${kind} yet; ${rowsHave(count)} it.`,
      meant ? `Did you mean ${meant}?` : 'It will be added without words, and nothing is predicted from it.',
    ].join(' '),
  unmatched: (rows: number) =>
    plural(STUDIO_LANGUAGE, rows, {
      one: 'No college found. Its figure waits under “Names in lists”.',
      other: `No college found. Its ${grouped(STUDIO_LANGUAGE, rows)} figures wait under “Names in lists”.`,
    }),
  /** A name that may mean a college, for an editor to decide. */
  mayBe: (college: string, rows: number) =>
    plural(STUDIO_LANGUAGE, rows, {
      one: `Is this ${college}? Its figure waits under “Names in lists” until somebody decides.`,
      other: `Is this ${college}? Its ${grouped(STUDIO_LANGUAGE, rows)} figures wait under “Names in lists” until somebody decides.`,
    }),
  /** The title of a source that the file names by a copy alone. */
  closingRanks: (authority: string, year: string) => `${authority}: closing ranks ${year}`,
} as const

export const termImportMessages = {
  title: 'Import categories and quotas',
  intro:
    'What authorities call their quotas and categories as CSV, one in each row. A new one is added, and one without words gets them. What has words stays. You see what would happen before anything is saved.',
  noun: ['word', 'words'],
  heads: ['In its lists', 'Authority', 'In words'],
  columns:
    'Needed columns: authority (its address), kind (quota or category) and code. Also understood: words, explanation, central, category_group, restriction, for_women, for_residents, region, instead_of, is_priced and has_no_seats. A row without words is passed over.',
  show: 'Show the categories and quotas',
  kept: importMessages.report.existingKept,
  unknownAuthority: 'No counselling authority has this address.',
  unknownRegion: 'No state has this address.',
} as const

export const nameImportMessages = {
  title: 'Import names',
  intro:
    'How lists write the names of colleges as CSV, one in each row. A new name is added, and an open one finds its college. What somebody decided stays. You see what would happen before anything is saved.',
  noun: ['name', 'names'],
  heads: ['Name in lists', 'College', ''],
  columns:
    'Needed column: name. Also understood: state, as the lists write it, and college: its address on this site. Leave college empty where the site has no such college.',
  show: 'Show the names in lists',
  kept: importMessages.report.existingKept,
  unknownCollege: 'No college has this address, so the name waits.',
} as const
