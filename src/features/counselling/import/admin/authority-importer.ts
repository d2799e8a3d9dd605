import { z } from 'zod'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { listOf } from '@/cms/csv/table'
import { addingImporter } from '@/cms/import/adding-importer'
import { tags } from '@/lib/caching/cache'
import { COURSE_KEYS } from '@/lib/vocabulary'
import { authorityImportMessages as messages } from '../../admin/messages'
import { writeCourses } from './write-authorities'

/** A counselling authority in a file. */
export const AUTHORITY_ROW = z.object({
  slug: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().max(300),
  short_name: z.string().max(120).optional(),
  state: z.string().optional(),
  courses: listOf(z.enum(COURSE_KEYS)),
  site: z.url({ protocol: /^https?$/ }),
  allots: z.string().optional(),
})

/** Imports authorities. Dates are not imported: each has a notice, which editors enter. */
export const authorityImporter = addingImporter({
  kind: 'counselling-authorities',
  rule: contentKeepers,
  screen: { path: '/import-authorities', messages, show: studioPaths.list('counselling-authorities') },
  tags: () => [tags.counselling(), tags.cutOffs()],
  row: AUTHORITY_ROW,
  title: 'name',
  references: { state: { into: 'state_id', to: 'regions', unknown: messages.unknownState } },
  values: {
    slug: 'staged.stated_slug',
    ...Object.fromEntries(['name', 'short_name', 'site', 'allots'].map((column) => [column, `staged.${column}`])),
  },
  key: ['slug'],
  preview: ['name', 'site', 'courses'],
  writeMore: writeCourses,
})
