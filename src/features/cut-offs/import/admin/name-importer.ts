import { z } from 'zod'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { addingImporter } from '@/cms/import/adding-importer'
import { tags } from '@/lib/caching/cache'
import { nameImportMessages as messages } from '../messages'
import { moveFiguresOfNames } from './write-names'

/** How a list calls a college; without `college` the site has no page of it. */
export const NAME_ROW = z.strictObject({
  name: z.string().max(300),
  state: z.string().max(120).optional(),
  college: z.string().max(120).optional(),
})

/** How lists call the colleges: new names are added, open ones find their college. What somebody decided stays. */
export const nameImporter = addingImporter({
  kind: 'college-names',
  rule: contentKeepers,
  screen: { path: '/import-college-names', messages, show: studioPaths.list('college-names') },
  tags: () => [tags.cutOffs()],
  row: NAME_ROW,
  title: 'name',
  references: { college: { into: 'college_id', to: 'colleges', hasTrash: true } },
  values: { name: 'staged.name', state: `coalesce(staged.state, '')` },
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
      message: `case when college is not null and college_id is null then '${messages.unknownCollege}' end`,
    },
  ],
  writeMore: moveFiguresOfNames,
})
