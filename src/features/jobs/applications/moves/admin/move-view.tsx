import { adminOnly } from '@/cms/access/access'
import { recordIdOf } from '@/cms/admin/desk/record-view'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { applicationDeskMessages, moveMessages as messages } from '../../admin/messages'
import { moveFormValues } from './move-endpoints'
import { movePage } from './move-page'

/** Moving one application without script: the same questions and the same mail as in the dialog, on a page. */
export const MoveView = studioView(
  (view) => ({
    title: messages.page,
    steps: [
      { label: applicationDeskMessages.one.back, url: jobDeskPaths.applications() },
      { label: applicationDeskMessages.columns.applicant, url: jobDeskPaths.application(recordIdOf(view)) },
    ],
    rule: adminOnly,
  }),
  ({ req, user, view, id }) => {
    const values = moveFormValues((name) => view.searchParams?.[name])
    return movePage(req, user, id, values)
  },
)
