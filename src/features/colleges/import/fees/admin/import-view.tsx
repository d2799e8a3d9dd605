import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { importTexts } from '@/cms/import/texts'
import { feeImportTexts as texts } from '../texts'
import { ImportFeesForm } from './import-form'

/** Import of fees by kind of seat. */
export function ImportFeesView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={contentKeepers}
      actions={<a href={studioPaths.list('imports')}>{importTexts.form.history}</a>}
    >
      {() => <ImportFeesForm />}
    </StudioView>
  )
}
