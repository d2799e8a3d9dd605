import { z } from 'zod'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { addingImporter } from '@/cms/import/adding-importer'
import { tags } from '@/lib/caching/cache'
import { CENTRAL_CATEGORIES, RESTRICTIONS, TERM_KINDS } from '../../schema'
import { termImportMessages as messages, nameImportMessages } from '../messages'
import { listedStateSql } from './listed-state-rule'
import { moveFiguresOfNames } from './write-names'

/** A college's name in a list; without `college` the site has no page for it. */
export const NAME_ROW = z.strictObject({
  name: z.string().max(300),
  state: z.string().max(120).optional(),
  college: z.string().max(120).optional(),
})

/** The names of colleges in lists: adds new names and matches open ones. Decisions stay. */
export const nameImporter = addingImporter({
  kind: 'college-names',
  rule: contentKeepers,
  screen: { path: '/import-college-names', messages: nameImportMessages, show: studioPaths.list('college-names') },
  tags: () => [tags.cutOffs()],
  row: NAME_ROW,
  title: 'name',
  references: { college: { into: 'college_id', to: 'colleges' } },
  values: { name: 'staged.name', state: `coalesce(${listedStateSql('staged.state')}, '')` },
  derived: {
    reference: 'staged.college',
    match: `case when staged.college is null then 'none' when staged.college_id is null then 'open' else 'found' end`,
  },
  key: ['name', 'state'],
  waits: `held.match = 'open' and (staged.college is null or staged.college_id is not null)`,
  preview: [`concat_ws(', ', name, state)`, 'college', `''`],
  remarks: [
    {
      column: 'college',
      value: 'college',
      message: `case when college is not null and college_id is null then '${nameImportMessages.unknownCollege}' end`,
    },
  ],
  writeMore: moveFiguresOfNames,
})

const label = z.string().max(120)
const yes = z.literal('yes').transform(() => true)

/** A term of an authority in a file; without words its meaning is still open. */
export const TERM_ROW = z.strictObject({
  authority: z.string(),
  kind: z.enum(TERM_KINDS),
  code: label,
  words: z.string().max(300).optional(),
  explanation: z.string().optional(),
  central: z.enum(CENTRAL_CATEGORIES).optional(),
  category_group: label.optional(),
  restriction: z.enum(RESTRICTIONS).optional(),
  for_women: yes.optional(),
  for_residents: yes.optional(),
  region: z.string().optional(),
  instead_of: label.optional(),
  is_priced: yes.optional(),
  has_no_seats: yes.optional(),
})

const { authority: _, region: __, ...OWN } = TERM_ROW.shape

/** The terms of authorities: adds new ones, and words to those from lists. */
export const termImporter = addingImporter({
  kind: 'seat-terms',
  rule: contentKeepers,
  screen: { path: '/import-seat-terms', messages, show: studioPaths.list('seat-terms') },
  tags: () => [tags.cutOffs()],
  row: TERM_ROW,
  title: 'code',
  references: {
    authority: { into: 'authority_id', to: 'counselling-authorities', unknown: messages.unknownAuthority },
    region: { into: 'region_id', to: 'regions', unknown: messages.unknownRegion },
  },
  values: Object.fromEntries(Object.keys(OWN).map((column) => [column, `staged.${column}`])),
  key: ['authority_id', 'kind', 'code'],
  waits: 'held.words is null',
  saysNothing: 'staged.words is null',
  preview: ['code', `concat_ws(', ', authority, kind)`, 'words'],
})

/** SQL for whether closing ranks use a term. @param record its name in the statement */
export const termInUse = (record: string): string =>
  `exists (select from closing_ranks where ${record}.id in (quota_id, category_id))`
