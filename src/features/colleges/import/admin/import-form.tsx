'use client'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { ImportForm } from '@/cms/import/form/import-form'
import { collegeImportTexts as texts } from '../texts'
import { IMPORT_ADDRESS } from './addresses'

/** The import of colleges. */
export function ImportCollegesForm() {
  return (
    <ImportForm
      address={IMPORT_ADDRESS}
      noun={texts.noun}
      columns={texts.columns}
      heads={texts.heads}
      show={{ label: texts.show, href: studioPaths.list('colleges') }}
    />
  )
}
