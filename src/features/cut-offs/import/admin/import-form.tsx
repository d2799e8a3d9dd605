'use client'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { ImportForm } from '@/cms/import/form/import-form'
import { cutOffImportTexts as texts } from '../texts'

/** The import of closing ranks. */
export function ImportClosingRanksForm() {
  return (
    <ImportForm
      address="/api/closing-ranks/import"
      noun={texts.noun}
      columns={texts.columns}
      heads={texts.heads}
      show={{ label: texts.show, href: studioPaths.list('college-names', { 'where[match][equals]': 'open' }) }}
    />
  )
}
