import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { recordIdOf } from '@/cms/admin/desk/record-view'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { applicationDeskMessages, moveMessages as messages } from '../../admin/messages'
import { moveFormValues } from './move-endpoints'
import { movePage } from './move-page'

/** Moving one application without script: the same questions and the same mail as in the dialog, on a page. */
export function MoveView(view: AdminViewServerProps) {
  const id = recordIdOf(view)
  const steps = [
    { label: applicationDeskMessages.one.back, url: jobDeskPaths.applications() },
    { label: applicationDeskMessages.columns.applicant, url: jobDeskPaths.application(id) },
  ]
  return (
    <StudioView view={view} title={messages.page} steps={steps} rule={adminOnly}>
      {(req, user) =>
        movePage(
          req,
          user,
          id,
          moveFormValues((name) => view.searchParams?.[name]),
        )
      }
    </StudioView>
  )
}
