import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { importTexts } from '@/cms/import/texts'
import { officialListTexts as texts } from '../texts'
import { ImportOfficialListForm } from './import-form'

/** Import of the list of an authority. */
export function ImportOfficialListView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={contentKeepers}
      actions={<a href={studioPaths.list('imports')}>{importTexts.form.history}</a>}
    >
      {() => <ImportOfficialListForm />}
    </StudioView>
  )
}
