import { exportOf } from '@/features/accounts/export-queries'
import { paths } from '@/lib/paths'
import { payloadClient } from '@/lib/payload'
import { sessionUser } from '@/lib/session'

/** Everything kept about the person who asks, as a file to download. */
export async function GET(request: Request): Promise<Response> {
  const user = await sessionUser()
  if (!user) return Response.redirect(new URL(paths.login(paths.account()), request.url), 303)
  const data = await exportOf(await payloadClient(), user)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
