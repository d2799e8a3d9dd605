import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { recordIdOf } from '@/cms/admin/desk/record-view'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { applicationDeskTexts } from '../../admin/texts'
import { movePage } from './move-page'
import { formWords } from './move-schema'
import { moveTexts } from './move-texts'

/** Moving one application without script: the same questions and the same mail as in the dialog, on a page. */
export function MoveView(view: AdminViewServerProps) {
  const id = recordIdOf(view)
  const steps = [
    { label: applicationDeskTexts.one.back, url: jobDeskPaths.applications() },
    { label: applicationDeskTexts.columns.applicant, url: jobDeskPaths.application(id) },
  ]
  return (
    <StudioView view={view} title={moveTexts.page} steps={steps} rule={adminOnly}>
      {(req, user) =>
        movePage(
          req,
          user,
          id,
          formWords((name) => view.searchParams?.[name]),
        )
      }
    </StudioView>
  )
}
