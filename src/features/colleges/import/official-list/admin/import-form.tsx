'use client'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { ImportForm } from '@/cms/import/form/import-form'
import { officialListTexts as texts } from '../texts'

/** The import of an official list. */
export function ImportOfficialListForm() {
  return (
    <ImportForm
      address="/api/colleges/import-official-list"
      noun={texts.noun}
      columns={texts.columns}
      heads={texts.heads}
      show={{ label: texts.show, href: studioPaths.list('colleges') }}
    />
  )
}
