import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { importTexts } from '@/cms/import/texts'
import { cutOffImportTexts as texts } from '../texts'
import { ImportClosingRanksForm } from './import-form'

/** Import of closing ranks. */
export function ImportClosingRanksView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={contentKeepers}
      actions={<a href={studioPaths.list('imports')}>{importTexts.form.history}</a>}
    >
      {() => <ImportClosingRanksForm />}
    </StudioView>
  )
}
