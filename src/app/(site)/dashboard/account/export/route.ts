import { exportOf } from '@/features/accounts/export-queries'
import { ownCommentsForExport } from '@/features/choice-lists/queries'
import { correctionsOf } from '@/features/corrections/export-queries'
import { remindersForExport } from '@/features/counselling/reminders/queries'
import { enquiriesOf } from '@/features/enquiries/export-queries'
import { alertsForExport } from '@/features/jobs/alerts/queries'
import { postingsForExport } from '@/features/jobs/postings/queries'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { payloadClient } from '@/server/payload'
import { signedInRoute } from '@/server/route'

/** All data about the person signed in, as a download. */
export const GET = signedInRoute(pathsIn(DEFAULT_LANGUAGE).account(), async (user) => {
  const payload = await payloadClient()
  const data = {
    ...(await exportOf(payload, user)),
    choiceListComments: await ownCommentsForExport(user),
    enquiries: await enquiriesOf(payload, user),
    alerts: await alertsForExport(user),
    reminders: await remindersForExport(user),
    corrections: await correctionsOf(payload, user),
    vacanciesSentIn: await postingsForExport(user),
  }
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
})
