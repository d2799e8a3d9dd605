import { interviewFile } from '@/features/jobs/applications/interview'
import { ownApplication } from '@/features/jobs/applications/queries'
import { calendarResponse } from '@/lib/calendar/calendar-file'
import { isRecordId } from '@/lib/database/record-id'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { signedInRoute } from '@/server/route'

/** The interview of an application as a calendar file, for its applicant. */
export const GET = signedInRoute<{ params: Promise<{ id: string }> }>(
  pathsIn(DEFAULT_LANGUAGE).dashboard(),
  async (user, { params }) => {
    const { id } = await params
    const application = isRecordId(id) ? await ownApplication(user, id) : null
    const file = application && interviewFile(application, user)
    return file ? calendarResponse('interview.ics', file, 'private, no-store') : new Response(null, { status: 404 })
  },
)
