'use client'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { ImportForm } from '@/cms/import/form/import-form'
import { feeImportTexts as texts } from '../texts'

/** The import of fees. */
export function ImportFeesForm() {
  return (
    <ImportForm
      address="/api/colleges/import-fees"
      noun={texts.noun}
      columns={texts.columns}
      heads={texts.heads}
      show={{ label: texts.show, href: studioPaths.list('colleges') }}
    />
  )
}
